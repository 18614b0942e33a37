import { characteristic, number, word } from '../../../parts/reference/cells.ts';
import { entry, row, table } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { COUNTER_ROWS } from '../counters.ts';
import { CHARACTERISTICS } from '../profile.ts';

/** Who acts, and what is counted. @rule DR-TURN */
export function turnPages(): readonly ReferenceEntry[] {
  return [
    entry('turn', 'turn', { rules: ['DR-TURN'], related: ['unsettled'] }),
    entry('turn', 'profile', { tables: () => [profileTable()], related: ['counters'] }),
    entry('turn', 'counters', {
      tables: () => [counterTable()],
      related: ['disengaging', 'armour', 'turn'],
    }),
  ];
}

function profileTable() {
  return table(
    'profile',
    [word('head.characteristic'), word('head.what'), word('head.usual-value')],
    CHARACTERISTICS.map(({ id, default: usual }) =>
      row(characteristic(id), [[word('value.characteristic-name', { id })], number(usual)]),
    ),
  );
}

function counterTable() {
  return table(
    'counters',
    [word('head.counter'), word('head.starts-at')],
    COUNTER_ROWS.map(({ id, from, min }) =>
      row(word('value.counter', { id }), [from === null ? number(min) : characteristic(from)]),
    ),
  );
}
