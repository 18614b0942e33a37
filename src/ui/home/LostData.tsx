import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import type { HomeLook } from '#ui/last-place.ts';
import { RestoreButton } from './RestoreButton.tsx';
import './HomeScreen.css';

interface LostDataProps {
  /** What was here. */
  readonly lost: HomeLook;
  readonly onSeen: () => void;
}

/** Says that the browser has removed what was here, with the way to a backup, until the player has seen it. */
export function LostData({ lost, onSeen }: LostDataProps) {
  const { t } = useTranslation('home');
  return (
    <div role="alert" className="home-notice">
      <Card tone="wrong">
        <CardHeader level={2} icon="warning" title={t('lost.title')} />
        <CardText>{t(lost === 'running' ? 'lost.battle' : 'lost.text')}</CardText>
        <CardActions>
          <RestoreButton>{t('warbands.restore')}</RestoreButton>
          <Button onPress={onSeen}>{t('lost.seen')}</Button>
        </CardActions>
      </Card>
    </div>
  );
}
