import { useMemo } from 'react';
import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import { profileWord, warbandWord } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import { traitSaid } from '#ui/trait-words.ts';

/** Words of a rule system for the roster screens. */
export interface RosterWords {
  /** "Mercenaires reiklanders", or "free-form". */
  readonly type: (catalogueId: string) => string;
  /** The name, or a placeholder if it is blank. */
  readonly warband: (warband: Pick<Warband, 'name'>) => string;
  readonly member: (member: Pick<Member, 'name'>) => string;
  /** Null for a free-form member. */
  readonly profile: (profileId: string) => string | null;
  /** The player's own title, else the profile's name; '' for one who has neither. */
  readonly ownKind: (member: Pick<Member, 'title' | 'profileId'>) => string;
  /** The same, else the role's name. */
  readonly kind: (member: Pick<Member, 'title' | 'profileId' | 'role' | 'labels'>) => string;
  /** The same, beside his name; undefined where the name says it. */
  readonly kindBeside: (
    member: Pick<Member, 'name' | 'title' | 'profileId' | 'role' | 'labels'>,
  ) => string | undefined;
  readonly role: (role: string, count: number) => string;
  /** "CC" */
  readonly short: (characteristic: string) => string;
  /** "Capacité de combat" */
  readonly characteristic: (characteristic: string) => string;
  readonly group: (traitGroup: string) => string;
  readonly trait: (trait: string) => string;
  readonly hint: (trait: string) => string;
  /** "Armure : légère", "Sauvegarde 5+"; just the trait if it has no value. */
  readonly carried: (trait: string, value: FlagValue, catalogueId: string) => string;
  /** The words for a trait's text value that the rules or the catalogue know; null for any other. */
  readonly known: (trait: string, value: string, catalogueId: string) => string | null;
  /** The same, else the player's own text. */
  readonly value: (trait: string, value: string, catalogueId: string) => string;
}

/** The roster words of a system. */
export function useRosterWords(systemId: string): RosterWords {
  const say = useSay();
  const { t } = useTranslation('roster');
  return useMemo(() => {
    const of = (code: string, params = {}) => say({ code, params });
    const maybe = (code: string) => (hasWords({ code, params: {} }) ? of(code) : null);
    const profile = (profileId: string) => {
      const key = profileWord(profileId);
      return key === null ? null : maybe(`${systemId}-packs:${key}`);
    };
    const role = (id: string, count: number) => of(`${systemId}:role.${id}`, { count });
    const ownKind = ({ title, profileId }: Pick<Member, 'title' | 'profileId'>) =>
      title === '' ? (profile(profileId) ?? '') : title;
    const kind = (member: Parameters<RosterWords['kind']>[0]) => {
      const own = ownKind(member);
      return own === '' ? role(member.role, member.labels.length) : own;
    };
    const characteristic = (id: string) => of(`${systemId}:characteristic.${id}.name`);
    const trait = (id: string) => of(`${systemId}-traits:${id}.name`);
    const known = (id: string, text: string, catalogueId: string) =>
      maybe(`roster:trait-values.${id}.${text}`) ??
      maybe(`${systemId}:hatred.${text}`) ??
      profile(`${catalogueId}/${text}`);
    const value = (id: string, text: string, catalogueId: string) =>
      joinedWords(wordsOf(text).map((word) => known(id, word, catalogueId) ?? word));
    return {
      type: (catalogueId) => {
        const key = warbandWord(catalogueId);
        return key === null ? t('list.free-form') : of(`${systemId}-packs:${key}`);
      },
      warband: ({ name }) => (name === '' ? t('list.unnamed') : name),
      member: ({ name }) => (name === '' ? t('member.unnamed') : name),
      profile,
      ownKind,
      kind,
      kindBeside: (member) => {
        const own = kind(member);
        return folded(own) === folded(member.name) ? undefined : own;
      },
      role,
      short: (id) => of(`${systemId}:characteristic.${id}.short`),
      characteristic,
      group: (id) => of(`${systemId}:trait-group.${id}`),
      trait,
      hint: (id) => of(`${systemId}-traits:${id}.hint`),
      carried: (id, carried, catalogueId) => {
        if (carried === true) return trait(id);
        if (typeof carried === 'number') return say(traitSaid(systemId, id, carried));
        const shown = value(id, carried, catalogueId);
        return (
          maybe(`roster:trait-names.${id}.${carried}`) ??
          t('traits.valued', { trait: trait(id), value: shown })
        );
      },
      known,
      value,
    };
  }, [systemId, say, t]);
}
