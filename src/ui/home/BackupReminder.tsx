import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useSettings, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { backUpToFile } from '#ui/settings/backup-file.ts';
import { type Reminder, reminderDue } from './backup-due.ts';
import './HomeScreen.css';

/** Offers a backup after a battle if the last one is old; asks once per battle. */
export function BackupReminder() {
  const stores = useStores();
  const [outcome, setOutcome] = useState('');
  const summaries = useBattles((state) => state.summaries);
  const lastBackupAt = useSettings((state) => state.lastBackupAt);
  const reminderAnswered = useSettings((state) => state.reminderAnswered);
  const due =
    summaries === null
      ? null
      : reminderDue(summaries, { lastBackupAt, reminderAnswered }, stores.clock());
  return (
    <output className="home-notice">
      {due === null ? outcome : <Ask due={due} onOutcome={setOutcome} />}
      {due === null || outcome === '' ? null : outcome}
    </output>
  );
}

type AskProps = { readonly due: Reminder; readonly onOutcome: (outcome: string) => void };

function Ask({ due, onOutcome }: AskProps) {
  const { t } = useTranslation('home');
  const stores = useStores();
  const change = useSettings((state) => state.change);
  const { battles, days } = due;
  const answered = () => change('reminderAnswered', due.battleId);
  const backUp = async () => {
    const name = await backUpToFile(stores);
    onOutcome(name === null ? t('reminder.backup-failed') : t('reminder.backed-up', { name }));
    if (name !== null) answered();
  };
  return (
    <Card tone="fleeing">
      <CardHeader level={2} icon="export" title={t('reminder.title')} />
      <CardText>
        {days === null ? (
          t('reminder.never', { count: battles })
        ) : (
          <>
            {t('reminder.battles', { count: battles })}{' '}
            {days === 0 ? null : t('reminder.days', { count: days })}
          </>
        )}
      </CardText>
      <CardActions>
        <Button tone="ember" onPress={() => void backUp()}>
          {t('reminder.back-up')}
        </Button>
        <Button onPress={answered}>{t('reminder.later')}</Button>
      </CardActions>
    </Card>
  );
}
