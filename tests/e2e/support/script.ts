import { expect } from '@playwright/test';
import type { Moment, Table } from './table.ts';
import { fr } from './words.ts';

// The words that a battle is told in: what is due, in the rules' terms, and what players do and see.

/** A side's leader, and how far his Leadership reaches, in inches. */
export interface Leading {
  readonly leader: string;
  readonly range: number;
}

/** Something due on the table: its card's title, and what the card has to say. */
export interface Due {
  readonly title: string;
  readonly says: readonly string[];
}

/** A tap, or a look at the table. */
export type Deed = (table: Table) => Promise<void>;

/** Play comes to this moment, and exactly this is due there. */
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
    case 'recovery':
    case 'movement':
    case 'shooting':
    case 'close-combat':
      return { round, plays, phase: at, step: null, due };
  }
}

// ── What is due ──

/** The rout test on this Leadership, for this reason of `rout-ld`. */
export function rout(
  value: number,
  why: string,
  names: { readonly leader: string; readonly lenders?: string },
): Due {
  const reason = fr(`mordheim:rout-ld.${why}`, { lenders: '', ...names });
  return { title: titleOf('rout-test', '', value), says: [reason, chance(value)] };
}

/** A fighter's own test on this Leadership, for this reason of `ld`. */
export function ownTest(kind: string, name: string, value: number, why: string, led: Leading): Due {
  const reason = fr(`mordheim:ld.${why}`, { ...led });
  return { title: titleOf(kind, name, value), says: [reason, chance(value)] };
}

/** A decision, an offer or a reminder. */
export function card(kind: string, name: string): Due {
  return { title: titleOf(kind, name), says: [] };
}

/** The card for notes, with its pages where it has several. */
export function notes(first: string, ...others: readonly string[]): Due {
  const pages = [first, ...others].map((kind) => fr(`mordheim:duty.${kind}.title`));
  return {
    title: fr(`mordheim:action.${first}.title`),
    says: others.length === 0 ? [] : pages,
  };
}

// ── What players do ──

export function answer(kind: string, name: string, outcome: string, led?: Leading): Deed {
  const words = fr(`mordheim:duty.${kind}.outcome.${outcome}`, { ...led });
  return (table) => table.answer(titleOf(kind, name), words);
}

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
  return (table) => table.injuryDie(value);
}

// ── What players see ──

/** Exactly this is due now. */
export function left(...due: readonly Due[]): Deed {
  return async (table) => {
    await table.expectDue(due.map(({ title }) => title));
    for (const { title, says } of due) {
      const [name = ''] = title.split(VALUE);
      for (const text of says) await expect(table.card(name)).toContainText(text);
    }
  };
}

/** He is not among those who may. */
export function mayNot(what: string, name: string): Deed {
  const title = fr(`mordheim:action.${what}.title`);
  return async (table) => {
    await expect(table.card(title)).toBeVisible();
    await expect(table.card(title).getByRole('button', { name, exact: true })).toHaveCount(0);
  };
}

export function is(name: string, state: string): Deed {
  return rowSays(name, fr(`mordheim:status.${state}.word`));
}

/** What stands in his row. */
export function rowSays(name: string, text: string): Deed {
  return (table) => expect(table.row(name)).toContainText(text);
}

/** What has been settled in this phase, by the players or by itself. */
export function settled(text: string): Deed {
  return (table) => expect(table.settled(text)).toBeVisible();
}

/** Losses of a side of so many, and how near its rout test is. */
export function losses(side: string, out: number, of: number, warning: string): Deed {
  return async (table) => {
    await expect(table.gauge(side)).toContainText(`${out} / ${of}`);
    await expect(table.gauge(side)).toContainText(warning);
  };
}

/** So many losses away from the test. */
export function more(count: number): string {
  return count === 1 ? fr('battle:gauge.one-more') : fr('battle:gauge.missing', { count });
}

export const atItsTurn = fr('battle:gauge.next-turn');
export const dueNow = fr('battle:gauge.due');

/** Between a card's title and the value of its test. */
const VALUE = ' · ';

function titleOf(kind: string, name: string, value: number | null = null): string {
  const title = fr(`mordheim:duty.${kind}.title`, { name });
  if (value === null) return title;
  const characteristic = fr('mordheim:characteristic.Ld.short');
  return `${title}${VALUE}${fr('table:test.value', { characteristic, value })}`;
}

/** Two dice at or below the value, in 36 ways. */
function chance(value: number): string {
  const ways = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35][value] ?? 36;
  return `${Math.round((100 * ways) / 36)} %`;
}
