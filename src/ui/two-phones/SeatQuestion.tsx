import { useTranslation } from '#i18n/use-translation.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useHubLink } from '#ui/hubs/use-hub-link.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { SeatChoices } from './SeatChoices.tsx';
import { useLink } from './use-link.ts';
import './LinkLine.css';

/** Asks whose phone this is, once others are linked to it; nothing if that is known. */
export function SeatQuestion() {
  const { t } = useTranslation('table');
  const seat = useSeat();
  const phones = useLink()?.phones ?? 0;
  const hub = useHubLink();
  const linked = phones > 0 || (hub?.right === 'write' && hub.state !== 'refused');
  if (seat !== null || !linked) return null;
  return (
    <div className="seat-question">
      <Card as="section" tone="leader" label={t('seat.ask')}>
        <CardHeader level={2} icon="phone" title={t('seat.ask')} />
        <CardText>{t('seat.hint')}</CardText>
        <SeatChoices />
      </Card>
    </div>
  );
}
