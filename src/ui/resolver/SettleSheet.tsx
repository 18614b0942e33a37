import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverCall,
  ResolverSetup,
} from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem, useSettings, useStores } from '#store/hooks.ts';
import { signIn } from '#ui/battle/looks.ts';
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
  rolledOn,
  type Settling,
  settlingOf,
  stepReports,
  typedSoFar,
} from './settling.ts';
import { ToldDice } from './ToldDice.tsx';
import './SettleSheet.css';

type SettleSheetProps = {
  readonly resolver: Resolver;
  readonly setup: ResolverSetup;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** `next`: what to go on with; null for the table. */
  readonly onApply: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
  readonly onClose: () => void;
};

/**
 * Roll by roll to the end: dice of the table typed by tapping their faces, or the app's. Closing it
 * keeps what was told; nothing is done before it is applied.
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
  const stepId = step.kind === 'done' ? 'done' : step.id;
  const prompt = useRef<HTMLParagraphElement>(null);
  useLostFocus(prompt, stepId);
  const guard = useTapGuard();
  const forOne = resolver.roles.length === 1;
  const go = (next: readonly ResolverAnswer[], typed: readonly number[] = []) => {
    // The next throw lies under the same thumb: the second half of a double tap is not its answer.
    guard.arm('calm');
    onChange({
      ...draft,
      answers: next,
      typed: { step: stepIdAfter(question, next), dice: typed },
    });
  };
  const typed = typedSoFar(draft, step);
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('table:sheet.close')}
      title={title}
      lead={
        <Icon name={signIn(signs.resolvers, resolver.id) ?? (forOne ? 'dice' : 'duel')} size={28} />
      }
    >
      {/* Not a control: it only keeps the second half of a double tap from what comes next. */}
      <div className="settle" onClickCapture={guard.onClickCapture}>
        <ToldDice told={stepReports(question, answers)} live />
        <p className="settle-prompt" ref={prompt} tabIndex={-1} aria-live="polite">
          {step.kind === 'done' ? t('settle.result') : words.said(step.said)}
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
          <div className="settle-choices">
            {step.options.map(({ id, said }) => (
              <Button
                key={id}
                onPress={() => go([...answers, { step: step.id, dice: [], choice: id }])}
              >
                {words.said(said)}
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

/** Everything at once by the app: the main way for those who want its dice. */
function RollAll({ question, settling, typed, onRolled }: RollAllProps) {
  const { t } = useTranslation('resolver');
  const { die } = useStores();
  const app = useSettings((state) => state.dice) === 'app';
  return (
    <Button
      icon="dice"
      tone={app ? 'ember' : 'neutral'}
      onPress={() => onRolled(rolledOn(question, settling, typed, die))}
    >
      {t('settle.roll-all')}
    </Button>
  );
}

/** Takes the last answer back; of several dice only the last one, which is the one mistyped. */
function stepBack(
  answers: readonly ResolverAnswer[],
  go: (answers: readonly ResolverAnswer[], typed?: readonly number[]) => void,
): void {
  go(answers.slice(0, -1), answers.at(-1)?.dice.slice(0, -1));
}

function stepIdAfter(question: Question, answers: readonly ResolverAnswer[]): string {
  const { step } = settlingOf(question, answers);
  return step.kind === 'done' ? 'done' : step.id;
}

/**
 * Hands the focus on when what had it has gone: a choice made, the last die typed. Without it a
 * keyboard starts again at the top of the page, and a screen reader falls silent.
 * @param place where to go on; something that can take the focus
 * @param moment changes whenever things may have gone
 */
function useLostFocus(place: RefObject<HTMLElement | null>, moment: string): void {
  const before = useRef(moment);

  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.current?.focus();
  }, [place, moment]);
}
