import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { changedSearch, MAX_MORE, withoutSearch, withSearch } from '#roster/after-battle/draft.ts';
import { needOf, type RareSearch, readSearch, type Wanted } from '#roster/after-battle/trade.ts';
import { customerIn, offersTo } from '#roster/market.ts';
import { signed } from '#rules/kit/signed.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { emphasised } from '#ui/battle/words.ts';
import { type OfferedFace, Question } from '#ui/dice/Question.tsx';
import { ThrownDice } from '#ui/dice/ThrownDice.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { CardMore } from '#ui/kit/CardMore.tsx';
import { Chip } from '#ui/kit/Chip.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { MemberHead } from '#ui/roster/MemberHead.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { useItemWords } from '#ui/stash/item-words.ts';
import { PriceQuestion } from '#ui/stash/PriceQuestion.tsx';
import { usePriceWords } from '#ui/stash/price-words.ts';
import { Shelves } from '#ui/stash/Shelves.tsx';
import { useAfterBattle } from './after-battle.ts';
import { useSearchWords } from './search-words.ts';

type SearchCardProps = {
  readonly search: RareSearch;
  /** Gold left to spend. */
  readonly left: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** A hero’s search for something rare: what he looks for, then two dice, and once it is over, one line. */
export function SearchCard(props: SearchCardProps) {
  const { search } = props;
  const { wanted } = search;
  if (wanted === null) return <Choice {...props} />;
  if (wanted.outcome === 'open') return <Dice {...props} wanted={wanted} />;
  return <Outcome {...props} wanted={wanted} />;
}

type WantedProps = SearchCardProps & { readonly wanted: Wanted };

/** What he looks for. */
function Choice({ search, left, onClose }: SearchCardProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, change } = useAfterBattle();
  const { member, bonus } = search;
  const customer = { ...customerIn(warband, member), founding: false };
  const wares = offersTo(customer, system).flatMap((offer) =>
    offer.rarity === 0 ? [] : [{ offer, need: needOf(offer.rarity, bonus), count: 0 }],
  );
  return (
    <OpenCard search={search}>
      <p className="quiet air-2 air-below-2">{t('trade.choose')}</p>
      <Shelves
        label={t('trade.choose')}
        systemId={system.id}
        wares={wares}
        gold={left}
        anyPrice
        onTake={({ row }) =>
          change(words.member(member), (now) => withSearch(now, member.id, row.id))
        }
      />
      <CardMore>
        <Button tone="ghost" icon="skip" onPress={onClose}>
          {t('trade.skip')}
        </Button>
      </CardMore>
    </OpenCard>
  );
}

/** The two dice, and what is added to them. */
function Dice({ search, wanted, onOpen }: WantedProps) {
  const { t } = useTranslation('after-battle');
  const { system, words, change } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const { member, bonus } = search;
  const { item, asked, rarity, dice, more } = wanted;
  const price = usePriceWords()(asked);
  const name = words.member(member);
  const what = emphasised(nameOf(item));
  const need = needOf(rarity, bonus);
  const add = (by: number) => change(name, (now) => changedSearch(now, member.id, { more: by }));
  const again = useAgain(search, onOpen);
  /** Those of the last die say what they bring. */
  const faceOf = (value: number, [first]: readonly number[]): OfferedFace => {
    if (first === undefined) return { value, tone: 'leader', word: null };
    return first + value >= need
      ? { value, tone: 'standing', word: t('trade.found') }
      : { value, tone: 'out-of-action', word: t('trade.missed') };
  };
  return (
    <OpenCard search={search} end={<ThrownDice dice={dice} open={2 - dice.length} />}>
      <Question
        nextAfter={(answers) => readSearch(need, answers).next}
        answers={dice}
        say={({ thrown }) => ({
          ask:
            thrown.length === 0
              ? t('trade.first', { what, price, need })
              : t('trade.second', { what, price, need, first: thrown.join(' ') }),
          offer: { as: 'faces', faces: FACES.map((value) => faceOf(value, thrown)) },
        })}
        onAnswers={(answers) =>
          change(name, (now) => changedSearch(now, member.id, { dice: answers }))
        }
      >
        <Button tone="ghost" icon="undo" onPress={again}>
          {t('trade.again')}
        </Button>
      </Question>
      <Stepper
        label={t('trade.more')}
        value={more}
        min={-MAX_MORE}
        max={MAX_MORE}
        shown={more === 0 ? '0' : signed(more)}
        decreaseLabel={t('trade.less-bonus', { name })}
        increaseLabel={t('trade.more-bonus', { name })}
        onChange={add}
      />
    </OpenCard>
  );
}

/** Lets him look for something else, as if he had not begun. */
function useAgain({ member }: RareSearch, onOpen: () => void): () => void {
  const { words, change } = useAfterBattle();
  return () => {
    onOpen();
    change(words.member(member), (now) => withoutSearch(now, member.id));
  };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

type OpenCardProps = {
  readonly search: RareSearch;
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

function OpenCard({ search, end, children }: OpenCardProps) {
  const { system, words } = useAfterBattle();
  const { bonuses } = useSearchWords();
  const { member } = search;
  const added = bonuses(search);
  return (
    <Card as="li" tone="leader" label={words.member(member)}>
      <MemberHead
        picture={<MemberPicture member={member} system={system} />}
        name={words.member(member)}
        kind={words.kindBeside(member)}
        end={end}
      >
        {added.length === 0 ? null : <p>{added.join(' · ')}</p>}
      </MemberHead>
      {children}
    </Card>
  );
}

/** The result; a found item can be bought or declined. */
function Outcome({ search, wanted, onOpen }: WantedProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, change } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const { result, sum } = useSearchWords();
  const { member } = search;
  const { item, outcome, asked, price } = wanted;
  const name = words.member(member);
  const missed = outcome === 'missed';
  const again = useAgain(search, onOpen);
  const pay = (gold: number) =>
    change(name, (now) => changedSearch(now, member.id, { price: gold }));
  const buy = () =>
    change(name, (now) => changedSearch(now, member.id, { declined: outcome === 'bought' }));
  return (
    <Card as="li" tone={missed ? 'done' : 'standing'} label={name}>
      <CardLine
        icon={missed ? 'close' : 'tick'}
        action={
          <Button tone="ghost" label={t('injuries.change-of', { name })} onPress={again}>
            {t('injuries.change')}
          </Button>
        }
      >
        <p>
          <Emphasised text={result(search, wanted)} />
        </p>
        <p>{sum(search, wanted)}</p>
      </CardLine>
      {outcome === 'unpriced' && typeof asked !== 'number' ? (
        <PriceQuestion
          system={system}
          what={nameOf(item)}
          price={asked}
          customer={{ ...customerIn(warband, member), founding: false }}
          onPrice={pay}
        />
      ) : null}
      {missed || price === null ? null : (
        <Chip
          icon={outcome === 'bought' ? 'tick' : undefined}
          pressed={outcome === 'bought'}
          disabled={outcome === 'too-dear'}
          onPress={buy}
        >
          {outcome === 'too-dear' ? t('trade.too-dear', { price }) : t('trade.buy', { price })}
        </Chip>
      )}
    </Card>
  );
}
