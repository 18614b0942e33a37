import type { Flags } from '../contract/battle-view.ts';
import type { TraitKind, TraitRange, TraitRow } from '../contract/rows.ts';

// Apart from other rows, because the first screen loads these with the lists of warbands.

/** Whether a fighter or side carries a trait of any id. A trait written as 0 or '' is not carried. */
export function isCarried(traits: Flags, id: string): boolean {
  const value = traits[id];
  return value !== undefined && value !== 0 && value !== '';
}

/** The number of a trait of any id, or null when it is not carried or holds none. */
export function numberIn(traits: Flags, id: string): number | null {
  const value = traits[id];
  return typeof value === 'number' ? value : null;
}

/** How the rules of one system read traits, limited to its own ids. */
export function traitTools<Id extends string>() {
  const carries = (traits: Flags, id: Id): boolean => isCarried(traits, id);
  return {
    carries,
    /** Whether at least one of several traits is carried. */
    carriesAny: (traits: Flags, ids: readonly Id[]): boolean =>
      ids.some((id) => carries(traits, id)),
    /** A trait's number, or null when it is not carried or holds none. */
    traitNumber: (traits: Flags, id: Id): number | null => numberIn(traits, id),
    /** A trait's text, or null when it is not carried or holds none. */
    traitText: (traits: Flags, id: Id): string | null => {
      const value = traits[id];
      return typeof value === 'string' && value !== '' ? value : null;
    },
  };
}

/** A row of a system's table of traits. */
export interface TraitOf<Id extends string, Group extends string> extends TraitRow {
  readonly id: Id;
  readonly group: Group;
}

/** Makers of the rows of one kind. */
export function traitsOf(kind: TraitKind) {
  /** A trait that a fighter carries or doesn't. */
  const plain = <Id extends string, Group extends string>(
    id: Id,
    group: Group,
  ): TraitOf<Id, Group> => ({ id, kind, group, value: 'none', of: 'fighter' });
  /** The same for a trait that no rule of the app reads: its hint reminds players to apply it. */
  const noted = <Id extends string, Group extends string>(
    id: Id,
    group: Group,
  ): TraitOf<Id, Group> => ({ ...plain(id, group), onlyNoted: true });
  return {
    plain,
    noted,
    /** Several plain ones of a group. */
    plains: <Id extends string, Group extends string>(group: Group, ...ids: readonly Id[]) =>
      ids.map((id) => plain(id, group)),
    /** Several of a group that no rule reads. */
    allNoted: <Id extends string, Group extends string>(group: Group, ...ids: readonly Id[]) =>
      ids.map((id) => noted(id, group)),
    /** A trait with a number, such as the die roll of a save. */
    number: <Id extends string, Group extends string>(
      id: Id,
      group: Group,
      range: TraitRange,
    ): TraitOf<Id, Group> => ({ ...plain(id, group), value: 'number', range }),
    /** A trait with a word. */
    text: <Id extends string, Group extends string>(id: Id, group: Group): TraitOf<Id, Group> => ({
      ...plain(id, group),
      value: 'text',
    }),
    /** A trait of a whole warband. */
    whole: <Id extends string>(id: Id): TraitOf<Id, 'side'> => ({
      ...plain(id, 'side'),
      of: 'side',
    }),
  };
}
