import { useMemo } from 'react';
import { REST_WORDS, type RestKind } from '#exchange/import/mend.ts';
import type { Rest } from '#exchange/import/rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { type Findable, WordSearch } from '#ui/roster/WordSearch.tsx';
import type { DraftWords } from './draft-words.ts';

type MendRestProps = {
  readonly rest: Rest;
  readonly words: DraftWords;
  readonly onSay: (is: RestKind, id: string) => void;
};

/** Asks what unused words are: a thing, a skill, an injury, his name. */
export function MendRest({ rest, words, onSay }: MendRestProps) {
  const { t } = useTranslation('import');
  const options = useMemo(() => {
    return REST_WORDS.flatMap(([is, all]) =>
      words[all].map((one): Findable => ({ ...one, id: `${is} ${one.id}` })),
    );
  }, [words]);
  return (
    <WordSearch
      label={t('sheet.what-is', { text: rest.text })}
      options={options}
      likely={[]}
      value=""
      onChoose={(choice) => {
        const [kind] = REST_WORDS.find(([is]) => choice.startsWith(`${is} `)) ?? [];
        if (kind !== undefined) onSay(kind, choice.slice(kind.length + 1));
      }}
    >
      <Chip pressed={false} onPress={() => onSay('name', '')}>
        {t('sheet.is-name')}
      </Chip>
      <Chip pressed={false} onPress={() => onSay('skill', '')}>
        {t('sheet.is-skill')}
      </Chip>
    </WordSearch>
  );
}
