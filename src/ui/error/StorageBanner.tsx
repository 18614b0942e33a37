import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice } from '#store/hooks.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';

/** Warns at the top of a screen that nothing is being saved, and why. Nothing while saving works. */
export function StorageBanner() {
  const { t } = useTranslation(['error', 'ui']);
  const database = useDevice((state) => state.database);
  if (database === 'ready') return null;
  return (
    <div role="alert" className="air-below-3">
      <Card tone="wrong">
        <CardHeader level={2} icon="warning" title={t(`error:banner.${database}`)} />
        <CardText>{t(`ui:storage.open.${database}`)}</CardText>
      </Card>
    </div>
  );
}
