import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';

type BegunElsewhereProps = {
  /** Begins here too; null where that has happened. */
  readonly onBegin: (() => void) | null;
};

/** A warning that another phone has begun this warband’s aftermath. */
export function BegunElsewhere({ onBegin }: BegunElsewhereProps) {
  const { t } = useTranslation('after-battle');
  return (
    <Card as="section" tone="knocked-down" label={t('elsewhere.title')}>
      <CardHeader level={2} icon="phone" title={t('elsewhere.title')} />
      <CardText>{t('elsewhere.text')}</CardText>
      {onBegin === null ? null : (
        <CardActions>
          <Button onPress={onBegin}>{t('elsewhere.here')}</Button>
        </CardActions>
      )}
    </Card>
  );
}
