import { useTranslation } from '#i18n/use-translation.ts';
import { ENTERED, readAdvance } from '#roster/advances/read.ts';
import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { emphasised } from '#ui/battle/words.ts';
import { Question } from '#ui/dice/Question.tsx';
import { ThrownDice } from '#ui/dice/ThrownDice.tsx';
import { Badge } from '#ui/kit/Badge.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { MemberHead } from '#ui/roster/MemberHead.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { useAdvanceQuestion } from './advance-question.ts';
import { useAdvanceResult } from './advance-words.ts';

type AdvanceCardProps = {
  readonly turn: AdvanceTurn;
  readonly system: RuleSystem;
  /** The dice and choices so far. */
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
};

/** An advance: what it gives, one tap after the other, and once it is taken, one line. */
export function AdvanceCard(props: AdvanceCardProps) {
  const { reading } = props.turn;
  return reading.result === null ? <OpenAdvance {...props} /> : <TakenAdvance {...props} />;
}

function OpenAdvance(props: AdvanceCardProps) {
  const { turn, system } = props;
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const { member, open } = turn;
  const name = words.member(member);
  return (
    <Card as="li" tone="leader" label={name}>
      <MemberHead
        picture={<MemberPicture member={member} system={system} />}
        name={name}
        kind={words.kindBeside(member)}
      >
        {open === 1 ? null : <Badge tone="leader">{t('advance.open', { count: open })}</Badge>}
      </MemberHead>
      <AdvanceQuestion {...props} />
    </Card>
  );
}

/** The dice and choices of an open advance, one after the other. */
export function AdvanceQuestion({ turn, system, answers, onAnswer }: AdvanceCardProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useAdvanceQuestion(system.id);
  const name = words.member(turn.member);
  const dice = diceIn(answers);
  return (
    <>
      {dice.length === 0 ? null : (
        <div className="air-2">
          <ThrownDice dice={dice} open={0} />
        </div>
      )}
      <Question
        nextAfter={(given) => readAdvance(turn, given).next}
        answers={answers}
        say={say}
        onAnswers={onAnswer}
      >
        {answers.length > 0 ? (
          <Button
            tone="ghost"
            icon="undo"
            label={t('advance.change-of', { name })}
            onPress={() => onAnswer([])}
          >
            {t('advance.change')}
          </Button>
        ) : (
          <Button tone="ghost" icon="tick" onPress={() => onAnswer([ENTERED])}>
            {t('advance.entered')}
          </Button>
        )}
      </Question>
    </>
  );
}

/** The dice that the app has thrown. What players tap first is a sum, of which nobody knows the dice. */
function diceIn(answers: Answers): readonly number[] {
  return typeof answers[0] === 'number'
    ? answers.filter((answer) => typeof answer === 'number')
    : [];
}

function TakenAdvance({ turn, system, answers, onAnswer }: AdvanceCardProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const result = useAdvanceResult(system.id);
  const dice = diceIn(answers);
  return (
    <Card as="li" tone="done">
      <CardLine
        icon="tick"
        action={
          <Button
            tone="ghost"
            label={t('advance.change-of', { name: words.member(turn.member) })}
            onPress={() => onAnswer([])}
          >
            {t('advance.change')}
          </Button>
        }
      >
        <Emphasised text={result(turn, emphasised)} />
        {dice.length === 0 ? null : <p>{t('injuries.dice', { dice: dice.join(' ') })}</p>}
      </CardLine>
    </Card>
  );
}
