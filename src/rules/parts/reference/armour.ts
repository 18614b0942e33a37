import type { ReferenceEntry } from '#rules/reference.ts';
import { type ArmourId, saveNeed, strengthModifier } from '../armour-save.ts';
import { between, NONE, numbersFrom, orMore, signed, stretches, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

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
