import { useTranslation } from '#i18n/use-translation.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { SeatChoices } from './SeatChoices.tsx';
import { useOthersLinked } from './use-others-linked.ts';

/** Asks whose phone this is, once others are linked to it; nothing if that is known. */
export function SeatQuestion() {
  const { t } = useTranslation('table');
  const seat = useSeat();
  const linked = useOthersLinked();
  if (seat !== null || !linked) return null;
  return (
    <div className="air-2 air-below-3">
      <Card as="section" tone="leader" label={t('seat.ask')}>
        <CardHeader level={2} icon="phone" title={t('seat.ask')} />
        <div className="stack-wide">
          <CardText>{t('seat.hint')}</CardText>
          <SeatChoices />
        </div>
      </Card>
    </div>
  );
}
