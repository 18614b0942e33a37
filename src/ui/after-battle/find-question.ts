import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FindQuestion } from '#roster/after-battle/find-dice.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Next } from '#rules/dice/inquiry.ts';
import type { OfferedFace, SaidQuestion } from '#ui/dice/Question.tsx';
import type { RosterWords } from '#ui/roster/words.ts';
import { useAfterBattle } from './after-battle.ts';
import { useFindWords } from './find-words.ts';

/** Puts the next die or choice of a find into words. */
export function useFindQuestion(): SaysFind {
  const { system, warband, words } = useAfterBattle();
  return useFindQuestionOf(system, warband, words);
}

type SaysFind = (next: Next<FindQuestion>) => SaidQuestion;

/** The same outside an aftermath. @param warband whose find it is; null for nobody’s */
export function useFindQuestionOf(
  system: RuleSystem,
  warband: Pick<Warband, 'members'> | null,
  words: RosterWords,
): SaysFind {
  const { t } = useTranslation('after-battle');
  const gifts = useFindWords(system, warband ?? NOBODY, words);
  return ({ asked: { said }, thrown }) => {
    switch (said.ask) {
      case 'amount': {
        const { sides, dice } = said.gift.amount;
        const what = gifts.of(said.gift);
        const ask = t('find.amount', { what, number: thrown.length + 1, count: dice });
        return { ask, offer: facesOf(sides, () => null) };
      }
      case 'table': {
        const word = (face: number) => {
          const row = said.rows.find(({ on: [from, to] }) => face >= from && face <= to);
          return row === undefined ? null : list(row.gives.map((gift) => gifts.of(gift)));
        };
        return { ask: t('find.table'), offer: facesOf(6, word) };
      }
      case 'chance': {
        const what = list(said.gives.map((gift) => gifts.of(gift)));
        const word = (face: number) => (face >= said.from ? what : t('find.nothing'));
        return { ask: t('find.chance', { what }), offer: facesOf(6, word) };
      }
      case 'test': {
        const { who, dice, characteristic } = said;
        const most = who?.profile[characteristic] ?? null;
        const name = who === null ? t('find.leader') : words.member(who);
        const results = [
          { answer: '1', word: t('find.passed'), on: '', icon: 'tick', tone: 'standing' },
          { answer: '0', word: t('find.failed'), on: '', icon: 'close', tone: 'out-of-action' },
        ] as const;
        return {
          ask:
            most === null
              ? t('find.test-of', { name, dice })
              : t('find.test', { name, dice, most }),
          offer: { as: 'results', label: t('injuries.faces'), results },
        };
      }
      case 'choose':
        return {
          ask: t('find.choose'),
          offer: {
            as: 'options',
            options: said.members.map((member, at) => ({
              answer: String(at),
              word: words.member(member),
            })),
          },
        };
    }
  };
}

const NOBODY = { members: [] };

function facesOf(sides: number, word: (face: number) => string | null): SaidQuestion['offer'] {
  const faces = Array.from(
    { length: sides },
    (_, at): OfferedFace => ({ value: at + 1, tone: 'leader', word: word(at + 1) }),
  );
  return { as: 'faces', faces };
}
