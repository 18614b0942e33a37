import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverCall,
  ResolverSetup,
} from '#rules/contract/resolver.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import type { QuestionDraft } from './drafts.ts';
import { SettleSteps } from './SettleSteps.tsx';

type SettleSheetProps = {
  readonly resolver: Resolver;
  readonly setup: ResolverSetup;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** `next`: the follow-up to open; null to return to the table. */
  readonly onApply: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
  readonly onClose: () => void;
};

/** Settles a resolver. Closing the sheet keeps the answers; nothing changes before they are applied. */
export function SettleSheet(props: SettleSheetProps) {
  const { resolver, setup, draft, onChange, onApply, onClose } = props;
  const { t } = useTranslation('table');
  const words = useWords();
  const { signs } = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const question = useMemo(
    () => (battle === null ? null : { resolver, view: battle, setup }),
    [resolver, battle, setup],
  );
  if (question === null) return null;
  const solo = resolver.roles.length === 1;
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('sheet.close')}
      title={words.of(`resolver.${resolver.id}.name`)}
      lead={
        <Icon name={signOf(signs.resolvers, resolver.id) ?? (solo ? 'dice' : 'duel')} size={28} />
      }
    >
      <SettleSteps question={question} draft={draft} onChange={onChange} onApply={onApply} />
    </Sheet>
  );
}
