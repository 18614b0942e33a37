import type mordheim from '../../../locales/fr/mordheim.json';
import { fr, type Words } from '../../e2e/support/words.ts';
import type { Moment, Table } from './table.ts';

// The vocabulary of battle scripts: duties in the rules’ terms, and what players do and see.

/** A side’s leader and the radius of his Leadership, in inches. */
export interface Leading {
  readonly leader: string;
  readonly range: number;
}

/** A duty on the table: its card’s title, and the text on the card. */
export interface Due {
  readonly title: string;
  readonly says: readonly string[];
}

/** A tap, or a check of the table. */
export type Deed = (table: Table) => Promise<void>;

/** Play reaches this moment, and exactly these duties are due. */
export interface Scene extends Moment {
  readonly due: readonly Due[];
}

type Place = NonNullable<Moment['step']> | Moment['phase'];

export function now(round: number, plays: string, at: Place, ...due: readonly Due[]): Scene {
  switch (at) {
    case 'charges':
    case 'compulsory':
    case 'other-moves':
      return { round, plays, phase: 'movement', step: at, due };
    case 'after-blows':
      return { round, plays, phase: 'close-combat', step: at, due };
    case 'recovery':
    case 'movement':
    case 'magic':
    case 'shooting':
    case 'close-combat':
      return { round, plays, phase: at, step: null, due };
  }
}

/** Duties and their answers, in the words of one game. */
export function tellIn(system: string, words: Words = fr) {
  const title = (kind: string, name: string, value: number | null = null) => {
    const duty = words(`${system}:duty.${kind}.title`, { name });
    if (value === null) return duty;
    const characteristic = words(`${system}:characteristic.Ld.short`);
    return `${duty}${VALUE}${words('table:test.value', { characteristic, value })}`;
  };
  return {
    /** The rout test on this Leadership, with this reason of `rout-ld`. */
    rout: (
      value: number,
      why: string,
      names: { readonly leader: string; readonly lenders?: string; readonly count?: number },
    ): Due => {
      const reason = words(`${system}:rout-ld.${why}`, { lenders: '', count: 0, ...names });
      return { title: title('rout-test', '', value), says: [reason, chance(value, words)] };
    },

    /** A fighter’s own test on this Leadership, with this reason of `ld`. */
    ownTest: (kind: string, name: string, value: number, why: string, led: Leading): Due => {
      const reason = words(`${system}:ld.${why}`, { ...led });
      return { title: title(kind, name, value), says: [reason, chance(value, words)] };
    },

    /** A decision, an offer or a reminder. */
    card: (kind: string, name: string): Due => ({ title: title(kind, name), says: [] }),

    /** The card for notes, with its pages if it has several. */
    notes: (first: string, ...others: readonly string[]): Due => {
      const pages = [first, ...others].map((kind) => words(`${system}:duty.${kind}.title`));
      return {
        title: words(`${system}:action.${first}.title`),
        says: others.length === 0 ? [] : pages,
      };
    },

    answer: (kind: string, name: string, outcome: string, led?: Leading): Deed => {
      const text = words(`${system}:duty.${kind}.outcome.${outcome}`, { ...led });
      return (table) => table.answer(title(kind, name), text);
    },

    /** He is not among those who may. */
    mayNot: (what: string, name: string): Deed => {
      const asked = words(`${system}:action.${what}.title`);
      return (table) => table.expectNoButton(asked, name);
    },

    /** A reminder without an answer. */
    onlyReminds: (kind: string): Deed => {
      return (table) => table.expectNoButton(title(kind, ''));
    },

    /** A remark in his fight about something that applies now and asks nothing. */
    counts: (
      what: keyof typeof mordheim.reminder,
      name: string,
      how: Readonly<Record<string, number | string>> = {},
    ): Deed => {
      const text = words(`${system}:reminder.${what}`, { name, ...how });
      return (table) => table.expectFight(name, text);
    },

    /** The reason for his place in the order of strikes of his fight. */
    strikes: (reason: keyof typeof mordheim.fight, name: string, initiative: number): Deed => {
      const text = words(`${system}:fight.${reason}`, { initiative });
      return (table) => table.expectFight(name, text);
    },

    is: (name: string, state: string): Deed =>
      rowSays(name, words(`${system}:status.${state}.word`)),
  };
}

/** The first scene is the battle’s present moment. */
export async function play(table: Table, story: readonly (Scene | Deed)[]) {
  for (const [index, line] of story.entries()) {
    if (typeof line === 'function') {
      await line(table);
      continue;
    }
    await table.tell(`${line.round} · ${line.plays} · ${line.step ?? line.phase}`, async () => {
      if (index > 0) await table.next(line);
      await table.expectMoment(line);
      await left(...line.due)(table);
    });
  }
}

// ── What players do ──

export function charge(name: string, target: string): Deed {
  return (table) => table.charge(name, target);
}

export function note(what: string, name: string): Deed {
  return (table) => table.mark(what, name);
}

export function status(name: string, to: string): Deed {
  return (table) => table.quickStatus(name, to);
}

export function wound(name: string): Deed {
  return (table) => table.wound(name);
}

export function injury(value: number): Deed {
  return (table) => table.face(value);
}

/** This many losses of a counted side. */
export function loses(side: string, count: number): Deed {
  return async (table) => {
    for (let lost = 0; lost < count; lost += 1) await table.oneOut(side);
  };
}

/** Into his duel, with the players’ dice roll by roll. */
export function duel(name: string, ...faces: readonly number[]): Deed {
  return async (table) => {
    await table.duel(name);
    for (const face of faces) await table.face(face);
  };
}

/** One more roll, and the result is applied to the table. */
export function lastThrow(face: number): Deed {
  return async (table) => {
    await table.face(face);
    await table.apply();
  };
}

// ── What players see ──

/** Exactly these duties are due now. */
export function left(...due: readonly Due[]): Deed {
  return async (table) => {
    await table.expectDue(due.map(({ title }) => title));
    for (const { title, says } of due) {
      const [name = ''] = title.split(VALUE);
      if (says.length > 0) await table.unfold(name);
      for (const text of says) await table.expectCard(name, text);
    }
  };
}

/** The open sheet’s text or question. */
export function sheetSays(text: string): Deed {
  return (table) => table.expectSheet(text);
}

/** The text in his row. */
export function rowSays(name: string, text: string): Deed {
  return (table) => table.expectRow(name, text);
}

/** What has been settled in this phase, by players or automatically. */
export function settled(text: string): Deed {
  return (table) => table.expectSettled(text);
}

/** A side’s losses out of its size, and how near its rout test is. */
export function losses(side: string, out: number, of: number, warning: string): Deed {
  return async (table) => {
    await table.expectGauge(side, `${out} / ${of}`);
    await table.expectGauge(side, warning);
  };
}

/** The number of losses before the test. */
export function more(count: number): string {
  return count === 1 ? fr('battle:gauge.one-more') : fr('battle:gauge.missing', { count });
}

export const atItsTurn = fr('battle:gauge.next-turn');
export const dueNow = fr('battle:gauge.due');

/** Separates a card’s title from its test’s value. */
const VALUE = ' · ';

/** The number of results of 2D6, out of 36, that are at or below the value. */
function chance(value: number, words: Words): string {
  const ways = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35][value] ?? 36;
  return `${Math.round((100 * ways) / 36)}${words === fr ? ' ' : ''}%`;
}
