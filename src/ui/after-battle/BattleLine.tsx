import { list, number } from '#i18n/format.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fallen, BattleLine as Line } from '#roster/after-battle/history.ts';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';
import { type InjuryWords, useInjuryWords } from './injury-words.ts';
import './BattleLine.css';

type BattleLineProps = { readonly line: Line; readonly systemId: string };

/** A warband's record of a battle. */
export function BattleLine({ line, systemId }: BattleLineProps) {
  const { t } = useTranslation('after-battle');
  const words: RosterWords = useRosterWords(systemId);
  const injuries = useInjuryWords(systemId, words);
  const income = useIncome(systemId);
  const { against, result, rating, found, notes } = line;
  const won = t(`record.${result}`);
  const brought = income(line.income);
  const facts = [
    against.length === 0 ? won : t('record.against', { result: won, sides: list(against) }),
    ...line.fallen.map((one) => fallenText(one, injuries, t)),
    ...(found === '' ? [] : [found]),
    ...(brought === '' ? [] : [t('done.income', { list: brought })]),
    ...(rating === null
      ? []
      : [t('record.rating', { before: number(rating.before), after: number(rating.after) })]),
    ...(notes === '' ? [] : [notes]),
  ];
  return (
    <ul className="after-facts">
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

type Translate = ReturnType<typeof useTranslation<'after-battle'>>['t'];

function fallenText({ name, by, injuries }: Fallen, words: InjuryWords, t: Translate): string {
  const known = injuries.flatMap((id) => words.name(id) ?? []);
  const what = known.length === 0 ? t('injuries.out') : known.join(', ');
  return by === '' ? t('injuries.told', { name, what }) : t('injuries.told-by', { name, by, what });
}

/** "35 × Couronnes d’or, 2 × Pierre magique"; '' for nothing. */
function useIncome(systemId: string): (income: Line['income']) => string {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  // A newer version may have saved an id unknown here.
  const nameOf = (id: string) => {
    const code = { code: `${systemId}:after.income.${id}`, params: {} };
    return hasWords(code) ? say(code) : id;
  };
  return (income) =>
    Object.entries(income)
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) =>
        t('done.amount', {
          amount,
          what: nameOf(id),
        }),
      )
      .join(', ');
}
