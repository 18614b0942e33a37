import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverAnswer, ResolverCall, ResolverStep } from '#rules/contract/resolver.ts';
import { completed } from '#rules/dice/inquiry.ts';
import { useSettings, useStores } from '#store/hooks.ts';
import { useTapGuard } from '#ui/battle/tap-guard.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import type { QuestionDraft } from './drafts.ts';
import { SettledOutcome } from './SettledOutcome.tsx';
import { StepDice } from './StepDice.tsx';
import { type Question, rollToEnd, settlingOf, stepReports, typedDice } from './settling.ts';
import { ThrowReports } from './ThrowReports.tsx';
import './SettleSteps.css';

type SettleStepsProps = {
  readonly question: Question;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** Beside the button that rolls, which then rolls to the end; without it there is one for each of the two. */
  readonly beside?: ReactNode;
  /** Offered at the end; absent where the last die applies it. `next`: the follow-up to open; null for none. */
  readonly onApply?: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
};

/** A settling throw by throw, with dice rolled at the table and tapped in, or the app's. */
export function SettleSteps({ question, draft, onChange, beside, onApply }: SettleStepsProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const { die } = useStores();
  const app = useSettings((state) => state.dice) === 'app';
  const settling = useMemo(() => settlingOf(question, draft.answers), [question, draft.answers]);
  const { answers, step } = settling;
  const stepId = stepIdOf(step);
  const prompt = useRef<HTMLParagraphElement>(null);
  useFocusRecovery(prompt, stepId);
  const guard = useTapGuard();
  const go = (next: readonly ResolverAnswer[], typed: readonly number[] = []) => {
    // The next throw appears under the same thumb; a double tap must not answer it too.
    guard.arm('calm');
    onChange({
      ...draft,
      answers: next,
      typed: { step: stepIdOf(settlingOf(question, next).step), dice: typed },
    });
  };
  const answer = (given: Omit<ResolverAnswer, 'step'>) =>
    go([...answers, { step: stepId, ...given }]);
  const typed = typedDice(draft, step);
  const rollAll = () => go(rollToEnd(question, settling, typed, die));
  return (
    // Not a control: it swallows the second half of a double tap.
    <div className="stack loose" data-asks onClickCapture={guard.onClickCapture}>
      <ThrowReports reports={stepReports(question, answers)} live />
      {/* What comes and goes stands above the dice, which stay under the thumb. */}
      <div className="line">
        <p className="fills ringless settle-prompt" ref={prompt} tabIndex={-1} aria-live="polite">
          {step.kind === 'done' ? t('settle.result') : words.message(step.said)}
        </p>
        {answers.length === 0 ? null : (
          <IconButton
            icon="undo"
            tone="neutral"
            label={t('settle.back')}
            onPress={() => stepBack(answers, go)}
          />
        )}
      </div>
      {step.kind === 'dice' ? (
        <StepDice
          step={step}
          typed={typed}
          onType={(dice) => onChange({ ...draft, answers, typed: { step: stepId, dice } })}
          onAnswer={answer}
          onRoll={
            beside === undefined
              ? () => answer({ dice: completed(step, typed, die), choice: null })
              : rollAll
          }
        >
          {beside === undefined ? (
            // Emphasised if the app rolls the dice.
            <Button icon="dice" tone={app ? 'ember' : 'neutral'} onPress={rollAll}>
              {t('settle.roll-all')}
            </Button>
          ) : (
            beside
          )}
        </StepDice>
      ) : null}
      {step.kind === 'choice' ? (
        <div className="stack settle-choices">
          {step.options.map(({ id, said }) => (
            <Button key={id} onPress={() => answer({ dice: [], choice: id })}>
              {words.message(said)}
            </Button>
          ))}
        </div>
      ) : null}
      {step.kind === 'done' && onApply !== undefined ? (
        <SettledOutcome step={step} onApply={(next) => onApply(answers, next)} />
      ) : null}
    </div>
  );
}

/** Removes the last answer; of several dice only the last one, the one likely mistyped. */
function stepBack(
  answers: readonly ResolverAnswer[],
  go: (answers: readonly ResolverAnswer[], typed?: readonly number[]) => void,
): void {
  go(answers.slice(0, -1), answers.at(-1)?.dice.slice(0, -1));
}

function stepIdOf(step: ResolverStep): string {
  return step.kind === 'done' ? 'done' : step.id;
}

/**
 * Moves the focus to `target` when the focused button has disappeared with its step. Otherwise the keyboard
 * would start again at the top of the page, and a screen reader fall silent.
 * @param stepId changes whenever buttons may have disappeared
 */
function useFocusRecovery(target: RefObject<HTMLElement | null>, stepId: string): void {
  const before = useRef(stepId);

  useEffect(() => {
    if (before.current === stepId) return;
    before.current = stepId;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) target.current?.focus();
  }, [target, stepId]);
}
