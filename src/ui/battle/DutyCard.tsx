import { memo, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, DutyTest, Outcome } from '#rules/contract/advice.ts';
import { chanceAtMost } from '#rules/dice/dice.ts';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { useRuleSystem, useStores } from '#store/hooks.ts';
import { Button, type ButtonTone } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';
import { type DutyWords, useDutyWords } from './duty-words.ts';
import { Emphasised } from './Emphasised.tsx';
import { dutyIcon, kitTone } from './looks.ts';
import { ResolverLink } from './ResolverLink.tsx';
import { useTable } from './table-context.ts';
import { aloud, useWords } from './words.ts';
import './DutyCard.css';

/** A test or a decision: whom it is about, on what value and why, and its answers, one tap each. */
export const DutyCard = memo(function DutyCard({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const words = useDutyWords(duty);
  const [overruled, setOverruled] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  return (
    <Card as="article" tone={kitTone(duty.tone)} label={words.title}>
      <CardHeader
        icon={dutyIcon(system, duty.kind, duty.tone)}
        title={words.title}
        value={
          duty.test === null ? undefined : (
            <ValueButton
              test={duty.test}
              overruled={overruled}
              open={choosing}
              onPress={() => setChoosing(!choosing)}
            />
          )
        }
        end={<RuleLink rule={duty.rule} />}
      />
      <Explanation duty={duty} words={words} overruled={overruled} />
      {choosing ? (
        <ValueChips
          value={overruled}
          onChoose={(value) => {
            setOverruled(value);
            setChoosing(false);
          }}
        />
      ) : null}
      {duty.action === null ? null : <ActionChips action={duty.action} />}
      <Toggles duty={duty} words={words} />
      <Answers duty={duty} words={words} overruled={overruled} />
      {duty.opens === null ? null : <ResolverLink call={duty.opens} />}
    </Card>
  );
});

type PartProps = {
  readonly duty: Duty;
  readonly words: DutyWords;
  readonly overruled: number | null;
};

/** Why this value, the exact chance, and what else counts. */
function Explanation({ duty, words, overruled }: PartProps) {
  const { t } = useTranslation(['table', 'battle']);
  const system = useWords();
  const { test, dice } = duty;
  const because = () => {
    if (test === null) return [];
    if (overruled !== null && dice !== null) {
      const chance = aloud(percent(chanceAtMost(dice, overruled)));
      return [t('test.why', { reason: t('battle:overruled'), chance })];
    }
    const reason = system.saidLoud(test.reason);
    return [
      test.value === null ? reason : t('test.why', { reason, chance: aloud(percent(test.chance)) }),
    ];
  };
  const sentences = [...because(), ...(words.text === null ? [] : [words.text]), ...words.facts];
  return sentences.length === 0 ? null : (
    <CardText>
      <Emphasised text={sentences.join(' ')} />
    </CardText>
  );
}

/** Answers that leave the duty open: a horn blown, the leader within reach. */
function Toggles({ duty, words }: Omit<PartProps, 'overruled'>) {
  const { t } = useTranslation('table');
  const table = useTable();
  const toggles = duty.outcomes.filter((outcome) => isToggle(outcome));
  if (toggles.length === 0) return null;
  return (
    <div className="duty-chips">
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

/** Failed, passed and the dice in one row; below, lighter, what makes a test needless. */
function Answers({ duty, words, overruled }: PartProps) {
  const answers = duty.outcomes.filter((outcome) => !isToggle(outcome));
  const aside = duty.test === null ? [] : answers.filter(({ tone }) => tone === 'neutral');
  const main = answers.filter((outcome) => !aside.includes(outcome));
  const button = (outcome: Outcome) => (
    <AnswerButton
      key={outcome.id}
      duty={duty}
      outcome={outcome}
      words={words}
      overruled={overruled}
      aside={aside.includes(outcome)}
    />
  );
  return (
    <>
      <CardActions>
        {main.map(button)}
        {duty.rollsInjury ? <InjuryButton duty={duty} /> : null}
        <RollButton duty={duty} overruled={overruled} />
      </CardActions>
      {aside.length === 0 ? null : <div className="duty-aside">{aside.map(button)}</div>}
    </>
  );
}

type AnswerProps = PartProps & { readonly outcome: Outcome; readonly aside: boolean };

function AnswerButton({ duty, outcome, words, overruled, aside }: AnswerProps) {
  const table = useTable();
  return (
    <Button
      tone={aside ? 'ghost' : TONES[outcome.tone]}
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

const TONES = { pass: 'pass', fail: 'fail', neutral: 'neutral' } as const satisfies Record<
  Outcome['tone'],
  ButtonTone
>;

/** The app rolls instead of the player and applies what comes of it. */
function RollButton({ duty, overruled }: Omit<PartProps, 'words'>) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { die } = useStores();
  const { dice: spec } = duty;
  if (spec === null) return null;
  const roll = () => {
    const dice = Array.from({ length: spec.count }, () => die(spec.sides));
    const outcome = outcomeOfDice(duty, dice, overruled);
    if (outcome === null) return;
    table.send({
      type: 'resolve-duty',
      key: duty.key,
      outcome: outcome.id,
      dice,
      overruledValue: overruled,
    });
  };
  return (
    <IconButton icon="dice" iconSize={28} tone="neutral" label={t('test.roll')} onPress={roll} />
  );
}

function InjuryButton({ duty }: { readonly duty: Duty }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { fighterId } = duty;
  if (fighterId === null) return null;
  return (
    <Button tone="wound" icon="wound" onPress={() => table.open({ kind: 'injury', fighterId })}>
      {t('injury.open')}
    </Button>
  );
}

type ValueButtonProps = {
  readonly test: DutyTest;
  readonly overruled: number | null;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** "Ld 8"; a tap lets players say otherwise. */
function ValueButton({ test, overruled, open, onPress }: ValueButtonProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const value = t('test.value', {
    characteristic: words.of(`characteristic.${test.characteristic}.short`),
    value: overruled ?? test.value ?? '–',
  });
  return (
    <button
      type="button"
      className={overruled === null ? 'duty-value' : 'duty-value duty-value-overruled'}
      aria-label={t('test.change', { value })}
      aria-expanded={open}
      onClick={onPress}
    >
      {value}
    </button>
  );
}

type ValueChipsProps = {
  readonly value: number | null;
  /** Null goes back to what the rules say. */
  readonly onChoose: (value: number | null) => void;
};

function ValueChips({ value, onChoose }: ValueChipsProps) {
  const { t } = useTranslation('table');
  return (
    <div className="duty-chips">
      <ChipGroup label={t('test.choose')}>
        {VALUES.map((one) => (
          <Chip
            key={one}
            pressed={one === value}
            onPress={() => onChoose(one === value ? null : one)}
          >
            {one}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

/** What two dice can show. */
const VALUES: readonly number[] = Array.from({ length: 11 }, (_, index) => index + 2);

function isToggle(outcome: Outcome): boolean {
  return !outcome.resolves && outcome.tone === 'neutral';
}
