import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Find, isOpenFind } from '#roster/after-battle/exploration.ts';
import { Question } from '#ui/dice/Question.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { useAfterBattle } from './after-battle.ts';
import { useFindQuestion } from './find-question.ts';
import { useFindWords } from './find-words.ts';
import './BattleLine.css';

type FindCardProps = { readonly find: Find };

/** What the search came upon: what it gives, one die or choice after the other. */
export function FindCard({ find }: FindCardProps) {
  const { t } = useTranslation('after-battle');
  const { system, warband, words, draft, change } = useAfterBattle();
  const ask = useFindQuestion();
  const say = useSay();
  const gained = useFindWords(system, warband, words);
  const { row, reading, skipped } = find;
  const name = say({ code: `${system.id}:after.find.${row.id}`, params: {} });
  const facts = reading.gains.map((gain) => gained(gain));
  return (
    <Card tone={isOpenFind(find) ? 'leader' : 'done'} label={name}>
      <CardHeader
        icon="search"
        title={name}
        end={
          draft.findAnswers.length === 0 && !skipped ? null : (
            <Button
              tone="ghost"
              label={t('find.change-of', { name })}
              onPress={() =>
                change(name, (now) => ({ ...now, findAnswers: [], findSkipped: false }))
              }
            >
              {t('injuries.change')}
            </Button>
          )
        }
      />
      {skipped ? <CardText>{t('injuries.skipped')}</CardText> : null}
      {skipped || facts.length === 0 ? null : (
        <ul className="stack breaks after-facts">
          {facts.map((fact, index) => (
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {skipped ? null : (
        <Question
          nextAfter={find.nextAfter}
          answers={draft.findAnswers}
          say={ask}
          onAnswers={(findAnswers) => change(name, (now) => ({ ...now, findAnswers }))}
        >
          <Button
            tone="ghost"
            icon="skip"
            onPress={() => change(name, (now) => ({ ...now, findSkipped: true }))}
          >
            {t('find.skip')}
          </Button>
        </Question>
      )}
    </Card>
  );
}
