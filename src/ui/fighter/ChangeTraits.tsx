import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import { usualGear } from '#roster/gear.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useTraitName } from './trait-name.ts';

type ChangeProps = { readonly id: FighterId; readonly onClose: () => void };

/**
 * Takes up and puts down weapons and the rest, for this battle only: what he carries and what lies at hand at
 * once, all else by its name or one tap away.
 */
export function ChangeTraits({ id, onClose }: ChangeProps) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  const likely = useBattleShallow(({ battle }) =>
    battle === null ? [] : likelyArms(system, battle, id),
  );
  const [typed, setTyped] = useState('');
  // What he had when the sheet was opened stays at the top, put down or not.
  const [before] = useState(Object.keys(fighter?.traits ?? {}));
  if (fighter === null) return null;
  const { profile, traits } = fighter;
  const named = system.traits
    .filter((row) => row.of === 'fighter' && (row.id in traits || firstValue(row) !== null))
    .flatMap((row) => {
      const name = nameOf(row.id);
      return name === null ? [] : [{ row, name }];
    });
  const first = [...new Set([...before, ...likely])].flatMap(
    (trait) => named.find(({ row }) => row.id === trait) ?? [],
  );
  const sought = folded(typed.trim());
  const found = sought === '' ? first : named.filter(({ name }) => folded(name).includes(sought));
  const rest = sought === '' ? named.filter((one) => !first.includes(one)) : [];
  const press = (row: TraitRow) => {
    const { [row.id]: had, ...others } = traits;
    const value = firstValue(row);
    const more = had === undefined && value !== null ? { [row.id]: value } : {};
    send({ type: 'set-profile', fighterId: id, profile, traits: { ...others, ...more } });
  };
  const chip = ({ row, name }: { readonly row: TraitRow; readonly name: string }) => (
    <Chip key={row.id} pressed={row.id in traits} onPress={() => press(row)}>
      {name}
    </Chip>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('change-traits')}
      subtitle={t('change-traits-hint')}
    >
      <div className="stack-wide">
        <TextField label={t('seek-trait')} type="search" value={typed} onChange={setTyped} />
        {found.length === 0 ? <EmptyLine>{t('no-trait')}</EmptyLine> : null}
        <ChipGroup label={t('traits')}>{found.map(chip)}</ChipGroup>
        {rest.length === 0 ? null : (
          <Fold title={t('other-traits', { count: rest.length })}>
            <ChipGroup label={t('other-traits', { count: rest.length })}>
              {rest.map(chip)}
            </ChipGroup>
          </Fold>
        )}
      </div>
    </Sheet>
  );
}

/** What his side fights with, what the fallen let go, and what most carry: the likeliest first. */
function likelyArms(system: RuleSystem, battle: BattleState, id: FighterId): readonly string[] {
  const fighter = battle.fighters[id];
  if (fighter === undefined) return [];
  const others = Object.values(battle.fighters);
  const own = others.filter(({ sideId }) => sideId === fighter.sideId);
  const carried = new Set(others.flatMap(({ traits }) => Object.keys(traits)));
  const arms = Object.keys(system.signs.arms).filter((trait) => carried.has(trait));
  return [...new Set([...usualGear({ members: own }, fighter, system), ...arms])];
}

/** Null for a trait whose value only the player can tell. */
function firstValue({ value, range }: TraitRow): true | number | null {
  if (range !== undefined) return range.default;
  return value === 'none' ? true : null;
}
