import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import { type Customer, leastOf, offersTo } from '#roster/market.ts';
import type { Price } from '#rules/contract/finds.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Answers, faces, readAnswers } from '#rules/dice/inquiry.ts';
import { type OfferedFace, Question } from '#ui/dice/Question.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useItemWords } from './item-words.ts';
import { usePriceWords } from './price-words.ts';

type PriceQuestionProps = {
  readonly system: RuleSystem;
  /** The item’s name. */
  readonly what: string;
  readonly price: Exclude<Price, number>;
  /** Whose weapons a material may be for. */
  readonly customer: Customer;
  readonly onPrice: (gold: number) => void;
};

/** What something costs that has no fixed price: thrown die by die, taken from a weapon, or typed. */
export function PriceQuestion(props: PriceQuestionProps) {
  const { what, price, onPrice } = props;
  const { t } = useTranslation('after-battle');
  const say = usePriceWords();
  const [typed, setTyped] = useState(leastOf(price));
  return (
    <div className="stack">
      <p className="quiet air-2 air-below-2" aria-live="polite">
        {t('trade.price', { what, price: say(price) })}
      </p>
      {'ofWeapon' in price ? (
        <OfWeapon {...props} times={price.ofWeapon} />
      ) : (
        <Dice price={price} onPrice={onPrice} />
      )}
      <NumberField
        label={t('trade.typed')}
        value={typed}
        min={0}
        max={LIMITS.purse}
        decreaseLabel={t('trade.less', { what })}
        increaseLabel={t('trade.dearer', { what })}
        onChange={setTyped}
      />
      <Button tone="ghost" onPress={() => onPrice(typed)}>
        {t('stash.price', { price: typed })}
      </Button>
    </div>
  );
}

type DiceProps = {
  readonly price: Extract<Price, { readonly dice: number }>;
  readonly onPrice: (gold: number) => void;
};

const FACES = [1, 2, 3, 4, 5, 6].map(
  (value): OfferedFace => ({ value, tone: 'leader', word: null }),
);

function Dice({ price, onPrice }: DiceProps) {
  const { gold, dice, times } = price;
  const { t } = useTranslation('after-battle');
  const [answers, setAnswers] = useState<Answers>([]);
  const read = (given: Answers) => readAnswers(faces(price, dice), given);
  return (
    <Question
      nextAfter={(given) => read(given).next}
      answers={answers}
      say={({ thrown }) => ({
        ask: thrown.length === 0 ? '' : t('injuries.dice', { dice: thrown.join(' ') }),
        offer: { as: 'faces', faces: FACES },
      })}
      onAnswers={(given) => {
        const { result } = read(given);
        if (result === null) setAnswers(given);
        else onPrice(gold + times * result.reduce((sum, value) => sum + value, 0));
      }}
    />
  );
}

/** The weapons that may be made of a material, each with what it then costs. */
function OfWeapon({
  system,
  what,
  customer,
  times,
  onPrice,
}: PriceQuestionProps & { readonly times: number }) {
  const { t } = useTranslation('after-battle');
  const nameOf = useItemWords(system.id);
  const made = new Set(system.gear?.materials.flatMap(({ of }) => of));
  const weapons = offersTo(customer, system).flatMap(({ row, price, why }) =>
    why === null && typeof price === 'number' && made.has(row.id)
      ? [{ id: row.id, gold: price * times }]
      : [],
  );
  return (
    <ChipGroup label={what}>
      {weapons.map(({ id, gold }) => (
        <Chip key={id} pressed={false} onPress={() => onPrice(gold)}>
          {t('stash.ware', { what: nameOf(id), price: gold })}
        </Chip>
      ))}
    </ChipGroup>
  );
}
