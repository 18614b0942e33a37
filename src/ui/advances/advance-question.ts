import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvanceQuestion, SumOption } from '#roster/advances/read.ts';
import type { AdvanceGift, SkillList } from '#rules/contract/advances.ts';
import type { Next } from '#rules/dice/inquiry.ts';
import type { OfferedList, SaidQuestion } from '#ui/dice/Question.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { traitSaid } from '#ui/trait-words.ts';

/** Stands among the lists of skills. */
const SPELLS = 'spells';

/** Puts what is to be rolled or chosen next for an advance into words. */
export function useAdvanceQuestion(
  systemId: string,
): (next: Next<AdvanceQuestion>) => SaidQuestion {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(systemId);
  const say = useSay();
  const listName = (id: string) => say({ code: `${systemId}:after.skills.${id}`, params: {} });
  const gift = (gives: AdvanceGift) => {
    if (gives.kind !== 'raise') return t(`advance.gift.${gives.kind}`);
    const [first = '', second] = gives.of.map((id) => words.characteristic(id));
    return second === undefined ? first : t('advance.or', { first, second });
  };
  const lineOf = (id: string, need: number | undefined) => ({
    answer: id,
    word: need === undefined ? words.trait(id) : say(traitSaid(systemId, id, need)),
    hint: words.hint(id),
  });
  const skillsOf = (
    { id, word, skills }: SkillList & { readonly word: string },
    { barred, again }: Extract<AdvanceQuestion, { readonly ask: 'skill' }>,
  ): OfferedList => {
    const free = skills.filter((skill) => barred[skill] === undefined);
    const others = skills.flatMap((skill) => {
      const bar = barred[skill];
      if (bar === undefined) return [];
      const why = say({ ...bar, code: `${systemId}:${bar.code}` });
      return [{ answer: skill, word: words.trait(skill), hint: why }];
    });
    return {
      id,
      word,
      options: free.map((skill) => lineOf(skill, again[skill])),
      barred:
        others.length === 0
          ? null
          : { note: t('advance.barred', { count: others.length }), options: others },
    };
  };
  return ({ asked: { said } }) => {
    switch (said.ask) {
      case 'sum':
        return {
          ask: t('advance.sum'),
          offer: {
            as: 'results',
            label: t('advance.answers'),
            results: said.options.map((option) => ({
              answer: String(option.on[0]?.[0]),
              word: gift(option.gives),
              on: sums(option),
              ...(option.again ? { note: t('advance.again'), disabled: true } : {}),
            })),
          },
        };
      case 'die':
        return {
          ask: t('advance.die'),
          offer: {
            as: 'results',
            label: t('advance.answers'),
            results: said.of.map((id, at) => {
              const [from, to] = at === 0 ? [1, 3] : [4, 6];
              const on = t('injuries.span', { from, to });
              return { answer: from, word: words.characteristic(id), on };
            }),
          },
        };
      case 'characteristic':
        return options(
          t('advance.characteristic'),
          said.of.map((id) => [id, words.characteristic(id)]),
        );
      case 'list':
        return options(
          t('advance.list', { count: said.left }),
          said.of.map((id) => [id, listName(id)]),
        );
      case 'whom':
        return options(
          t('advance.whom'),
          said.labels.map((label, at) => [String(at), label]),
        );
      case 'skill': {
        const title = say({ code: `${systemId}:spell.title`, params: {} });
        const lists = said.lists.map(({ id, skills }) => ({ id, word: listName(id), skills }));
        const spells = { id: SPELLS, word: title, skills: said.spells };
        return {
          ask: t('advance.skill'),
          offer: {
            as: 'lists',
            label: t('advance.lists'),
            lists: (said.spells.length === 0 ? lists : [...lists, spells]).map((list) =>
              skillsOf(list, said),
            ),
          },
        };
      }
    }
  };
}

/** "2–5 · 10–12" */
function sums({ on }: SumOption): string {
  return on.map(([from, to]) => (from === to ? String(from) : `${from} – ${to}`)).join(' · ');
}

function options(
  ask: string,
  offered: readonly (readonly [answer: string, word: string])[],
): SaidQuestion {
  return {
    ask,
    offer: { as: 'options', options: offered.map(([answer, word]) => ({ answer, word })) },
  };
}
