import { D66, THREE_D6, TWO_D6 } from '#rules/dice/dice.ts';
import { ONE_D6 } from '#rules/kit/duty.ts';
import type { EventRow, EventTable } from '#rules/skirmish/events/event-table.ts';

type Facts = Omit<EventRow, 'id' | 'on'>;

function row(on: number | EventRow['on'], id: string, facts: Facts = {}): EventRow {
  return { id, on: typeof on === 'number' ? [on, on] : on, ...facts };
}

/** A further table on a D6: results without facts are over with the turn. */
function onD6(id: string, facts: readonly [Facts, Facts, Facts, Facts, Facts, Facts]): EventTable {
  const rows = facts.map((one, at) => row(at + 1, `${id}-${at + 1}`, one));
  return { id, rule: 'MORD-HAPPENINGS', dice: ONE_D6, rows };
}

const NOW: Facts = { lasts: 0 };
const AFTER: Facts = { after: true };
const DIFFERS: Facts = { differs: true };

/** One family of sources, read twice; where its readings differ, the row says so. @rule MORD-HAPPENINGS */
export const HAPPENINGS: EventTable = {
  id: 'happenings',
  rule: 'MORD-HAPPENINGS',
  dice: D66,
  single: true,
  rows: [
    row(11, 'ogre', AFTER),
    row(12, 'rats', { throws: { dice: TWO_D6, each: 'own-turn' } }),
    row(13, 'earthquake', { lasts: 'D3', ...DIFFERS }),
    row(14, 'high-winds', DIFFERS),
    row(15, 'bloodletter', { lasts: 'D6' }),
    row(16, 'shard', AFTER),
    row(21, 'spirit'),
    row(22, 'burning-building'),
    row(23, 'man-eating-tree'),
    row(24, 'skeletons', { lasts: 'D3' }),
    row(25, 'distances', { lasts: 'D3', throws: { dice: ONE_D6, each: 'turn' } }),
    row(26, 'spawn', { throws: { dice: TWO_D6, each: 'own-turn' } }),
    row(31, 'collapse', NOW),
    row(32, 'writing', {
      ...NOW,
      further: onD6('writing', [AFTER, {}, AFTER, {}, {}, NOW]),
    }),
    row(33, 'fog', { throws: { dice: TWO_D6, each: 'own-turn' }, ...DIFFERS }),
    row(34, 'grasping-ground', { lasts: 1, ...DIFFERS }),
    row(35, 'hounds'),
    row(36, 'wayward-arm', { lasts: 'D3' }),
    row(41, 'sickened', DIFFERS),
    row([42, 44], 'storm', {
      ...NOW,
      further: onD6('storm', [{ lasts: 'D3' }, { lasts: 1 }, { lasts: 'D3' }, {}, NOW, {}]),
    }),
    row(45, 'pit-fighter', AFTER),
    row(46, 'flies', { lasts: 'D3' }),
    row(51, 'sinkhole', DIFFERS),
    row(52, 'haunted-house'),
    row(53, 'plague-carriers', AFTER),
    row(54, 'lost-matriarch'),
    row(55, 'traps', { throws: { dice: ONE_D6, each: 'turn' }, ...DIFFERS }),
    row(56, 'cellar', { further: onD6('cellar', [NOW, AFTER, NOW, NOW, NOW, NOW]) }),
    row(61, 'alluring-tree'),
    row(62, 'flagellants'),
    row(63, 'pool', {
      ...NOW,
      further: onD6('pool', [{}, NOW, {}, NOW, {}, {}]),
    }),
    row(64, 'shrieking-walls', { lasts: 'D3' }),
    row(65, 'pedlar', { ...AFTER, ...DIFFERS }),
    row(66, 'giant-spider'),
  ],
};

/** One text alone. @rule MORD-SUBPLOTS */
export const SUBPLOTS: EventTable = {
  id: 'subplots',
  rule: 'MORD-SUBPLOTS',
  dice: THREE_D6,
  single: true,
  rows: [
    row(3, 'rickety-floors'),
    row(4, 'loose-stones'),
    row(5, 'weak-houses'),
    row(6, 'deadly-wounds', AFTER),
    row(7, 'drugged'),
    row([8, 9], 'bitter-rivals'),
    row(10, 'bad-food'),
    row([11, 12], 'thirsty-heroes', AFTER),
    row(13, 'magic-flows', AFTER),
    row(14, 'bad-light'),
    row(15, 'undermined'),
    row(16, 'backer', AFTER),
    row(17, 'chatterers'),
    row(18, 'falling-stars', { throws: { dice: ONE_D6, each: 'own-turn' } }),
  ],
};

export const EVENT_TABLES: readonly EventTable[] = [HAPPENINGS, SUBPLOTS];
