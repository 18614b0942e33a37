import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverCall,
  ResolverSetup,
} from '#rules/contract/resolver.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattle, useRuleSystem, useSettings, useStores } from '#store/hooks.ts';
import { useTapGuard } from '#ui/battle/tap-guard.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import type { QuestionDraft } from './drafts.ts';
import { SettledOutcome } from './SettledOutcome.tsx';
import { StepDice } from './StepDice.tsx';
import {
  type Question,
  rollToEnd,
  type Settling,
  settlingOf,
  stepReports,
  typedDice,
} from './settling.ts';
import { ThrowReports } from './ThrowReports.tsx';
import './SettleSheet.css';

type SettleSheetProps = {
  readonly resolver: Resolver;
  readonly setup: ResolverSetup;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** `next`: the follow-up to open; null to return to the table. */
  readonly onApply: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
  readonly onClose: () => void;
};

/**
 * Settles throw by throw, with dice rolled at the table and tapped in, or the app's. Closing the sheet keeps the
 * answers; nothing changes before they are applied.
 */
export function SettleSheet(props: SettleSheetProps) {
  const battle = useBattle((state) => state.battle);
  const { resolver, setup } = props;
  const question = useMemo(
    () => (battle === null ? null : { resolver, view: battle, setup }),
    [resolver, battle, setup],
  );
  return question === null ? null : <OpenSettleSheet {...props} question={question} />;
}

type OpenProps = SettleSheetProps & { readonly question: Question };

function OpenSettleSheet({ resolver, draft, question, onChange, onApply, onClose }: OpenProps) {
  const { t } = useTranslation(['resolver', 'table']);
  const words = useWords();
  const { signs } = useRuleSystem();
  const settling = useMemo(() => settlingOf(question, draft.answers), [question, draft.answers]);
  const { answers, step } = settling;
  const title = words.of(`resolver.${resolver.id}.name`);
  const stepId = stepIdOf(step);
  const prompt = useRef<HTMLParagraphElement>(null);
  useFocusRecovery(prompt, stepId);
  const guard = useTapGuard();
  const solo = resolver.roles.length === 1;
  const go = (next: readonly ResolverAnswer[], typed: readonly number[] = []) => {
    // The next throw appears under the same thumb; a double tap must not answer it too.
    guard.arm('calm');
    onChange({
      ...draft,
      answers: next,
      typed: { step: stepIdOf(settlingOf(question, next).step), dice: typed },
    });
  };
  const typed = typedDice(draft, step);
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('table:sheet.close')}
      title={title}
      lead={
        <Icon name={signOf(signs.resolvers, resolver.id) ?? (solo ? 'dice' : 'duel')} size={28} />
      }
    >
      {/* Not a control: it swallows the second half of a double tap. */}
      <div className="stack settle" onClickCapture={guard.onClickCapture}>
        <ThrowReports reports={stepReports(question, answers)} live />
        <p className="settle-prompt" ref={prompt} tabIndex={-1} aria-live="polite">
          {step.kind === 'done' ? t('settle.result') : words.message(step.said)}
        </p>
        {step.kind === 'dice' ? (
          <StepDice
            step={step}
            typed={typed}
            onType={(dice) => onChange({ ...draft, answers, typed: { step: step.id, dice } })}
            onAnswer={(answer) => go([...answers, { step: step.id, ...answer }])}
          >
            <RollAll question={question} settling={settling} typed={typed} onRolled={go} />
          </StepDice>
        ) : null}
        {step.kind === 'choice' ? (
          <div className="stack settle-choices">
            {step.options.map(({ id, said }) => (
              <Button
                key={id}
                onPress={() => go([...answers, { step: step.id, dice: [], choice: id }])}
              >
                {words.message(said)}
              </Button>
            ))}
          </div>
        ) : null}
        {step.kind === 'done' ? (
          <SettledOutcome step={step} onApply={(next) => onApply(answers, next)} />
        ) : null}
        {answers.length === 0 ? null : (
          <Button icon="undo" block onPress={() => stepBack(answers, go)}>
            {t('settle.back')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

type RollAllProps = {
  readonly question: Question;
  readonly settling: Settling;
  readonly typed: readonly number[];
  readonly onRolled: (answers: readonly ResolverAnswer[]) => void;
};

/** Rolls everything at once; emphasised if the app rolls the dice. */
function RollAll({ question, settling, typed, onRolled }: RollAllProps) {
  const { t } = useTranslation('resolver');
  const { die } = useStores();
  const app = useSettings((state) => state.dice) === 'app';
  return (
    <Button
      icon="dice"
      tone={app ? 'ember' : 'neutral'}
      onPress={() => onRolled(rollToEnd(question, settling, typed, die))}
    >
      {t('settle.roll-all')}
    </Button>
  );
}

/** Removes the last answer; of several dice only the last one, the one likely mistyped. */
function stepBack(
  answers: readonly ResolverAnswer[],
  go: (answers: readonly ResolverAnswer[], typed?: readonly number[]) => void,
): void {
  go(answers.slice(0, -1), answers.at(-1)?.dice.slice(0, -1));
}

function stepIdOf(step: Settling['step']): string {
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
