import type { AfterBattlePart } from '#rules/contract/after-battle.ts';
import { wordsOf } from '#rules/kit/several.ts';
import type { Life } from './chronicle.ts';
import { changesBy, everyInjury, traitsOfInjuries } from './injuries.ts';
import type { Member } from './warband.ts';

/** What a member bears or remembers of his battles. */
export type Scar =
  /** Whom he hates: a word of the trait. */
  | {
      readonly kind: 'enemy';
      readonly trait: string;
      readonly word: string;
      readonly at: number | null;
    }
  /** A trait that an injury left. */
  | { readonly kind: 'lasting'; readonly trait: string; readonly at: number | null }
  /** He was out of action, without anything that is said elsewhere. */
  | {
      readonly kind: 'hurt';
      readonly injuries: readonly string[];
      readonly by: string;
      readonly at: number | null;
    };

/**
 * What a member bears of his battles: whom he hates, each by himself, the injuries that he still has, and those that
 * he got over. What an injury took from his profile is a change of that.
 * @param life null for nothing known
 */
export function scarsOf(
  { traits }: Pick<Member, 'traits'>,
  life: Life | null,
  part: Pick<AfterBattlePart, 'injuries'>,
): readonly Scar[] {
  const hurt = life?.hurt ?? [];
  const { lasting, grudges } = traitsOfInjuries(part);
  const rows = new Map(everyInjury(part).map((row) => [row.id, row]));
  const effectsOf = (ids: readonly string[]) => ids.flatMap((id) => rows.get(id)?.effects ?? []);
  const since = (of: (one: Life['hurt'][number]) => boolean) => hurt.findLast(of)?.at ?? null;
  const leaves = (ids: readonly string[], trait: string) =>
    effectsOf(ids).some((effect) => 'trait' in effect && effect.trait === trait);
  const borne = lasting.filter((trait) => Object.hasOwn(traits, trait));
  const told = [...borne, ...grudges.filter((trait) => Object.hasOwn(traits, trait))];
  const isToldElsewhere = (ids: readonly string[]) =>
    changesBy(part, ids).length > 0 || told.some((trait) => leaves(ids, trait));
  return [
    ...grudges.flatMap((trait) => {
      const text = traits[trait];
      return (typeof text === 'string' ? wordsOf(text) : []).map((word) => ({
        kind: 'enemy' as const,
        trait,
        word,
        at: since(({ injuries, foes }) => leaves(injuries, trait) && foes.includes(word)),
      }));
    }),
    ...borne.map((trait) => ({
      kind: 'lasting' as const,
      trait,
      at: since(({ injuries }) => leaves(injuries, trait)),
    })),
    ...hurt
      .filter(({ injuries }) => !isToldElsewhere(injuries))
      .map(({ injuries, by, at }) => ({ kind: 'hurt' as const, injuries, by, at })),
  ];
}
