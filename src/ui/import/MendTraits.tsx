import { useState } from 'react';
import type { DraftFighter } from '#exchange/import/draft.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ChipGroup } from '#ui/kit/Chip.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import { Asked } from './Asked.tsx';
import type { DraftWords } from './draft-words.ts';
import { AddChip, HasChip } from './MendChips.tsx';
import type { Mends } from './use-mends.ts';

type MendTraitsProps = {
  readonly of: 'skills' | 'injuries';
  readonly fighter: DraftFighter;
  readonly mends: Mends;
  readonly words: DraftWords;
};

/** Skills or injuries. */
export function MendTraits({ of, fighter, mends, words }: MendTraitsProps) {
  const { t } = useTranslation('import');
  const [open, setOpen] = useState(false);
  const { key } = fighter;
  const set = (text: string, traitId: string, has: boolean) => {
    setOpen(false);
    mends.give({ do: 'trait', fighter: key, of, text, traitId, has });
  };
  const label = t(`sheet.${of}`);
  return (
    <section className="stack">
      <h3 className="cluster quiet apart mend-label">{label}</h3>
      <ChipGroup label={label}>
        {fighter[of].map((word) => (
          <HasChip
            key={word.text}
            name={words.trait(word)}
            onTake={() => set(word.text, word.traitId, false)}
          >
            {words.trait(word)}
          </HasChip>
        ))}
        <AddChip open={open} onPress={() => setOpen(!open)}>
          {t(`sheet.add-${of}`)}
        </AddChip>
      </ChipGroup>
      {open ? (
        <Asked>
          <WordSearch
            label={t(`sheet.search-${of}`)}
            options={words[of]}
            likely={[]}
            value=""
            onChoose={(id, name) => set(name, id, true)}
            onOwnWord={(text) => set(text, '', true)}
          />
        </Asked>
      ) : null}
    </section>
  );
}
