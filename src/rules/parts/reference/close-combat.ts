import type { ReferenceEntry } from '#rules/reference.ts';
import { strikeOrder } from '../strike-order.ts';
import { weaponSkillNeed } from '../to-hit-melee.ts';
import { woundNeed } from '../to-wound.ts';
import { NONE, number, numbersFrom, orMore, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/**
 * Who strikes when and whom, what hits and what wounds.
 * @rule CC-ORDER, CC-WHO, CC-HIT, WOUND, DOWN
 */
export function closeCombatEntries(): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'strike-order', {
      rules: ['CC-ORDER'],
      tables: () => [orderTable()],
      related: ['phase-close-combat'],
    }),
    entry('close-combat', 'whom-to-strike', { rules: ['CC-WHO'], related: ['downed'] }),
    entry('close-combat', 'to-hit', {
      rules: ['CC-HIT'],
      tables: () => [chart('to-hit', 'WS', weaponSkillNeed)],
      related: ['to-wound', 'phase-close-combat'],
    }),
    entry('close-combat', 'to-wound', {
      rules: ['WOUND'],
      tables: () => [chart('to-wound', 'strength', woundNeed)],
      related: ['armour-save', 'critical'],
    }),
    entry('close-combat', 'downed', { rules: ['DOWN'], related: ['knocked-down', 'stunned'] }),
  ];
}

/** As slow as each other, so that only what sets them apart counts. */
const ALIKE = {
  initiative: 3,
  charged: false,
  strikesFirst: false,
  strikesLast: false,
  stoodUp: false,
};

function orderTable() {
  const groups = strikeOrder([
    { ...ALIKE, id: 'stood-up', stoodUp: true },
    { ...ALIKE, id: 'strikes-last', strikesLast: true },
    { ...ALIKE, id: 'others' },
    { ...ALIKE, id: 'strikes-first', strikesFirst: true },
    { ...ALIKE, id: 'charged', charged: true },
  ]);
  const rows = groups.flatMap((group, index) =>
    group.toSorted().map((id) => row(number(index + 1), [word(`striker.${id}`)])),
  );
  return table('strike-order', [word('head.order'), word('head.who')], rows);
}

/** A chart of one characteristic against another, attackers downwards. */
function chart(id: string, against: string, needOf: (a: number, b: number) => number | null) {
  const values = numbersFrom(1, 10);
  return table(
    id,
    [word(`head.chart-${against}`), ...values.map(number)],
    values.map((attacker) =>
      row(
        number(attacker),
        values.map((victim) => {
          const need = needOf(attacker, victim);
          return need === null ? NONE : orMore(need);
        }),
      ),
    ),
  );
}
