import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { offers, type RosterSystem } from '#roster/profiles.ts';
import { type Findable, WordSearch } from './WordSearch.tsx';
import type { RosterWords } from './words.ts';

type ProfilePickerProps = {
  readonly system: RosterSystem;
  readonly words: RosterWords;
  /** Whose profiles are offered first; '' for a warband of no list. */
  readonly catalogueId: string;
  /** '' for somebody of no profile. */
  readonly value: string;
  /** Offered before the warband's own. */
  readonly likely?: readonly string[] | undefined;
  /** Other words for a profile, by its id, folded. */
  readonly called?: ((profileId: string) => string | undefined) | undefined;
  readonly onChoose: (profileId: string) => void;
  readonly children?: ReactNode;
};

/** Says who somebody is: one of his warband by a tap, anybody of the game by a few letters. */
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

/** Those of the warband first, then hired swords, then those of all others with their warband's name. */
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
