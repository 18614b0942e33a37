import { list, number } from '#i18n/format.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { keepsAway, leavesNothing } from '#roster/after-battle/after-injuries.ts';
import type { Fallen, BattleLine as Line } from '#roster/after-battle/history.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';
import { useItemCounts } from '#ui/stash/item-counts.ts';
import { useInjuryWords } from './injury-words.ts';

/** One fact of a battle. */
export interface Fact {
  readonly kind: FactKind;
  /** Whom it is about; null for the warband. */
  readonly name: string | null;
  /** What happened to him; the whole fact without a name. */
  readonly what: string;
  /** The round in which it happened; null if unknown, or after the battle. */
  readonly turn: number | null;
  /** All of it as a sentence. */
  readonly said: string;
}

/** `absent`: misses the next battle · `well`: nothing is left of it · `gone`: left alive · `outcome`: result and rating, of the battle as a whole. */
export type FactKind =
  | 'dead'
  | 'gone'
  | 'absent'
  | 'hurt'
  | 'well'
  | 'advance'
  | 'felled'
  | 'brought'
  | 'note'
  | 'outcome';

type FactSystem = Pick<RuleSystem, 'id' | 'afterBattle'>;

/** Puts a warband's record of a battle into words, the result first. */
export function useBattleFacts(system: FactSystem): (line: Line) => readonly Fact[] {
  const { id: systemId, afterBattle } = system;
  const { t } = useTranslation('after-battle');
  const words: RosterWords = useRosterWords(systemId);
  const injuries = useInjuryWords(system, words);
  const named = useNamed(systemId);
  const counts = useItemCounts(systemId);
  const namedTrait = useNamedTrait(systemId);
  const advance = useAdvanceWords(systemId);
  const amounts = (all: Readonly<Record<string, number>>, nameOf: (id: string) => string) =>
    Object.entries(all)
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) => t('done.amount', { amount, what: nameOf(id) }))
      .join(', ');
  const about = (kind: FactKind, name: string, what: string): Fact => ({
    kind,
    name,
    what,
    turn: null,
    said: t('injuries.told', { name, what }),
  });
  const fellOf = ({ gone }: Line, fallen: Fallen): Fact => {
    const { id, name, by, injuries: ids, turn } = fallen;
    const what = injuries.hurt({ injuries: ids, by: '' });
    const isDead = gone.some(
      (one) => one.how === 'by-injury' && one.id === id && one.name === name,
    );
    const isWell = afterBattle !== null && leavesNothing(afterBattle, ids);
    const isAway = afterBattle !== null && keepsAway(afterBattle, ids);
    return {
      kind: isDead ? 'dead' : isAway ? 'absent' : isWell ? 'well' : 'hurt',
      name,
      what: injuries.hurt(fallen),
      turn,
      said:
        by === '' ? t('injuries.told', { name, what }) : t('injuries.told-by', { name, by, what }),
    };
  };
  const told: Readonly<Record<Told, (line: Line) => readonly Fact[]>> = {
    result: ({ against, result }) => {
      const won = t(`record.${result}`);
      return whole(
        'outcome',
        against.length === 0 ? won : t('record.against', { result: won, sides: list(against) }),
      );
    },
    fought: ({ fought }) =>
      fought
        .filter(({ felled }) => felled.length > 0)
        .map((one) => {
          const [name, names] = [words.member(one), list(one.felled)];
          return {
            ...about('felled', name, t('record.felled-whom', { names })),
            said: t('record.felled', { name, names }),
          };
        }),
    fallen: (line) => line.fallen.map((one) => fellOf(line, one)),
    gone: ({ gone }) =>
      gone.flatMap(({ name, how }) => {
        // A fall tells the one, and `left` the other.
        if (how === 'by-injury' || how === 'unpaid') return [];
        const alive = how === 'captivity' || how === 'addiction';
        const fact = about(alive ? 'gone' : 'dead', name, t(`chronicle.how.${how}`));
        if (how === 'search') return { ...fact, said: t('find.lost', { name }) };
        return how === 'own' ? { ...fact, said: t('advance.result.lost', { name }) } : fact;
      }),
    doses: ({ doses }) =>
      doses.map(({ name, drug, result }) => {
        const what = namedTrait(drug);
        return about(
          'well',
          name,
          result === null ? what : t('dose.told', { drug: what, what: named(`drug.${result}`) }),
        );
      }),
    advances: ({ advances }) =>
      advances.map((one) => about('advance', words.member(one), advance(one))),
    found: ({ found }) => (found === '' ? [] : whole('brought', found)),
    find: ({ find }) =>
      find === null ? [] : whole('brought', t('record.find', { name: named(`find.${find}`) })),
    income: ({ income }) => {
      const brought = amounts(income, (id) => named(`income.${id}`));
      return brought === '' ? [] : whole('brought', t('done.income', { list: brought }));
    },
    items: ({ items }) => {
      const kept = counts(items);
      return kept === '' ? [] : whole('brought', t('record.items', { list: kept }));
    },
    sold: ({ sold }) =>
      sold === null
        ? []
        : whole('brought', t('record.sold', { count: sold.pieces, price: sold.price })),
    paid: ({ paid }) => (paid === 0 ? [] : whole('brought', t('record.paid', { count: paid }))),
    ransom: ({ ransom }) =>
      ransom === 0 ? [] : whole('brought', t('record.ransom', { count: ransom })),
    left: ({ left }) =>
      left.length === 0 ? [] : whole('gone', t('record.left', { names: list(left) })),
    bought: ({ bought, spent }) => {
      const things = counts(bought);
      return things === ''
        ? []
        : whole('brought', t('record.bought', { list: things, price: number(spent) }));
    },
    rating: ({ rating }) =>
      rating === null
        ? []
        : whole(
            'outcome',
            t('record.rating', { before: number(rating.before), after: number(rating.after) }),
          ),
    notes: ({ notes }) => (notes === '' ? [] : whole('note', notes)),
  };
  return (line) => Object.values(told).flatMap((tell) => tell(line));
}

/** A fact of the whole warband. */
function whole(kind: FactKind, said: string): readonly Fact[] {
  return [{ kind, name: null, what: said, turn: null, said }];
}

/** What has a sentence of its own: all but what heads a line, and what another’s sentence holds. */
type Told = Exclude<keyof Line, 'id' | 'at' | 'title' | 'against' | 'foes' | 'spent'>;

/** What the game calls a trait; its id where a newer version has saved it. */
function useNamedTrait(systemId: string): (id: string) => string {
  const say = useSay();
  return (id) => {
    const code = { code: `${systemId}-traits:${id}.name`, params: {} };
    return hasWords(code) ? say(code) : id;
  };
}

/** What the game calls something of what follows a battle; its id where a newer version has saved it. */
function useNamed(systemId: string): (key: string) => string {
  const say = useSay();
  return (key) => {
    const code = { code: `${systemId}:after.${key}`, params: {} };
    return hasWords(code) ? say(code) : key.slice(key.indexOf('.') + 1);
  };
}
