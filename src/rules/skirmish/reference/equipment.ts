import type { Message } from '#rules/contract/battle-view.ts';
import { type Cell, inches, type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { BLESSED } from '../duel/blows.ts';
import { DARK_VENOM, GROMRIL, LOTUS_ROLL, QUICK, REPTILE_VENOM } from '../duel/edges.ts';
import { ARMOUR } from '../duel/rules.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '../duel/weapon-ids.ts';
import {
  type FirstTurnUse,
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPONS,
  type MissileWeapon,
} from '../duel/weapons.ts';

/** The save without armour against a weapon that improves it. @rule SAVE */
const BARE_SAVE = ARMOUR.none - MELEE_WEAPONS.dagger.victimSaveBonus;

/** Weapons and their upgrades, named after their traits. */
export const WEAPON_PAGES: readonly Page[] = [
  {
    section: 'equipment',
    id: 'weapons',
    sign: 'sword',
    rules: ['WEAPONS'],
    numbers: { save: BARE_SAVE },
    tables: [meleeTable],
    related: ['to-hit', 'to-wound', 'armour-save', 'two-weapons', 'materials', 'poisons'],
  },
  {
    section: 'equipment',
    id: 'missile-weapons',
    sign: 'crossbow',
    tables: [missileTable],
    related: ['shot-to-hit', 'who-shoots', 'poisons'],
  },
  {
    section: 'equipment',
    id: 'materials',
    within: 'weapons',
    numbers: { save: signed(GROMRIL), initiative: signed(QUICK) },
    related: ['armour-save', 'strike-order'],
  },
  {
    section: 'equipment',
    id: 'poisons',
    within: 'weapons',
    numbers: { strength: signed(DARK_VENOM), roll: LOTUS_ROLL, venom: signed(REPTILE_VENOM) },
    related: ['to-wound', 'critical'],
  },
];

function meleeTable(): PageTable {
  return {
    id: 'weapons',
    columns: ['head.weapon', 'head.hands', 'head.strength', 'head.save', 'head.special'],
    rows: MELEE_WEAPON_IDS.map((id) => {
      const weapon: MeleeWeapon = MELEE_WEAPONS[id];
      return [
        word('value.trait', { trait: id }),
        weapon.hands,
        strengthCell(weapon),
        signed(weapon.save + weapon.victimSaveBonus),
        meleeNotes(weapon),
      ];
    }),
  };
}

function strengthCell(weapon: MeleeWeapon): readonly Cell[] {
  const extra = (code: string, value: number) =>
    value === 0 ? [] : [word(code, { value: signed(value) })];
  const later = [
    ...extra('strength.first-turn', weapon.firstTurnStrength),
    ...extra('strength.mounted-charge', weapon.mountedChargeStrength),
  ];
  return weapon.strength === 0 && later.length > 0 ? later : [signed(weapon.strength), ...later];
}

function meleeNotes(weapon: MeleeWeapon): readonly Message[] {
  return [
    ...when(weapon.parry, PARRY_NOTES[weapon.parriesAgain]),
    ...when(weapon.concussion, 'note.concussion'),
    ...when(weapon.strikes === 'last', 'note.strikes-last'),
    ...when(weapon.strikes === 'first-turn-first', 'note.first-turn-first'),
    ...when(weapon.oneAttackOnly, 'note.one-attack'),
    ...when(weapon.mountedOnly, 'note.mounted-only'),
    ...when(weapon.pair, 'note.pair'),
    ...when(weapon.unparried, 'note.unparried'),
    ...when(weapon.whipcrack > 0, 'note.whipcrack'),
    ...when(weapon.initiative !== 0, 'note.initiative', { value: signed(weapon.initiative) }),
    ...when(weapon.climbing !== 0, 'note.climbing', { value: signed(weapon.climbing) }),
    ...(weapon.alone === null ? [] : [word(`note.alone-${weapon.alone}`)]),
    ...when(weapon.holy, 'note.holy', { value: signed(BLESSED) }),
    ...coated(weapon.poison),
    ...besideNotes(weapon),
  ];
}

const PARRY_NOTES = {
  never: 'note.parry',
  'beside-another': 'note.parry-beside-another',
  always: 'note.parry-again',
} as const satisfies Readonly<Record<MeleeWeapon['parriesAgain'], string>>;

function besideNotes({ beside }: MeleeWeapon): readonly Message[] {
  switch (beside) {
    case 'any':
      return [];
    case 'shield-or-buckler':
      return [word('note.shield-or-buckler')];
    case 'shield-only':
      return [word('note.shield-only')];
    case 'nothing':
      // Both hands are full, as their own column says.
      return [];
  }
}

function missileTable(): PageTable {
  return {
    id: 'missile-weapons',
    columns: ['head.weapon', 'head.range', 'head.strength', 'head.save', 'head.special'],
    rows: MISSILE_WEAPON_IDS.map((id) => {
      const weapon: MissileWeapon = MISSILE_WEAPONS[id];
      return [
        word('value.trait', { trait: id }),
        inches(weapon.range),
        weapon.strength === 'user' ? 'strength.own' : weapon.strength,
        shotSave(weapon),
        missileNotes(weapon),
      ];
    }),
  };
}

function shotSave({ save }: MissileWeapon): Cell {
  return save === null ? '–' : word(`save.${save.kind}`, { value: signed(save.value) });
}

function missileNotes(weapon: MissileWeapon): readonly Message[] {
  return [
    ...shotNotes(weapon),
    ...when(weapon.hitBonus !== 0, 'note.hit-bonus', { value: signed(weapon.hitBonus) }),
    ...when(weapon.autoHits, 'note.auto-hits'),
    ...when(weapon.oncePerBattle, 'note.once'),
    ...when(weapon.moveOrFire, 'note.move-or-fire'),
    ...when(weapon.reloads, 'note.reloads'),
    ...when(!weapon.rangePenalty, 'note.no-range-penalty'),
    ...when(!weapon.movePenalty, 'note.no-move-penalty'),
    ...when(weapon.anyTarget, 'note.any-target'),
    ...coated(weapon.poison),
    ...when(weapon.neverCritical, 'note.never-critical'),
    ...when(weapon.silent, 'note.silent'),
    ...firstTurnNotes(weapon.meleeInFirstTurn),
  ];
}

function coated(poison: 'black-lotus' | null): readonly Message[] {
  return poison === null ? [] : [word('note.black-lotus')];
}

function shotNotes(weapon: MissileWeapon): readonly Message[] {
  if (weapon.shots === 1) return [];
  return [
    word('note.shots', { shots: weapon.shots, value: signed(weapon.shotPenalty) }),
    ...(weapon.shotsWithin === null
      ? []
      : [word('note.shots-within', { inches: weapon.shotsWithin })]),
    ...when(weapon.shotsStandingStill, 'note.shots-standing-still'),
  ];
}

function firstTurnNotes(use: FirstTurnUse | null): readonly Message[] {
  if (use === null) return [];
  switch (use.kind) {
    case 'blows':
      return [word('note.first-turn-blows', { count: use.count })];
    case 'shot-before':
      return [word('note.shot-before', { value: signed(use.toHit) })];
  }
}

function when(holds: boolean, code: string, params: Message['params'] = {}): readonly Message[] {
  return holds ? [word(code, params)] : [];
}
