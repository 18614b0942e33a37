import type { Flags } from '#rules/contract/battle-view.ts';
import type { CatalogueProfile } from '#rules/contract/catalogue.ts';

/** M, WS, BS, S, T, W, I, A, Ld. */
export type Stats = readonly [
  m: number,
  ws: number,
  bs: number,
  s: number,
  t: number,
  w: number,
  i: number,
  a: number,
  ld: number,
];

/** How few and how many a warband takes; null: as many as it holds. */
export type Range = readonly [min: number, max: number | null];

/**
 * One profile of the catalogue on one line. `leader` is a hero who leads.
 * Cost in gold crowns, null when he is not for sale by himself; starting experience, null for those
 * who never gain any.
 */
export function row(
  id: string,
  role: 'leader' | 'hero' | 'henchman' | 'hired-sword' | 'animal',
  [min, max]: Range,
  cost: number | null,
  startXp: number | null,
  [m, ws, bs, s, t, w, i, a, ld]: Stats,
  traits: Flags = {},
): CatalogueProfile {
  return {
    id,
    role: role === 'leader' ? 'hero' : role,
    leader: role === 'leader',
    min,
    max,
    cost,
    startXp,
    profile: { M: m, WS: ws, BS: bs, S: s, T: t, W: w, I: i, A: a, Ld: ld },
    traits,
  };
}
