import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, Outcome } from '#rules/contract/advice.ts';
import { readOutcome } from '#rules/kit/duty.ts';
import { answerTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useRoll } from '#ui/battle/use-roll.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { asksForFaces, DutyDice } from './DutyDice.tsx';
import type { DutyWords } from './duty-words.ts';
import './DutyCard.css';

type AnswersProps = {
  readonly duty: Duty;
  readonly words: DutyWords;
  readonly overruled: number | null;
};

/** Outcomes that leave the duty open, such as a horn blown or the leader within range. */
export function Toggles({ duty, words }: Omit<AnswersProps, 'overruled'>) {
  const { t } = useTranslation('table');
  const table = useTable();
  const toggles = duty.outcomes.filter((outcome) => isToggle(outcome));
  if (toggles.length === 0) return null;
  return (
    <div className="air-2">
      <ChipGroup label={t('test.before')}>
        {toggles.map(({ id, active }) => (
          <Chip
            key={id}
            pressed={active}
            onPress={() =>
              table.send({
                type: 'resolve-duty',
                key: duty.key,
                outcome: id,
                dice: [],
                overruledValue: null,
              })
            }
          >
            {words.outcome(id)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

/** Failed, passed and the dice in one row; below, less prominent, what makes a test unnecessary. */
export function Answers({ duty, words, overruled }: AnswersProps) {
  const answers = duty.outcomes.filter((outcome) => !isToggle(outcome));
  const numbers = answers.filter(({ id }) => readOutcome(id).count !== null);
  const secondary =
    duty.test === null && numbers.length === 0
      ? []
      : answers.filter(({ tone }) => tone === 'neutral');
  const main = answers.filter((one) => !secondary.includes(one) && !numbers.includes(one));
  if (duty.dice !== null && asksForFaces(duty)) return <DutyDice duty={duty} dice={duty.dice} />;
  const button = (outcome: Outcome) => (
    <AnswerButton
      key={outcome.id}
      duty={duty}
      outcome={outcome}
      words={words}
      overruled={overruled}
      secondary={secondary.includes(outcome)}
    />
  );
  return (
    <>
      {numbers.length === 0 ? null : <Numbers duty={duty} words={words} outcomes={numbers} />}
      <CardActions>
        {main.map(button)}
        {duty.rollsInjury ? <InjuryButton duty={duty} /> : null}
        <RollButton duty={duty} overruled={overruled} />
      </CardActions>
      {secondary.length === 0 ? null : (
        <div className="cluster duty-aside">{secondary.map(button)}</div>
      )}
    </>
  );
}

type NumbersProps = Omit<AnswersProps, 'overruled'> & { readonly outcomes: readonly Outcome[] };

/** How many, by a tap on the number. */
function Numbers({ duty, words, outcomes }: NumbersProps) {
  const table = useTable();
  return (
    <div className="air-2">
      <ChipGroup label={words.text ?? words.title}>
        {outcomes.map(({ id }) => (
          <Chip
            key={id}
            label={words.done(id)}
            onPress={() =>
              table.send({
                type: 'resolve-duty',
                key: duty.key,
                outcome: id,
                dice: [],
                overruledValue: null,
              })
            }
          >
            {words.outcome(id)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

type AnswerProps = AnswersProps & { readonly outcome: Outcome; readonly secondary: boolean };

function AnswerButton({ duty, outcome, words, overruled, secondary }: AnswerProps) {
  const table = useTable();
  return (
    <Button
      tone={secondary ? 'ghost' : answerTone(outcome)}
      onPress={() =>
        table.send({
          type: 'resolve-duty',
          key: duty.key,
          outcome: outcome.id,
          dice: [],
          overruledValue: overruled,
        })
      }
    >
      {words.outcome(outcome.id)}
    </Button>
  );
}

/** Rolls in the app and applies the outcome. */
function RollButton({ duty, overruled }: Omit<AnswersProps, 'words'>) {
  const { t } = useTranslation('table');
  const roll = useRoll(duty);
  if (roll === null) return null;
  return (
    <IconButton
      icon="dice"
      iconSize={28}
      tone="neutral"
      label={t('test.roll')}
      onPress={() => roll(overruled)}
    />
  );
}

function InjuryButton({ duty }: { readonly duty: Duty }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { fighterId } = duty;
  if (fighterId === null) return null;
  return (
    <Button icon="wound" onPress={() => table.open({ kind: 'injury', fighterId })}>
      {t('injury.open')}
    </Button>
  );
}

function isToggle(outcome: Outcome): boolean {
  return !outcome.resolves && outcome.tone === 'neutral';
}
