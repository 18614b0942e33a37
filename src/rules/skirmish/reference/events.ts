import { between, type Page, type PageRow, type PageTable, word } from '#rules/kit/reference.ts';
import { EVENT_FACE } from '#rules/skirmish/events/event-duties.ts';
import { type EventTable, withFurther } from '#rules/skirmish/events/event-table.ts';

/**
 * A table of optional events, and those that its rows lead to.
 * @param numbers that its sentences mention, besides the face that brings an event
 */
export function eventPage(table: EventTable, numbers: Page['numbers'] = {}): Page {
  const { id, rule } = table;
  return {
    section: 'agreements',
    id,
    rules: [rule],
    numbers: { face: EVENT_FACE, ...numbers },
    tables: withFurther([table]).map((one) => () => resultsOf(one)),
    related: ['house-rules'],
  };
}

function resultsOf({ id, rows }: EventTable): PageTable {
  return {
    id,
    columns: ['head.dice-thrown', 'head.event', 'head.what'],
    rows: rows.map(({ id: event, on, differs }): PageRow => {
      const text = word('value.event-text', { event });
      return [
        between(on),
        word('value.event', { event }),
        differs === true ? [text, 'value.event-differs'] : [text],
      ];
    }),
  };
}
