import { useState } from 'react';
import { dateAndTime } from '#i18n/format.ts';
import { type MessageDescriptor, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type LocalCopy, useDevice } from '#store/hooks.ts';
import { useLocalCopies } from '#ui/effects/use-local-copies.ts';
import { useBattleTitle } from '#ui/home/battle-title.ts';
import { refusalOf } from '#ui/home/restore-words.ts';
import { type Work, WorkProgress } from '#ui/home/WorkProgress.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

/** States of restoring a copy. */
type Return =
  | { readonly kind: 'working'; readonly work: Work }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly said: readonly MessageDescriptor[] };

/** The app's automatic copies, each with a way to restore it. Nothing before the first. */
export function LocalCopies() {
  const { t } = useTranslation('settings');
  const copies = useLocalCopies();
  const returnTo = useDevice((state) => state.returnTo);
  const [state, setState] = useState<Return | null>(null);
  if (copies === null || copies.length === 0) return null;

  const goBack = async ({ id }: LocalCopy) => {
    setState({ kind: 'working', work: { done: 0, total: 0 } });
    const onProgress = (done: number, total: number) =>
      setState({ kind: 'working', work: { done, total } });
    const outcome = await returnTo(id, onProgress);
    setState(
      'restored' in outcome ? { kind: 'done' } : { kind: 'refused', said: refusalOf(outcome) },
    );
  };

  return (
    <section className="stack" aria-labelledby="settings-copies">
      <h3 id="settings-copies">{t('copies.title')}</h3>
      <p className="hint">{t('copies.hint')}</p>
      <ul className="stack">
        {copies.map((copy) => (
          <li key={copy.id}>
            <CopyRow copy={copy} onPress={() => void goBack(copy)} />
          </li>
        ))}
      </ul>
      <ReturnSheet state={state} onClose={() => setState(null)} />
    </section>
  );
}

function CopyRow({ copy, onPress }: { readonly copy: LocalCopy; readonly onPress: () => void }) {
  const { t } = useTranslation('settings');
  const titleOf = useBattleTitle();
  const { takenAt, cause, sides, battles, warbands } = copy;
  const title =
    sides.length === 0
      ? t(`copies.cause.${cause}`)
      : t('copies.after', { battle: titleOf({ sides: sides.map((name) => ({ name })) }) });
  const facts = [
    dateAndTime(takenAt),
    t('copies.battles', { count: battles }),
    t('copies.warbands', { count: warbands }),
  ];
  return (
    <ListRow
      title={title}
      subtitle={facts.join(' · ')}
      trailing={t('copies.return')}
      onPress={onPress}
    />
  );
}

type ReturnSheetProps = { readonly state: Return | null; readonly onClose: () => void };

function ReturnSheet({ state, onClose }: ReturnSheetProps) {
  const { t } = useTranslation(['settings', 'home']);
  const say = useSay();
  const restart = useDevice((device) => device.restart);
  return (
    <>
      <Sheet
        open={state?.kind === 'working'}
        // It cannot be cancelled; nothing changes until it is done.
        onClose={() => {}}
        closeLabel={t('home:work.wait')}
        title={t('copies.working')}
      >
        {state?.kind === 'working' ? (
          <WorkProgress label={t('copies.working')} work={state.work} />
        ) : null}
      </Sheet>
      <Sheet
        open={state?.kind === 'done'}
        // Memory is now older than the disk: a restart is required.
        onClose={restart}
        closeLabel={t('home:restore.restart')}
        title={t('copies.done-title')}
        subtitle={t('copies.done-text')}
      >
        <PrimaryBar title={t('home:restore.restart')} onPress={restart} />
      </Sheet>
      <Sheet
        open={state?.kind === 'refused'}
        onClose={onClose}
        closeLabel={t('home:restore.close')}
        title={t('copies.refused-title')}
      >
        <div className="stack-wide">
          <output className="stack">
            {state?.kind === 'refused'
              ? state.said.map((said) => <span key={said.code}>{say(said)}</span>)
              : null}
          </output>
          <Button size="large" onPress={onClose}>
            {t('home:restore.close')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
