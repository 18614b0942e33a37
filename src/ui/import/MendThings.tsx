import { useState } from 'react';
import type { Draft, DraftFighter, DraftItem } from '#exchange/import/draft.ts';
import type { RestKind } from '#exchange/import/mend.ts';
import { locate, type Rest, restsFor } from '#exchange/import/preview-rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { EquippedSystem } from '#roster/gear.ts';
import { ChipGroup } from '#ui/kit/Chip.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import { Asked } from './Asked.tsx';
import type { DraftWords } from './draft-words.ts';
import { AddChip, ThingChip, WordChip } from './MendChips.tsx';
import { MendRest } from './MendRest.tsx';
import type { Mends } from './use-mends.ts';

type MendThingsProps = {
  readonly fighter: DraftFighter;
  readonly mends: Mends;
  readonly words: DraftWords;
  readonly system: EquippedSystem;
};

/** Unknown words, listed as an item or left as rest. */
type Unknown = { readonly rest: Rest; readonly asThing: boolean };

/** Items with their prices and counts, and unknown words. */
export function MendThings({ fighter, mends, words, system }: MendThingsProps) {
  const { t } = useTranslation(['import', 'roster']);
  const [asked, setAsked] = useState<string | null>(null);
  const { key, gear, count, profileId } = fighter;
  const { draft, give } = mends;
  const price = (itemId: string) => words.price(itemId, profileId.value);
  const sum =
    gear.reduce((all, { itemId, count: each }) => all + (price(itemId) ?? 0) * each, 0) *
    count.value;
  const thing = (text: string, itemId: string, each: number) => {
    give({ do: 'thing', fighter: key, text, itemId, count: each });
  };
  const add = (id: string, name: string) => {
    const had = gear.find(({ itemId }) => itemId === id);
    setAsked(null);
    thing(had?.text ?? name, id, (had?.count ?? 0) + 1);
  };
  const unknown = unknownOf(draft, fighter);
  const open = unknown.find((one) => idOf(one) === asked);
  const asks = (now: string) => setAsked((before) => (before === now ? null : now));
  const say = (is: RestKind, id: string) => {
    setAsked(null);
    if (open !== undefined) give({ do: 'part', fighter: key, ...open.rest, is, id });
  };
  return (
    <section className="stack">
      <h3 className="cluster quiet apart mend-label">
        <span>{t(count.value > 1 ? 'sheet.things-each' : 'sheet.things')}</span>
        {sum === 0 ? null : <span>{t('sheet.sum', { gold: sum })}</span>}
      </h3>
      <ChipGroup label={t('sheet.things')}>
        {gear
          .filter(({ itemId }) => itemId !== '')
          .map((item) => (
            <ThingChip
              key={item.text}
              name={words.thing({ ...item, count: 1 })}
              count={item.count}
              onCount={(each) => thing(item.text, item.itemId, each)}
            >
              <Priced item={item} name={words.thing(item)} gold={price(item.itemId)} />
            </ThingChip>
          ))}
        {unknown.map((one) => (
          <WordChip
            key={idOf(one)}
            text={one.rest.text}
            open={idOf(one) === asked}
            onPress={() => asks(idOf(one))}
          />
        ))}
        <AddChip open={asked === MORE} onPress={() => asks(MORE)}>
          {t('sheet.add')}
        </AddChip>
      </ChipGroup>
      {asked === MORE ? (
        <Asked>
          <WordSearch
            label={t('sheet.things-search')}
            options={words.things(profileId.value)}
            likely={system.gear?.usual ?? []}
            value=""
            onChoose={add}
            onOwnWord={(word) => {
              setAsked(null);
              thing(word, '', 1);
            }}
          />
        </Asked>
      ) : null}
      {open === undefined ? null : (
        <Asked key={asked}>
          <MendRest
            rest={open.rest}
            asThing={open.asThing}
            catalogueId={draft.catalogueId.value}
            profileId={profileId.value}
            words={words}
            onSay={say}
          />
        </Asked>
      )}
    </section>
  );
}

/** Id of the search for another item; ids of words are line offsets. */
const MORE = 'more';

function idOf({ rest }: Unknown): string {
  return `${rest.line} ${rest.from} ${rest.text}`;
}

function unknownOf(draft: Draft, fighter: DraftFighter): readonly Unknown[] {
  const strange = fighter.gear
    .filter(({ itemId }) => itemId === '')
    .map(({ text, line }) => ({ rest: locate(draft, text, line ?? fighter.line), asThing: true }));
  const rests = restsFor(draft, fighter).map((rest) => ({ rest, asThing: false }));
  return [...strange, ...rests];
}

type PricedProps = {
  readonly item: DraftItem;
  readonly name: string;
  /** For each; null if not for sale. */
  readonly gold: number | null;
};

function Priced({ item: { count }, name, gold }: PricedProps) {
  const { t } = useTranslation(['import', 'roster']);
  return (
    <>
      {name}
      {gold === null ? null : (
        <span className="mend-price"> {t('roster:add.price', { gold: gold * count })}</span>
      )}
    </>
  );
}
