import { traitsOf } from '#rules/kit/trait-rows.ts';
import type { MordheimTrait } from './groups.ts';

const { whole } = traitsOf('side');

/** Marks of a whole warband. */
export const SIDE_ROWS = [
  /** The whole warband may roll a failed All Alone or Rout test again. */
  whole('hardy'),
  whole('war-horn'),
] as const satisfies readonly MordheimTrait[];

export type SideMarkId = (typeof SIDE_ROWS)[number]['id'];
