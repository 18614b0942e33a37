import { ARMOUR, type ArmourId } from '../armour-save.ts';
import { type Circumstances, idOf } from './circumstances.ts';
import type { Combatant } from './combatant.ts';
import type { DuelRules } from './duel-rules.ts';
import type { Protection } from './protection.ts';

/** Armour, shield and helmet: read off the table, asked of a typed profile. @rule SAVE */
export function wornBy(
  rules: DuelRules,
  ask: Circumstances,
  { role, gear, fighter }: Combatant,
  shieldReady: boolean,
): { readonly worn: Protection; readonly helmet: boolean } {
  const { naturalSave } = gear;
  if (!rules.armoury) {
    const wornSave = savesOn(ask.choice(idOf(role, 'save'), role, saveId(gear.wornSave), SAVES));
    const worn = { armour: 'none', shield: false, naturalSave, wornSave } as const;
    return { worn, helmet: gear.helmet };
  }
  const typed = fighter === null;
  const told = typed ? ask.choice(idOf(role, 'armour'), role, gear.armour, ARMOURS) : gear.armour;
  const armour = ARMOURS.find((id) => id === told) ?? 'none';
  const asks = (id: string, table: boolean) =>
    typed ? ask.isSo(idOf(role, id), role, table) : table;
  const shield = shieldReady ? asks('shield', gear.shield) : false;
  const helmet = asks('helmet', gear.helmet);
  return { worn: { armour, shield, naturalSave, wornSave: gear.wornSave }, helmet };
}

const ARMOURS: readonly ArmourId[] = ['none', 'light', 'heavy', 'ithilmar', 'gromril'];
const SAVES = ['save-none', 'save-6', 'save-5', 'save-4', 'save-3', 'save-2', 'save-1'] as const;

function saveId(save: number | null): string {
  return save === null ? 'save-none' : `save-${save}`;
}

/** Null for no save; each further option is better by one. */
function savesOn(id: string): number | null {
  const index = SAVES.findIndex((one) => one === id);
  return index <= 0 ? null : ARMOUR.none - index;
}
