import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';

/** Says aloud, for those who don't see the card, that a rout test has become due. */
export function RoutAnnouncement() {
  const { t } = useTranslation('battle');
  const side = useBattle(
    ({ battle, routs }) => battle?.sides.find(({ id }) => routs[id]?.due === true)?.name ?? null,
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {side === null ? '' : t('gauge.announce-due', { side })}
    </p>
  );
}
