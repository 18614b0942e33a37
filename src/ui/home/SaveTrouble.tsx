import { useTranslation } from 'react-i18next';
import { useSay } from '#i18n/said.ts';
import { useSettings, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import './HomeScreen.css';

/** Says why a warband or a setting is not on disk, and tries again. Nothing unless something failed. */
export function SaveTrouble() {
  const { t } = useTranslation('home');
  const say = useSay();
  const warbands = useWarbands((state) => state.status);
  const settings = useSettings((state) => state.save);
  const retryWarbands = useWarbands((state) => state.retrySave);
  const retrySettings = useSettings((state) => state.retrySave);
  const failed = [warbands, settings].find((status) => status.kind === 'failed');
  if (failed?.kind !== 'failed') return null;
  return (
    <div role="alert" className="home-notice">
      <Card tone="rout">
        <CardHeader level={2} icon="warning" title={t('unsaved.title')} />
        <CardText>{say({ code: `ui:storage.save.${failed.code}`, params: {} })}</CardText>
        <CardActions>
          <Button
            onPress={() => {
              retryWarbands();
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
