import { useState } from 'react';
import type { DraftFighter, DraftItem } from '#exchange/import/draft.ts';
import { type Rest, type Row, restsOf } from '#exchange/import/rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import type { DraftWords } from './draft-words.ts';
import { AddChip, HasChip, WordChip } from './MendChips.tsx';
import { MendRest } from './MendRest.tsx';
import type { Mends } from './use-mends.ts';

type MendThingsProps = {
  readonly row: Row;
  readonly fighter: DraftFighter;
  readonly mends: Mends;
  readonly words: DraftWords;
  readonly system: RosterSystem;
};

/** What is being asked about: one thing more, a word of the list, or what is left of its line. */
type Asked = { readonly thing: string } | { readonly rest: Rest } | 'more' | null;

/** What he carries, with its price; and words of his line that are nothing yet. */
export function MendThings({ row, fighter, mends, words, system }: MendThingsProps) {
  const { t } = useTranslation(['import', 'roster']);
  const [asked, setAsked] = useState<Asked>(null);
  const { key, gear, count } = fighter;
  const { give } = mends;
  const rests = row.line === null ? [] : restsOf(row.line);
  const sum =
    gear.reduce((all, { itemId, count: each }) => all + (words.price(itemId) ?? 0) * each, 0) *
    count.value;
  const thing = (text: string, itemId: string, each: number) => {
    setAsked(null);
    give({ do: 'thing', fighter: key, text, itemId, count: each });
  };
  const one = (id: string, name: string) => {
    const had = gear.find(({ itemId }) => itemId === id);
    thing(had?.text ?? name, id, (had?.count ?? 0) + 1);
  };
  const asks = (now: Asked) => setAsked((before) => (same(before, now) ? null : now));
  const text = asked !== null && asked !== 'more' && 'thing' in asked ? asked.thing : null;
  return (
    <section className="stack">
      <h3 className="mend-label">
        <span>{t(count.value > 1 ? 'sheet.things-each' : 'sheet.things')}</span>
        {sum === 0 ? null : <span>{t('sheet.sum', { gold: sum })}</span>}
      </h3>
      <ChipGroup label={t('sheet.things')}>
        {gear.map((item) =>
          item.itemId === '' ? (
            <WordChip
              key={item.text}
              text={item.text}
              open={text === item.text}
              onPress={() => asks({ thing: item.text })}
            />
          ) : (
            <HasChip
              key={item.text}
              name={words.thing(item)}
              onTake={() => thing(item.text, item.itemId, 0)}
            >
              <Priced item={item} words={words} />
            </HasChip>
          ),
        )}
        {rests.map((rest) => (
          <WordChip
            key={`${rest.from} ${rest.text}`}
            text={rest.text}
            open={same(asked, { rest })}
            onPress={() => asks({ rest })}
          />
        ))}
        <AddChip open={asked === 'more'} onPress={() => asks('more')}>
          {t('sheet.add')}
        </AddChip>
      </ChipGroup>
      {asked === 'more' ? (
        <WordSearch
          label={t('sheet.things-search')}
          options={words.things}
          likely={system.campaign?.gear.usual ?? []}
          value=""
          onChoose={one}
          onOwnWord={(word) => thing(word, '', 1)}
        />
      ) : null}
      {text === null ? null : (
        <WordSearch
          label={t('sheet.what-is', { text })}
          options={words.things}
          likely={system.campaign?.gear.usual ?? []}
          value=""
          onChoose={(id) => thing(text, id, 1)}
        >
          <Chip pressed={false} icon="trash" onPress={() => thing(text, '', 0)}>
            {t('sheet.leave-out')}
          </Chip>
        </WordSearch>
      )}
      {asked !== null && asked !== 'more' && 'rest' in asked && row.line !== null ? (
        <MendRest
          rest={asked.rest}
          words={words}
          onSay={(is, id) => {
            setAsked(null);
            const { from, to } = asked.rest;
            give({ do: 'part', fighter: key, line: row.line?.no ?? 0, from, to, is, id });
          }}
        />
      ) : null}
    </section>
  );
}

function same(a: Asked, b: Asked): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function Priced({ item, words }: { readonly item: DraftItem; readonly words: DraftWords }) {
  const { t } = useTranslation(['import', 'roster']);
  const gold = words.price(item.itemId);
  return (
    <>
      {words.thing(item)}
      {gold === null ? null : (
        <span className="mend-price"> {t('roster:add.price', { gold: gold * item.count })}</span>
      )}
    </>
  );
}
