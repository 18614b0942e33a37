import { memo, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { chanceAtMost } from '#rules/dice/dice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { emphasised, useWords } from '#ui/battle/words.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';
import { Answers, Toggles } from './DutyAnswers.tsx';
import { useValueWords, ValueButton, ValueChips } from './DutyValue.tsx';
import { type DutyWords, useDutyWords } from './duty-words.ts';
import { ResolverLink } from './ResolverLink.tsx';
import './DutyCard.css';

type DutyCardProps = {
  readonly duty: Duty;
  /** Default true. */
  readonly open?: boolean | undefined;
  /** Opens or folds the card; without it, the card can't be folded. */
  readonly onFold?: ((key: string) => void) | undefined;
};

/** A test or a decision, with its value, the reason for it and its answers; a single line when folded. */
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
                <button
                  type="button"
                  className="line full close duty-title"
                  aria-expanded="true"
                  onClick={fold}
                >
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
        <button
          type="button"
          className="line full loose toned duty-folded"
          aria-expanded="false"
          onClick={fold}
        >
          <Icon name={icon} size={26} />
          <span className="fills quiet duty-folded-title">
            <Emphasised text={words.emphasisedTitle} />
          </span>{' '}
          {value === null ? null : (
            <span className="display unbroken duty-folded-value">{value}</span>
          )}
          <Icon name="down" size={20} />
        </button>
      )}
    </Card>
  );
});

type ExplanationProps = {
  readonly duty: Duty;
  readonly words: DutyWords;
  readonly overruled: number | null;
};

/** The reason for the value, the exact chance, and other facts. */
function Explanation({ duty, words, overruled }: ExplanationProps) {
  const { t } = useTranslation(['table', 'battle']);
  const system = useWords();
  const { test, dice } = duty;
  const because = () => {
    if (test === null) return [];
    if (overruled !== null && dice !== null) {
      const chance = emphasised(percent(chanceAtMost(dice, overruled)));
      return [t('test.why', { reason: t('battle:overruled'), chance })];
    }
    const reason = system.emphasisedMessage(test.reason);
    return [
      test.value === null
        ? reason
        : t('test.why', { reason, chance: emphasised(percent(test.chance)) }),
    ];
  };
  const sentences = [...because(), ...(words.text === null ? [] : [words.text]), ...words.facts];
  return sentences.length === 0 ? null : (
    <CardText>
      <Emphasised text={sentences.join(' ')} />
    </CardText>
  );
}
