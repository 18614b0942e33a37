import { useTranslation } from '#i18n/use-translation.ts';
import { ENTERED, readAdvance } from '#roster/advances/read.ts';
import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { emphasised } from '#ui/battle/words.ts';
import { Question } from '#ui/dice/Question.tsx';
import { Badge } from '#ui/kit/Badge.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { MemberHead } from '#ui/roster/MemberHead.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { useAdvanceQuestion } from './advance-question.ts';

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

function OpenAdvance({ turn, system, answers, onAnswer }: AdvanceCardProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useAdvanceQuestion(system.id);
  const { member, open } = turn;
  const name = words.member(member);
  return (
    <Card as="li" label={name}>
      <MemberHead
        picture={<MemberPicture member={member} system={system} />}
        name={name}
        kind={words.kind(member)}
        end={
          answers.length === 0 ? null : (
            <Button
              tone="ghost"
              icon="undo"
              label={t('advance.change-of', { name })}
              onPress={() => onAnswer([])}
            >
              {t('advance.change')}
            </Button>
          )
        }
      >
        <Badge tone="leader">{t('advance.open', { count: open })}</Badge>
      </MemberHead>
      <Question
        nextAfter={(given) => readAdvance(turn, given).next}
        answers={answers}
        say={say}
        onAnswers={onAnswer}
      >
        {answers.length > 0 ? undefined : (
          <Button tone="ghost" icon="tick" onPress={() => onAnswer([ENTERED])}>
            {t('advance.entered')}
          </Button>
        )}
      </Question>
    </Card>
  );
}

function TakenAdvance({ turn, system, onAnswer }: AdvanceCardProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const { member, reading } = turn;
  const name = words.member(member);
  return (
    <Card as="li" tone="done">
      <CardLine
        icon="tick"
        action={
          <Button
            tone="ghost"
            label={t('advance.change-of', { name })}
            onPress={() => onAnswer([])}
          >
            {t('advance.change')}
          </Button>
        }
      >
        <Emphasised text={resultText()} />
      </CardLine>
    </Card>
  );

  function resultText(): string {
    const { result } = reading;
    const said = { name: emphasised(name) };
    switch (result?.kind) {
      case 'raise': {
        const before = member.profile[result.characteristic] ?? 0;
        const short = words.short(result.characteristic);
        return t('advance.result.raise', { ...said, short, before, after: before + 1 });
      }
      case 'skill':
        return t('advance.result.skill', { ...said, skill: words.trait(result.skill) });
      case 'promotion':
      case 'lost':
        return t(`advance.result.${result.kind}`, {
          name: emphasised(member.labels[result.index] ?? name),
        });
      case 'entered':
      case undefined:
        return t('advance.result.entered', said);
    }
  }
}
