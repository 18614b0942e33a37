import type { BattleView, Change } from '#rules/contract/battle-view.ts';
import type { FlagRow, StatusRow } from '#rules/contract/rows.ts';
import { chip, flagTools, quiet } from '#rules/kit/rows.ts';

export const STATUS_IDS = ['steady', 'eliminated', 'left-table', 'in-reserve', 'absent'] as const;

export type StatusId = (typeof STATUS_IDS)[number];

/** A unit is on the table or it is not; whether it is weakened follows from its losses. @rule COL-7 */
export const STATUSES = {
  steady: {
    id: 'steady',
    tone: 'standing',
    onTable: true,
    participates: true,
    inStrip: true,
  },
  eliminated: {
    id: 'eliminated',
    tone: 'out-of-action',
    onTable: false,
    participates: true,
    inStrip: true,
  },
  'left-table': {
    id: 'left-table',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
  },
  'in-reserve': {
    id: 'in-reserve',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
    use: 'reserve',
  },
  absent: {
    id: 'absent',
    tone: 'away',
    onTable: false,
    participates: false,
    inStrip: false,
    use: 'absent',
  },
} as const satisfies { readonly [Id in StatusId]: StatusRow & { readonly id: Id } };

export const STATUS_ROWS: readonly StatusRow[] = STATUS_IDS.map((id) => STATUSES[id]);

export const FLAG_IDS = [
  'activated',
  'square',
  'light-cover',
  'heavy-cover',
  'leader-here',
  'weakened',
  'morale-due',
] as const;

export type FlagId = (typeof FLAG_IDS)[number];

/**
 * What is true of a unit until players change it. That it has been activated lasts a round: one that was run
 * through before its own turn must not act in it.
 * @rule COL-2, COL-6
 */
const FLAGS = {
  activated: chip('activated', 'until-changed'),
  square: chip('square', 'until-changed'),
  'light-cover': chip('light-cover', 'until-changed'),
  'heavy-cover': chip('heavy-cover', 'until-changed'),
  'leader-here': chip('leader-here', 'until-changed'),
  /** Entered by players; counts regardless of losses. */
  weakened: chip('weakened', 'until-changed'),
  /** Its place among the units that still have to test. */
  'morale-due': quiet('morale-due', 'until-changed'),
} as const satisfies { readonly [Id in FlagId]: FlagRow & { readonly id: Id } };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

export const { has, setFlag, clearFlag } = flagTools<FlagId>();

/** Everybody may be activated again when a round is over. */
export function roundOver(view: BattleView): readonly Change[] {
  return Object.values(view.fighters).flatMap((unit) => clearFlag(unit, 'activated'));
}
