import { list, number } from '#i18n/format.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fallen, BattleLine as Line } from '#roster/after-battle/history.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';
import { useItemCounts } from '#ui/stash/item-words.ts';
import { type InjuryWords, useInjuryWords } from './injury-words.ts';
import './BattleLine.css';

type BattleLineProps = { readonly line: Line; readonly systemId: string };

/** A warband's record of a battle. */
export function BattleLine({ line, systemId }: BattleLineProps) {
  const facts = useBattleFacts(systemId)(line);
  return (
    <ul className="stack after-facts">
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

/** The same as sentences, the result first. */
export function useBattleFacts(systemId: string): (line: Line) => readonly string[] {
  const { t } = useTranslation('after-battle');
  const words: RosterWords = useRosterWords(systemId);
  const injuries = useInjuryWords(systemId, words);
  const named = useNamed(systemId);
  const counts = useItemCounts(systemId);
  const advance = useAdvanceWords(systemId);
  const amounts = (all: Readonly<Record<string, number>>, nameOf: (id: string) => string) =>
    Object.entries(all)
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) => t('done.amount', { amount, what: nameOf(id) }))
      .join(', ');
  const told: Readonly<Record<Told, (line: Line) => readonly string[]>> = {
    result: ({ against, result }) => {
      const won = t(`record.${result}`);
      return [
        against.length === 0 ? won : t('record.against', { result: won, sides: list(against) }),
      ];
    },
    fought: ({ fought }) =>
      fought
        .filter(({ felled }) => felled.length > 0)
        .map(({ name, felled }) =>
          t('record.felled', { name: words.member({ name }), names: list(felled) }),
        ),
    fallen: ({ fallen }) => fallen.map((one) => fallenText(one, injuries, t)),
    gone: ({ gone }) =>
      gone.flatMap(({ name, how }) => {
        if (how === 'search') return t('find.lost', { name });
        return how === 'own' ? t('advance.result.lost', { name }) : [];
      }),
    advances: ({ advances }) =>
      advances.map((one) => t('injuries.told', { name: words.member(one), what: advance(one) })),
    found: ({ found }) => (found === '' ? [] : [found]),
    find: ({ find }) => (find === null ? [] : [t('record.find', { name: named(`find.${find}`) })]),
    income: ({ income }) => {
      const brought = amounts(income, (id) => named(`income.${id}`));
      return brought === '' ? [] : [t('done.income', { list: brought })];
    },
    items: ({ items }) => {
      const kept = counts(items);
      return kept === '' ? [] : [t('record.items', { list: kept })];
    },
    sold: ({ sold }) =>
      sold === null ? [] : [t('record.sold', { count: sold.pieces, price: sold.price })],
    paid: ({ paid }) => (paid === 0 ? [] : [t('record.paid', { count: paid })]),
    ransom: ({ ransom }) => (ransom === 0 ? [] : [t('record.ransom', { count: ransom })]),
    left: ({ left }) => (left.length === 0 ? [] : [t('record.left', { names: list(left) })]),
    bought: ({ bought, spent }) => {
      const things = counts(bought);
      return things === '' ? [] : [t('record.bought', { list: things, price: number(spent) })];
    },
    rating: ({ rating }) =>
      rating === null
        ? []
        : [
            t('record.rating', {
              before: number(rating.before),
              after: number(rating.after),
            }),
          ],
    notes: ({ notes }) => (notes === '' ? [] : [notes]),
  };
  return (line) => Object.values(told).flatMap((tell) => tell(line));
}

/** What has a sentence of its own: all but what heads a line, and what another’s sentence holds. */
type Told = Exclude<keyof Line, 'id' | 'at' | 'title' | 'against' | 'spent'>;

type Translate = ReturnType<typeof useTranslation<'after-battle'>>['t'];

function fallenText({ name, by, injuries }: Fallen, words: InjuryWords, t: Translate): string {
  const known = injuries.flatMap((id) => words.name(id) ?? []);
  const what = known.length === 0 ? t('injuries.out') : known.join(', ');
  return by === '' ? t('injuries.told', { name, what }) : t('injuries.told-by', { name, by, what });
}

/** What the game calls something of what follows a battle; its id where a newer version has saved it. */
function useNamed(systemId: string): (key: string) => string {
  const say = useSay();
  return (key) => {
    const code = { code: `${systemId}:after.${key}`, params: {} };
    return hasWords(code) ? say(code) : key.slice(key.indexOf('.') + 1);
  };
}
