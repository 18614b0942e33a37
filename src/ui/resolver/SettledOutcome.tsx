import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverCall, ResolverStep } from '#rules/contract/resolver.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useSettledLines } from '#ui/battle/settled-words.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import './SettleSteps.css';

type SettledOutcomeProps = {
  readonly step: Extract<ResolverStep, { kind: 'done' }>;
  /** `next`: the follow-up to open; null to return to the table. */
  readonly onApply: (next: ResolverCall | null) => void;
};

/** The changes to the table, and the button that applies them. */
export function SettledOutcome({ step, onApply }: SettledOutcomeProps) {
  const { t } = useTranslation('resolver');
  const system = useRuleSystem();
  const lines = useSettledLines(step.changes);
  return (
    <>
      {lines.length === 0 ? (
        <EmptyLine>{t('settle.nothing')}</EmptyLine>
      ) : (
        <ul className="stack settle-result" aria-label={t('settle.result')}>
          {lines.map(({ key, text, status }) => (
            <li key={key}>
              {status === null ? (
                <Icon name="tick" size={20} />
              ) : (
                <StatusDisc {...statusLook(system, status)} />
              )}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <Apply follow={step.follow} onApply={onApply} />
    </>
  );
}

type ApplyProps = {
  readonly follow: ResolverCall | null;
  readonly onApply: SettledOutcomeProps['onApply'];
};

/** With a follow-up, the main button applies the changes and opens it. */
function Apply({ follow, onApply }: ApplyProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const { resolvers } = useRuleSystem();
  const next = follow !== null && resolvers.some(({ id }) => id === follow.resolverId);
  if (!next) {
    return (
      <PrimaryBar
        title={t('settle.apply')}
        subtitle={t('settle.apply-hint')}
        onPress={() => onApply(null)}
      />
    );
  }
  return (
    <>
      <PrimaryBar
        title={t('settle.follow')}
        subtitle={words.of(`resolver.${follow.resolverId}.name`)}
        onPress={() => onApply(follow)}
      />
      <Button block onPress={() => onApply(null)}>
        {t('settle.apply-only')}
      </Button>
    </>
  );
}
