import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useSettings, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { UnsavedBattles } from './UnsavedBattles.tsx';
import './HomeScreen.css';

/** Reports what could not be saved or read, with a button to retry. */
export function SaveTrouble() {
  return (
    <>
      <UnsavedBattles />
      <OtherTrouble />
    </>
  );
}

function OtherTrouble() {
  const { t } = useTranslation('home');
  const say = useSay();
  const warbands = useWarbands(({ status }) => (status.kind === 'failed' ? status.code : null));
  const noWarbands = useWarbands((state) => state.warbands === null);
  const battles = useBattles((state) => state.trouble);
  const settings = useSettings(({ save }) => (save.kind === 'failed' ? save.code : null));
  const retryWarbands = useWarbands((state) => state.retrySave);
  const retryBattles = useBattles((state) => state.refresh);
  const retrySettings = useSettings((state) => state.retrySave);
  const unread = battles ?? (noWarbands ? warbands : null);
  const code = unread ?? warbands ?? settings;
  if (code === null) return null;
  return (
    <div role="alert" className="home-notice">
      <Card tone="wrong">
        <CardHeader
          level={2}
          icon="warning"
          title={unread === null ? t('unsaved.title') : t('unsaved.unread-title')}
        />
        <CardText>{say({ code: `ui:storage.save.${code}`, params: {} })}</CardText>
        <CardActions>
          <Button
            onPress={() => {
              retryWarbands();
              if (battles !== null) void retryBattles();
              retrySettings();
            }}
          >
            {t('unsaved.retry')}
          </Button>
        </CardActions>
      </Card>
    </div>
  );
}
