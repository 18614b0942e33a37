import { traitsOf } from '#rules/kit/trait-rows.ts';
import type { MordheimTrait } from './groups.ts';

const { noted, plain } = traitsOf('injury');

/** What stays of a serious injury, or of being taken captive. */
export const INJURY_ROWS = [
  plain('injury-horrible-scars', 'psychology'),
  plain('injury-hardened', 'psychology'),
  plain('injury-arm', 'injury'),
  plain('injury-eye', 'injury'),
  { ...noted('injury-old-wound', 'injury'), beforeBattle: true },
  plain('held-captive', 'injury'),
  plain('addicted', 'injury'),
] as const satisfies readonly MordheimTrait[];

export type InjuryId = (typeof INJURY_ROWS)[number]['id'];
