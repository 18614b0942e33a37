import { memo, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, DutyTest, Outcome } from '#rules/contract/advice.ts';
import { chanceAtMost } from '#rules/dice/dice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useRoll } from '#ui/battle/use-roll.ts';
import { emphasized, useWords } from '#ui/battle/words.ts';
import { Button, type ButtonTone } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';
import { type DutyWords, useDutyWords } from './duty-words.ts';
import { ResolverLink } from './ResolverLink.tsx';
import './DutyCard.css';

type DutyCardProps = {
  readonly duty: Duty;
  /** Open where nothing is said. */
  readonly open?: boolean | undefined;
  /** Opens it, or folds it again; it stays as it is without. */
  readonly onFold?: ((key: string) => void) | undefined;
};

/**
 * A test or a decision: whom it is about, on what value and why, and its answers, one tap each; folded, one
 * line that opens it.
 */
export const DutyCard = memo(function DutyCard({ duty, open = true, onFold }: DutyCardProps) {
  const system = useRuleSystem();
  const words = useDutyWords(duty);
  const [overruled, setOverruled] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const icon = dutyIcon(system, duty.kind, duty.tone);
  const value = useValueWords()(duty.test, overruled);
  const fold = () => onFold?.(duty.key);
  return (
    <Card as="article" tone={kitTone(duty.tone)} label={words.title}>
      {open ? (
        <>
          <CardHeader
            icon={icon}
            title={
              onFold === undefined ? (
                words.title
              ) : (
                <button type="button" className="duty-title" aria-expanded="true" onClick={fold}>
                  <span>{words.title}</span> <Icon name="down" size={16} />
                </button>
              )
            }
            value={
              value === null ? undefined : (
                <ValueButton
                  value={value}
                  overruled={overruled !== null}
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
              onChoose={(chosen) => {
                setOverruled(chosen);
                setChoosing(false);
              }}
            />
          ) : null}
          {duty.action === null ? null : <ActionChips action={duty.action} />}
          <Toggles duty={duty} words={words} />
          <Answers duty={duty} words={words} overruled={overruled} />
          {duty.opens === null ? null : <ResolverLink call={duty.opens} />}
        </>
      ) : (
        <button type="button" className="duty-folded" aria-expanded="false" onClick={fold}>
          <Icon name={icon} size={25} />
          <span className="duty-folded-title">
            <Emphasised text={words.loudTitle} />
          </span>{' '}
          {value === null ? null : <span className="duty-folded-value">{value}</span>}
          <Icon name="down" size={20} />
        </button>
      )}
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
      const chance = emphasized(percent(chanceAtMost(dice, overruled)));
      return [t('test.why', { reason: t('battle:overruled'), chance })];
    }
    const reason = system.saidLoud(test.reason);
    return [
      test.value === null
        ? reason
        : t('test.why', { reason, chance: emphasized(percent(test.chance)) }),
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
    <Button tone="wound" icon="wound" onPress={() => table.open({ kind: 'injury', fighterId })}>
      {t('injury.open')}
    </Button>
  );
}

/** "Ld 8": what a test is taken on; null for what is no test. */
function useValueWords(): (test: DutyTest | null, overruled: number | null) => string | null {
  const { t } = useTranslation('table');
  const words = useWords();
  return (test, overruled) =>
    test === null
      ? null
      : t('test.value', {
          characteristic: words.of(`characteristic.${test.characteristic}.short`),
          value: overruled ?? test.value ?? '–',
        });
}

type ValueButtonProps = {
  readonly value: string;
  /** It is the players' and not the rules'. */
  readonly overruled: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** A tap lets players say otherwise. */
function ValueButton({ value, overruled, open, onPress }: ValueButtonProps) {
  const { t } = useTranslation('table');
  return (
    <button
      type="button"
      className={overruled ? 'duty-value duty-value-overruled' : 'duty-value'}
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
