import { useMemo } from 'react';
import { inOrderOfNames } from '#roster/find.ts';
import type { ListedType } from '#rules/contract/catalogue.ts';
import { useSystems } from '#store/hooks.ts';
import { useRosterWords } from './words.ts';

/** A type of warband with what players call it. */
export interface NamedType extends ListedType {
  readonly name: string;
}

/** Types that are equally official; null for those of a game that tells none from another. */
export interface Grade {
  readonly grade: (typeof GRADES)[number];
  readonly types: readonly NamedType[];
}

/** Whose what is: the players' own, of nobody known, and what comes with the app, the most official first. */
export const GRADES = ['own', null, 'official', '1a', '1b', '1c'] as const;

/** Every type of warband that a game has, the players' own first, then the most official, each by name. */
export function useTypes(systemId: string): readonly Grade[] {
  const systems = useSystems();
  const words = useRosterWords(systemId);
  const types = systems.typeList(systemId);
  return useMemo(() => {
    const named = inOrderOfNames(types.map((type) => ({ ...type, name: words.type(type.id) })));
    return GRADES.map((grade) => ({
      grade,
      types: named.filter((type) => (type.own === true ? 'own' : (type.grade ?? null)) === grade),
    }));
  }, [types, words]);
}
