import { attacks } from '../../../parts/attacks.ts';
import { between, number, numbersFrom, word } from '../../../parts/reference/cells.ts';
import { entry, row, table } from '../../../parts/reference/entry.ts';
import { meleeToHit } from '../../../parts/to-hit-melee.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { ANIMOSITY_ROLLS } from '../animosity.ts';
import { DRUNKEN_ROLLS, STUPID_ROLLS } from '../stupidity.ts';

/**
 * What goes on in fighters’ heads.
 * @rule PSY-FEAR-A, PSY-FEAR-B, PSY-FRENZY, PSY-HATE, PSY-STUP, PSY-ANIM
 */
export function psychologyEntries(): readonly ReferenceEntry[] {
  return [
    entry('psychology', 'fear', {
      rules: ['PSY-FEAR-A', 'PSY-FEAR-B'],
      numbers: { roll: afraidHitsOn() },
      related: ['charge', 'leadership-test', 'to-hit'],
    }),
    entry('psychology', 'frenzy', {
      rules: ['PSY-FRENZY'],
      tables: () => [attackTable()],
      related: ['charge', 'two-weapons'],
    }),
    entry('psychology', 'hatred', { rules: ['PSY-HATE'], related: ['to-hit'] }),
    entry('psychology', 'stupidity', {
      rules: ['PSY-STUP'],
      tables: () => [rollTable('stupidity', STUPID_ROLLS), rollTable('drunken', DRUNKEN_ROLLS)],
      related: ['leadership-test'],
    }),
    entry('psychology', 'animosity', {
      rules: ['PSY-ANIM'],
      tables: () => [rollTable('animosity', ANIMOSITY_ROLLS)],
    }),
  ];
}

function afraidHitsOn(): number {
  const { need } = meleeToHit({
    attackerWS: 10,
    defenderWS: 1,
    defenderHitAutomatically: false,
    failedFear: true,
    modifier: 0,
    divingCharge: false,
    naturalOneMisses: false,
  });
  return need ?? 0;
}

function attackTable() {
  const counted = (own: number, twoWeapons: boolean, frenzied: boolean) =>
    number(attacks({ attacks: own, twoWeapons, frenzied }));
  return table(
    'frenzy',
    [word('head.attacks'), word('head.frenzied'), word('head.frenzied-two-weapons')],
    numbersFrom(1, 4).map((own) =>
      row(number(own), [counted(own, false, true), counted(own, true, true)]),
    ),
  );
}

function rollTable(id: string, rolls: Readonly<Record<string, readonly [number, number]>>) {
  return table(
    id,
    [word('head.d6'), word('head.what')],
    Object.entries(rolls).map(([what, ends]) => row(between(ends), [word(`rolled.${what}`)])),
  );
}
