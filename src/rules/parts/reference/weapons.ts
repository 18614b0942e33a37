import type { ReferenceEntry } from '#rules/reference.ts';
import type { Said } from '#rules/system.ts';
import {
  type FirstTurnUse,
  MELEE_WEAPON_IDS,
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPON_IDS,
  MISSILE_WEAPONS,
  type MissileWeapon,
} from '../weapons.ts';
import { inches, NONE, number, signed, signedText, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/** What one fights and shoots with; weapons have the names of their traits. @rule WEAPONS */
export function weaponEntries(): readonly ReferenceEntry[] {
  return [
    entry('equipment', 'weapons', {
      rules: ['WEAPONS'],
      tables: () => [meleeTable()],
      related: ['to-hit', 'to-wound', 'armour-save'],
    }),
    entry('equipment', 'missile-weapons', {
      tables: () => [missileTable()],
      related: ['shot-to-hit', 'who-shoots'],
    }),
  ];
}

function meleeTable() {
  return table(
    'weapons',
    [
      word('head.weapon'),
      word('head.hands'),
      word('head.strength'),
      word('head.save'),
      word('head.special'),
    ],
    MELEE_WEAPON_IDS.map((id) => {
      const weapon: MeleeWeapon = MELEE_WEAPONS[id];
      return row(word('value.trait', { trait: id }), [
        number(weapon.hands),
        strengthCell(weapon),
        signed(weapon.save + weapon.victimSaveBonus),
        meleeNotes(weapon),
      ]);
    }),
  );
}

function strengthCell(weapon: MeleeWeapon): readonly Said[] {
  const extra = (code: string, value: number) =>
    value === 0 ? [] : [word(code, { value: signedText(value) })];
  const later = [
    ...extra('strength.first-turn', weapon.firstTurnStrength),
    ...extra('strength.mounted-charge', weapon.mountedChargeStrength),
  ];
  return weapon.strength === 0 && later.length > 0 ? later : [signed(weapon.strength), ...later];
}

function meleeNotes(weapon: MeleeWeapon): readonly Said[] {
  return [
    ...when(weapon.parry, 'note.parry'),
    ...when(weapon.concussion, 'note.concussion'),
    ...when(weapon.strikes === 'last', 'note.strikes-last'),
    ...when(weapon.strikes === 'first-turn-first', 'note.first-turn-first'),
    ...when(weapon.oneAttackOnly, 'note.one-attack'),
    ...when(weapon.mountedOnly, 'note.mounted-only'),
    ...besideNotes(weapon),
  ];
}

function besideNotes({ beside }: MeleeWeapon): readonly Said[] {
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

function missileTable() {
  return table(
    'missile-weapons',
    [
      word('head.weapon'),
      word('head.range'),
      word('head.strength'),
      word('head.save'),
      word('head.special'),
    ],
    MISSILE_WEAPON_IDS.map((id) => {
      const weapon: MissileWeapon = MISSILE_WEAPONS[id];
      return row(word('value.trait', { trait: id }), [
        inches(weapon.range),
        weapon.strength === 'user' ? word('strength.own') : number(weapon.strength),
        shotSave(weapon),
        missileNotes(weapon),
      ]);
    }),
  );
}

function shotSave({ save }: MissileWeapon): Said {
  if (save === null) return NONE;
  return word(`save.${save.kind}`, { value: signedText(save.value) });
}

function missileNotes(weapon: MissileWeapon): readonly Said[] {
  return [
    ...shotNotes(weapon),
    ...when(weapon.hitBonus !== 0, 'note.hit-bonus', { value: signedText(weapon.hitBonus) }),
    ...when(weapon.autoHits, 'note.auto-hits'),
    ...when(weapon.oncePerBattle, 'note.once'),
    ...when(weapon.moveOrFire, 'note.move-or-fire'),
    ...when(weapon.reloads, 'note.reloads'),
    ...when(!weapon.rangePenalty, 'note.no-range-penalty'),
    ...when(!weapon.movePenalty, 'note.no-move-penalty'),
    ...when(weapon.anyTarget, 'note.any-target'),
    ...firstTurnNotes(weapon.meleeInFirstTurn),
  ];
}

function shotNotes(weapon: MissileWeapon): readonly Said[] {
  if (weapon.shots === 1) return [];
  return [
    word('note.shots', { shots: weapon.shots, value: signedText(weapon.shotPenalty) }),
    ...(weapon.shotsWithin === null
      ? []
      : [word('note.shots-within', { inches: weapon.shotsWithin })]),
    ...when(weapon.shotsStandingStill, 'note.shots-standing-still'),
  ];
}

function firstTurnNotes(use: FirstTurnUse | null): readonly Said[] {
  if (use === null) return [];
  switch (use.kind) {
    case 'blows':
      return [word('note.first-turn-blows', { count: use.count })];
    case 'shot-before':
      return [word('note.shot-before', { value: signedText(use.toHit) })];
  }
}

function when(holds: boolean, code: string, params: Said['params'] = {}): readonly Said[] {
  return holds ? [word(code, params)] : [];
}
