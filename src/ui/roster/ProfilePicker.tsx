import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { offers, type RosterSystem } from '#roster/profiles.ts';
import { type Findable, WordSearch } from './WordSearch.tsx';
import type { RosterWords } from './words.ts';

type ProfilePickerProps = {
  readonly system: RosterSystem;
  readonly words: RosterWords;
  /** The warband type whose profiles come first; '' for a free-form warband. */
  readonly catalogueId: string;
  /** '' for no profile. */
  readonly value: string;
  /** Suggested before the warband's own. */
  readonly likely?: readonly string[] | undefined;
  /** Other names of a profile, folded, for searching. */
  readonly called?: ((profileId: string) => string | undefined) | undefined;
  readonly onChoose: (profileId: string) => void;
  readonly children?: ReactNode;
};

/** Picks a profile: one of the warband's by a tap, any other by typing. */
export function ProfilePicker(props: ProfilePickerProps) {
  const { system, words, catalogueId, value, likely = NONE, called } = props;
  const { t } = useTranslation('roster');
  const own = offers(system, catalogueId).filter(({ profileId }) =>
    profileId.startsWith(`${catalogueId}/`),
  );
  return (
    <WordSearch
      label={t('member.profile')}
      placeholder={words.profile(value) ?? t('member.profile-search')}
      options={everybody(system, words, catalogueId).map((one) => ({
        ...one,
        called: called?.(one.id),
      }))}
      likely={[value, ...likely, ...own.map(({ profileId }) => profileId)]}
      value={value}
      onChoose={props.onChoose}
    >
      {props.children}
    </WordSearch>
  );
}

const NONE: readonly string[] = [];

/** Profiles of the warband first, then hired swords, then all others with their warband's name. */
function everybody(
  system: RosterSystem,
  words: RosterWords,
  catalogueId: string,
): readonly Findable[] {
  const open = offers(system, catalogueId).map(({ profileId }) => ({
    id: profileId,
    name: words.profile(profileId) ?? profileId,
  }));
  const others = system.catalogue
    .filter(({ id }) => id !== catalogueId)
    .flatMap(({ id, profiles }) =>
      profiles.map((profile) => ({
        id: `${id}/${profile.id}`,
        name: words.profile(`${id}/${profile.id}`) ?? profile.id,
        detail: words.type(id),
      })),
    );
  return [...open, ...others];
}
