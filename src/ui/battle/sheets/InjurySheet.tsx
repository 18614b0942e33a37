import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { injurySetup } from '#rules/kit/injury.ts';
import { useBattle, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { EMPTY_DRAFT, type QuestionDraft, withInput } from '#ui/resolver/drafts.ts';
import { FieldGroup } from '#ui/resolver/FieldGroup.tsx';
import { SettleSteps } from '#ui/resolver/SettleSteps.tsx';
import { settlingOf } from '#ui/resolver/settling.ts';
import { OpenSheet } from './OpenSheet.tsx';

/**
 * A fighter's injury roll: tap what the dice show, or let the app roll; its last die settles it. Closing it
 * leaves the roll due.
 */
export function InjurySheet({ fighterId }: { readonly fighterId: FighterId }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const view = useBattle(({ battle }) => battle);
  const { injury: resolver } = useRuleSystem();
  const name = useFighter(fighterId)?.label ?? '';
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  if (view === null || resolver === null) return null;
  const { inputs } = draft;
  const setup = injurySetup(fighterId, inputs);
  const { refusal, fields } = resolver.sheet(view, setup);
  if (refusal !== null) return null;

  const question = { resolver, view, setup };
  // Afterwards only the helmet is left.
  const first = settlingOf(question, draft.answers).answers.length === 0;
  const take = (next: QuestionDraft) => {
    const { step, answers } = settlingOf(question, next.answers);
    if (step.kind !== 'done') {
      setDraft(next);
      return;
    }
    table.send({ type: 'resolve-injury', fighterId, inputs, answers });
    table.close();
  };
  return (
    <OpenSheet
      title={words.of('duty.injury.title', { name })}
      lead={<StatusDisc icon="wound" tone="out-of-action" size="large" />}
    >
      {first && fields.length > 0 ? (
        <FieldGroup
          label={t('injury.options')}
          fields={fields}
          onInput={(id, value) => setDraft(withInput(draft, id, value))}
        />
      ) : null}
      <SettleSteps
        question={question}
        draft={draft}
        onChange={take}
        beside={
          first ? (
            <Button onPress={() => table.send({ type: 'lose-wound', fighterId })}>
              {t('injury.one-more')}
            </Button>
          ) : null
        }
      />
    </OpenSheet>
  );
}
