import { useMemo } from 'react';
import { REST_WORDS, type RestKind } from '#exchange/import/mend.ts';
import type { Rest } from '#exchange/import/preview-rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { type Findable, WordSearch } from '#ui/roster/WordSearch.tsx';
import type { DraftWords } from './draft-words.ts';

type MendRestProps = {
  readonly rest: Rest;
  /** The words are listed as an unknown item; otherwise they are a note. */
  readonly asThing: boolean;
  readonly catalogueId: string;
  /** Of the fighter, whose prices are shown. */
  readonly profileId: string;
  readonly words: DraftWords;
  readonly onSay: (is: RestKind, id: string) => void;
};

/** Asks what unknown words are: the type, an item, a skill, an injury, the name, or just a note. */
export function MendRest(props: MendRestProps) {
  const { rest, asThing, catalogueId, profileId, words, onSay } = props;
  const { t } = useTranslation('import');
  const options = useMemo(() => {
    const all = {
      ...words,
      profiles: words.profiles(catalogueId),
      things: words.things(profileId),
    };
    return REST_WORDS.flatMap(([is, of]) =>
      all[of].map((one): Findable => ({ ...one, id: `${is} ${one.id}` })),
    );
  }, [words, catalogueId, profileId]);
  return (
    <WordSearch
      label={t('sheet.what-is', { text: rest.text })}
      placeholder={t('sheet.what-search')}
      options={options}
      likely={[]}
      value=""
      onChoose={(choice) => {
        const [kind] = REST_WORDS.find(([is]) => choice.startsWith(`${is} `)) ?? [];
        if (kind !== undefined) onSay(kind, choice.slice(kind.length + 1));
      }}
    >
      <Chip pressed={false} icon="edit" onPress={() => onSay('name', '')}>
        {t('sheet.is-name')}
      </Chip>
      <Chip pressed={asThing} onPress={() => onSay('thing', '')}>
        {t('sheet.is-thing')}
      </Chip>
      <Chip pressed={false} onPress={() => onSay('skill', '')}>
        {t('sheet.is-skill')}
      </Chip>
      <Chip pressed={!asThing} icon="list" onPress={() => onSay('note', '')}>
        {t('sheet.is-note')}
      </Chip>
    </WordSearch>
  );
}
