import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvanceQuestion as Question, SumOption } from '#roster/advances/read.ts';
import type { AdvanceGift, SkillList } from '#rules/contract/advances.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { traitSaid } from '#ui/trait-words.ts';

type Asked<Ask extends Question['ask']> = {
  readonly question: Extract<Question, { readonly ask: Ask }>;
  readonly system: RuleSystem;
  readonly onAnswer: (answer: string) => void;
};

/** What is to be rolled or chosen next for an advance. */
export function AdvanceQuestion({ question, ...rest }: Asked<Question['ask']>) {
  switch (question.ask) {
    case 'sum':
      return <SumQuestion question={question} {...rest} />;
    case 'die':
      return <DieQuestion question={question} {...rest} />;
    case 'characteristic':
      return <CharacteristicQuestion question={question} {...rest} />;
    case 'skill':
      return <SkillQuestion question={question} {...rest} />;
    case 'list':
      return <ListQuestion question={question} {...rest} />;
    case 'whom':
      return <WhomQuestion question={question} {...rest} />;
  }
}

/** Sums that give the same are one button. */
function SumQuestion({ question: { options }, system, onAnswer }: Asked<'sum'>) {
  const { t } = useTranslation('after-battle');
  const gift = useGiftWords(system.id);
  return (
    <>
      <p className="after-ask" aria-live="polite">
        {t('advance.sum')}
      </p>
      <fieldset className="advance-options" aria-label={t('advance.answers')}>
        {options.map((option) => (
          <button
            key={String(option.on[0]?.[0])}
            type="button"
            className="advance-option"
            disabled={option.again}
            onClick={() => onAnswer(String(option.on[0]?.[0]))}
          >
            <b>{gift(option.gives)}</b> <span>{sums(option)}</span>
            {option.again ? <span>{t('advance.again')}</span> : null}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** "2–5 · 10–12" */
function sums({ on }: SumOption): string {
  return on.map(([from, to]) => (from === to ? String(from) : `${from} – ${to}`)).join(' · ');
}

function useGiftWords(systemId: string): (gift: AdvanceGift) => string {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(systemId);
  return (gift) => {
    if (gift.kind !== 'raise') return t(`advance.gift.${gift.kind}`);
    const [first = '', second] = gift.of.map((id) => words.characteristic(id));
    return second === undefined ? first : t('advance.or', { first, second });
  };
}

function DieQuestion({ question: { of }, system, onAnswer }: Asked<'die'>) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  return (
    <>
      <p className="after-ask" aria-live="polite">
        {t('advance.die')}
      </p>
      <fieldset className="advance-options" aria-label={t('advance.answers')}>
        {of.map((id, at) => {
          const [from, to] = at === 0 ? [1, 3] : [4, 6];
          return (
            <button
              key={id}
              type="button"
              className="advance-option"
              onClick={() => onAnswer(String(from))}
            >
              <b>{words.characteristic(id)}</b> <span>{t('injuries.span', { from, to })}</span>
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

function CharacteristicQuestion({ question: { of }, system, onAnswer }: Asked<'characteristic'>) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  return (
    <Choice
      ask={t('advance.characteristic')}
      options={of.map((id) => [id, words.characteristic(id)])}
      onAnswer={onAnswer}
    />
  );
}

function ListQuestion({ question: { of, left }, system, onAnswer }: Asked<'list'>) {
  const { t } = useTranslation('after-battle');
  const listName = useListName(system.id);
  return (
    <Choice
      ask={t('advance.list', { count: left })}
      options={of.map((id) => [id, listName(id)])}
      onAnswer={onAnswer}
    />
  );
}

function WhomQuestion({ question: { labels }, onAnswer }: Asked<'whom'>) {
  const { t } = useTranslation('after-battle');
  return (
    <Choice
      ask={t('advance.whom')}
      options={labels.map((label, at) => [String(at), label])}
      onAnswer={onAnswer}
    />
  );
}

type ChoiceProps = {
  readonly ask: string;
  readonly options: readonly (readonly [answer: string, word: string])[];
  readonly onAnswer: (answer: string) => void;
};

function Choice({ ask, options, onAnswer }: ChoiceProps) {
  return (
    <>
      <p className="after-ask" aria-live="polite">
        {ask}
      </p>
      <ChipGroup label={ask}>
        {options.map(([answer, word]) => (
          <Chip key={answer} pressed={false} onPress={() => onAnswer(answer)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
}

function useListName(systemId: string): (id: string) => string {
  const say = useSay();
  return (id) => say({ code: `${systemId}:after.skills.${id}`, params: {} });
}

/** Stands among the lists of skills. */
const SPELLS = 'spells';

/** One list at a time, each skill with what it does. */
function SkillQuestion({ question, system, onAnswer }: Asked<'skill'>) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useSay();
  const listName = useListName(system.id);
  const spells = { id: SPELLS, skills: question.spells };
  const lists = [...question.lists, ...(question.spells.length === 0 ? [] : [spells])];
  const [shown, setShown] = useState(lists[0]?.id);
  const list: SkillList | undefined = lists.find(({ id }) => id === shown) ?? lists[0];
  if (list === undefined) return <EmptyLine>{t('advance.no-skill')}</EmptyLine>;
  const barred = list.skills.flatMap((id) => {
    const bar = question.barred[id];
    return bar === undefined ? [] : [[id, bar] as const];
  });
  const free = list.skills.filter((id) => question.barred[id] === undefined);
  const nameOf = (id: string) => {
    const need = question.again[id];
    return need === undefined ? words.trait(id) : say(traitSaid(system.id, id, need));
  };
  return (
    <div className="advance-skills">
      <p className="after-ask" aria-live="polite">
        {t('advance.skill')}
      </p>
      <ChipGroup label={t('advance.lists')}>
        {lists.map(({ id }) => (
          <Chip key={id} pressed={id === list.id} onPress={() => setShown(id)}>
            {id === SPELLS ? say({ code: `${system.id}:spell.title`, params: {} }) : listName(id)}
          </Chip>
        ))}
      </ChipGroup>
      {free.map((id) => (
        <ListRow
          key={id}
          title={nameOf(id)}
          subtitle={words.hint(id)}
          onPress={() => onAnswer(id)}
        />
      ))}
      {barred.length === 0 ? null : (
        <p className="after-ask">{t('advance.barred', { count: barred.length })}</p>
      )}
      {barred.map(([id, bar]) => (
        <ListRow
          key={id}
          title={words.trait(id)}
          subtitle={say({ ...bar, code: `${system.id}:${bar.code}` })}
          onPress={() => onAnswer(id)}
        />
      ))}
    </div>
  );
}
