import { useMemo } from 'react';
import { undoSteps } from '#battle/selectors.ts';
import { timeOfDay } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { OpenSheet } from './OpenSheet.tsx';

/** All steps by name, newest first; a tap undoes everything back to that one. */
export function UndoSheet() {
  const { t } = useTranslation(['table', 'battle']);
  const words = useWords();
  const table = useTable();
  const elsewhere = useElsewhere();
  const live = useBattle((state) => state.live);
  const battle = useBattle((state) => state.battle);
  const steps = useMemo(() => (battle === null ? [] : undoSteps(live, battle)), [live, battle]);
  return (
    <OpenSheet title={t('battle:undo.title')} subtitle={t('undo.hint')}>
      {steps.length === 0 ? <EmptyLine>{t('battle:undo.empty')}</EmptyLine> : null}
      <ol className="stack">
        {steps.map((step, index) => (
          <li key={step.entryId}>
            <ListRow
              lead={<Icon name="undo" />}
              title={
                step.endsTurn
                  ? t('undo.turn-ended', { next: words.logged(step.said) })
                  : words.logged(step.said)
              }
              subtitle={[
                t('undo.depth', { count: index + 1 }),
                ...(elsewhere(step) ? [t('undo.elsewhere')] : []),
              ].join(' · ')}
              trailing={timeOfDay(step.time)}
              onPress={() => {
                table.send({ type: 'undo', back: step.entryId });
                table.close();
              }}
            />
          </li>
        ))}
      </ol>
    </OpenSheet>
  );
}
