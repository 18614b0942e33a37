import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverAnswer } from '#rules/contract/resolver.ts';
import { useSettings, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import type { QuestionDraft } from './drafts.ts';
import { missAnswer, type Question, rollToEnd, settlingOf, typedDice } from './settling.ts';
import './SettleDock.css';

type SettleDockProps = {
  readonly question: Question;
  readonly draft: QuestionDraft;
  /** Opens the dice sheet. */
  readonly onOpen: () => void;
  readonly onKeep: (draft: QuestionDraft) => void;
  /** Applies the result to the table. */
  readonly onApply: (answers: readonly ResolverAnswer[]) => void;
};

/** Ways to settle: throw by throw, a miss in one tap, or all dice at once by the app. */
export function SettleDock({ question, draft, onOpen, onKeep, onApply }: SettleDockProps) {
  const { t } = useTranslation('resolver');
  const { die } = useStores();
  const app = useSettings(({ dice }) => dice === 'app');
  const given = draft.answers.length;
  const miss = given === 0 ? missAnswer(question) : null;
  const throwAll = () => {
    const settling = settlingOf(question, draft.answers);
    const typed = typedDice(draft, settling.step);
    const answers = rollToEnd(question, settling, typed, die);
    const end = settlingOf(question, answers).step;
    // Choices, and whether to go on to a follow-up, are left to the players.
    if (end.kind === 'done' && end.follow === null) onApply(answers);
    else {
      onKeep({ ...draft, answers, typed: { step: '', dice: [] } });
      onOpen();
    }
  };
  return (
    <div className="cluster settle-dock">
      {miss === null ? null : (
        <Button size="large" onPress={() => onApply([miss])}>
          {t('settle.failed')}
        </Button>
      )}
      <div className="wraps settle-dock-main">
        <PrimaryBar
          title={t(given === 0 ? 'settle.start' : 'settle.resume')}
          subtitle={given === 0 ? t('settle.hint') : t('settle.resume-hint', { count: given })}
          onPress={onOpen}
        />
      </div>
      <IconButton
        icon="dice"
        iconSize={32}
        tone={app ? 'outline' : 'neutral'}
        label={t('settle.roll-all')}
        onPress={throwAll}
      />
    </div>
  );
}
