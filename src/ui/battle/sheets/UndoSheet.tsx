import { useMemo } from 'react';
import type { EntryId } from '#battle/hlc.ts';
import { type UndoStep, undoSteps } from '#battle/selectors.ts';
import { timeOfDay } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { fighterPath, linkTo } from '#ui/paths.ts';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { usePlayerName } from '#ui/two-phones/use-phones.ts';
import { OpenSheet } from './OpenSheet.tsx';

/** All steps by name, newest first; a tap undoes everything back to that one. */
export function UndoSheet() {
  const { t } = useTranslation(['table', 'battle']);
  const steps = useSteps();
  return (
    <OpenSheet title={t('battle:undo.title')} subtitle={t('undo.hint')}>
      {steps.length === 0 ? <EmptyLine>{t('battle:undo.empty')}</EmptyLine> : null}
      <ol className="stack">
        {steps.map((step, index) => (
          <StepRow key={step.entryId} step={step} depth={index + 1} />
        ))}
      </ol>
    </OpenSheet>
  );
}

/** The step of an entry: to undo everything back to it, or to mend what it says on the fighter’s page. */
export function StepSheet({ entryId }: { readonly entryId: EntryId }) {
  const { t } = useTranslation('battle');
  const battleId = useBattleId();
  const steps = useSteps();
  const live = useBattle((state) => state.live);
  const fighters = useBattle((state) => state.battle?.fighters);
  const placeOf = (id: EntryId) => live.findIndex((entry) => entry.id === id);
  const place = placeOf(entryId);
  // Steps are named after their first entry, and the newest comes first.
  const at = steps.findIndex((one) => placeOf(one.entryId) <= place);
  const step = place < 0 ? undefined : steps[at];
  const data = live[place]?.data;
  const who = data !== undefined && 'fighterId' in data ? data.fighterId : null;
  const fighter = who === null ? undefined : fighters?.[who];
  return (
    <OpenSheet title={t('undo.title')}>
      <ul className="stack">
        {step === undefined ? (
          <EmptyLine>{t('undo.empty')}</EmptyLine>
        ) : (
          <StepRow step={step} depth={at + 1} />
        )}
        {fighter === undefined ? null : (
          <li>
            <ListLink
              lead={<Icon name="edit" />}
              title={fighter.label}
              href={linkTo(fighterPath(battleId, fighter.id))}
            />
          </li>
        )}
      </ul>
    </OpenSheet>
  );
}

/** Newest first. */
function useSteps(): readonly UndoStep[] {
  const live = useBattle((state) => state.live);
  const battle = useBattle((state) => state.battle);
  return useMemo(() => (battle === null ? [] : undoSteps(live, battle)), [live, battle]);
}

function StepRow({ step, depth }: { readonly step: UndoStep; readonly depth: number }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const elsewhere = useElsewhere();
  const nameOf = usePlayerName();
  return (
    <li>
      <ListRow
        lead={<Icon name="undo" />}
        title={
          step.endsTurn
            ? t('undo.turn-ended', { next: words.logged(step.said) })
            : words.logged(step.said)
        }
        subtitle={[
          t('undo.depth', { count: depth }),
          ...(elsewhere(step) ? [nameOf(step.actor) || t('undo.elsewhere')] : []),
        ].join(' · ')}
        trailing={timeOfDay(step.time)}
        onPress={() => {
          table.send({ type: 'undo', back: step.entryId });
          table.close();
        }}
      />
    </li>
  );
}
