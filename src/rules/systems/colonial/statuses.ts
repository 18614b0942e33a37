import type { BattleView, Change, FighterView, Flags } from '#rules/contract/battle-view.ts';
import type { FlagRow, StatusRow } from '#rules/contract/rows.ts';

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
 * What is true of a unit until somebody says otherwise. That it has been activated lasts a round: one
 * that was run through before its own turn must not act in it.
 * @rule COL-2, COL-6
 */
const FLAGS = {
  activated: mark('activated'),
  square: mark('square'),
  'light-cover': mark('light-cover'),
  'heavy-cover': mark('heavy-cover'),
  'leader-here': mark('leader-here'),
  /** The players' word; it counts whatever the losses say. */
  weakened: mark('weakened'),
  /** Its place among the units that still have to test. */
  'morale-due': { ...mark('morale-due'), toggle: false },
} as const satisfies { readonly [Id in FlagId]: FlagRow & { readonly id: Id } };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

export function has(of: { readonly flags: Flags }, flag: FlagId): boolean {
  return of.flags[flag] !== undefined;
}

export function setFlag(unit: FighterView, flag: FlagId, value: true | number): Change {
  return { kind: 'flag', fighterId: unit.id, flag, value };
}

/** The changes that clear flags; none for those that are not set, so that events stay short. */
export function clearFlags(unit: FighterView, flags: readonly FlagId[]): readonly Change[] {
  return flags
    .filter((flag) => has(unit, flag))
    .map((flag) => ({ kind: 'flag', fighterId: unit.id, flag, value: null }));
}

/** Everybody may be activated again when a round is over. */
export function roundOver(view: BattleView): readonly Change[] {
  return Object.values(view.fighters).flatMap((unit) => clearFlags(unit, ['activated']));
}

function mark<Id extends FlagId>(id: Id) {
  return { id, lifetime: 'until-changed', toggle: true } as const;
}
