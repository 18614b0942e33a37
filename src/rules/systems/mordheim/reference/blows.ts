import { attacks } from '../../../parts/attacks.ts';
import { criticalEffect } from '../../../parts/critical.ts';
import { signedText } from '../../../parts/reference/cells.ts';
import { criticalEntry, criticalTable } from '../../../parts/reference/critical.ts';
import { entry } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { criticalHit, WEAPON_CLASSES, type WeaponClass } from '../critical-charts.ts';

/** Critical hits, parries and second weapons. @rule CRIT, CRIT-OPT, PARRY, TWO-W */
export function blowEntries(): readonly ReferenceEntry[] {
  return [
    criticalEntry(() => [
      criticalTable('critical', (roll) => ({ ...criticalEffect(roll), besides: null })),
    ]),
    entry('close-combat', 'critical-charts', {
      rules: ['CRIT-OPT'],
      tables: () =>
        WEAPON_CLASSES.map((weapon) =>
          criticalTable(`critical-${weapon}`, (roll) => chartLine(weapon, roll)),
        ),
      related: ['critical', 'house-rules'],
    }),
    entry('close-combat', 'parry', { rules: ['PARRY'], related: ['to-hit', 'weapons'] }),
    entry('close-combat', 'two-weapons', {
      rules: ['TWO-W'],
      numbers: { more: signedText(attackOf(true) - attackOf(false)) },
      related: ['weapons', 'frenzy'],
    }),
  ];
}

function attackOf(twoWeapons: boolean): number {
  return attacks({ attacks: 1, twoWeapons, frenzied: false });
}

function chartLine(weapon: WeaponClass, roll: number) {
  const hit = criticalHit(weapon, roll, { criticalTables: 'optional' });
  return { ...hit, besides: hit.extra ?? (hit.helmetHelps ? null : 'no-helmet') };
}
