import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  between,
  entry,
  inches,
  NONE,
  number,
  numbersFrom,
  orMore,
  row,
  signed,
  signedText,
  stretches,
  table,
  word,
} from '#rules/kit/reference.ts';
import { BLESSED } from '../duel/blows.ts';
import { DARK_VENOM, GROMRIL, LOTUS_ROLL, QUICK, REPTILE_VENOM } from '../duel/edges.ts';
import { saveNeed, strengthModifier } from '../duel/protection.ts';
import { ARMOUR, type ArmourId } from '../duel/rules.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '../duel/weapon-ids.ts';
import {
  type FirstTurnUse,
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPONS,
  type MissileWeapon,
} from '../duel/weapons.ts';

/** What one fights and shoots with, and with what on it; they have the names of their traits. @rule WEAPONS */
export function weaponEntries(): readonly ReferenceEntry[] {
  return [
    entry('equipment', 'weapons', {
      rules: ['WEAPONS'],
      numbers: { save: BARE_SAVE },
      tables: () => [meleeTable()],
      related: ['to-hit', 'to-wound', 'armour-save', 'two-weapons', 'materials', 'poisons'],
    }),
    entry('equipment', 'missile-weapons', {
      tables: () => [missileTable()],
      related: ['shot-to-hit', 'who-shoots', 'poisons'],
    }),
    entry('equipment', 'materials', {
      numbers: { save: signedText(GROMRIL), initiative: signedText(QUICK) },
      related: ['armour-save', 'strike-order'],
    }),
    entry('equipment', 'poisons', {
      numbers: {
        strength: signedText(DARK_VENOM),
        roll: LOTUS_ROLL,
        venom: signedText(REPTILE_VENOM),
      },
      related: ['to-wound', 'critical'],
    }),
  ];
}

/** What even somebody without armour saves on against a weapon that betters his save. @rule SAVE */
const BARE_SAVE = ARMOUR.none - MELEE_WEAPONS.dagger.victimSaveBonus;

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

function strengthCell(weapon: MeleeWeapon): readonly Message[] {
  const extra = (code: string, value: number) =>
    value === 0 ? [] : [word(code, { value: signedText(value) })];
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
    ...when(weapon.initiative !== 0, 'note.initiative', { value: signedText(weapon.initiative) }),
    ...when(weapon.climbing !== 0, 'note.climbing', { value: signedText(weapon.climbing) }),
    ...(weapon.alone === null ? [] : [word(`note.alone-${weapon.alone}`)]),
    ...when(weapon.holy, 'note.holy', { value: signedText(BLESSED) }),
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

function shotSave({ save }: MissileWeapon): Message {
  if (save === null) return NONE;
  return word(`save.${save.kind}`, { value: signedText(save.value) });
}

function missileNotes(weapon: MissileWeapon): readonly Message[] {
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
    word('note.shots', { shots: weapon.shots, value: signedText(weapon.shotPenalty) }),
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
      return [word('note.shot-before', { value: signedText(use.toHit) })];
  }
}

function when(holds: boolean, code: string, params: Message['params'] = {}): readonly Message[] {
  return holds ? [word(code, params)] : [];
}

/** What armour saves, and what a strong blow takes off it. @rule SAVE */
export function armourEntries(rules: {
  readonly naturalOneFails: boolean;
}): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'armour-save', {
      rules: ['SAVE'],
      tables: () => [modifierTable(), saveTable(rules.naturalOneFails)],
      related: ['to-wound', 'injury'],
    }),
  ];
}

const STRENGTHS = numbersFrom(1, 10);

function modifierTable() {
  return table(
    'save-modifiers',
    [word('head.strength'), word('head.modifier')],
    stretches(STRENGTHS, strengthModifier).map(({ ends, answer }) =>
      row(between(ends), [signed(answer)]),
    ),
  );
}

const WORN = [
  { armour: 'none', shield: true },
  { armour: 'light', shield: false },
  { armour: 'light', shield: true },
  { armour: 'heavy', shield: false },
  { armour: 'heavy', shield: true },
  { armour: 'ithilmar', shield: false },
  { armour: 'ithilmar', shield: true },
  { armour: 'gromril', shield: false },
  { armour: 'gromril', shield: true },
] as const satisfies readonly { readonly armour: ArmourId; readonly shield: boolean }[];

/** The save of each armour against each Strength that makes a difference. */
function saveTable(naturalOneFails: boolean) {
  const steps = stretches(STRENGTHS, strengthModifier);
  return table(
    'saves',
    [word('head.armour'), ...steps.map(({ ends }) => word('head.against-strength', spoken(ends)))],
    WORN.map(({ armour, shield }) =>
      row(
        word(shield ? `armour.${armour}-shield` : `armour.${armour}`),
        steps.map(({ ends: [strength] }) => {
          const need = saveNeed({
            armour,
            shield,
            strength,
            extraModifier: 0,
            totalModifierOverride: null,
            saveBonus: 0,
            naturalOneFails,
          });
          return need === null ? NONE : orMore(need);
        }),
      ),
    ),
  );
}

function spoken([from, to]: readonly [number, number]) {
  return { strengths: from === to ? String(from) : `${from}–${to}` };
}
