import { useTranslation } from '#i18n/use-translation.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useBattle } from '#store/hooks.ts';

/** Whose phone this is, in words; null if nobody has answered yet. */
export function useSeatName(): string | null {
  const { t } = useTranslation('table');
  const seat = useSeat();
  const several = useBattle(({ battle }) => (battle?.sides.length ?? 0) > 2);
  const side = useBattle(({ battle }) => battle?.sides.find(({ id }) => id === seat)?.name ?? null);
  if (seat === 'onlooker') return t('seat.onlooker');
  if (seat === 'everybody') return t(several ? 'seat.all' : 'seat.both');
  return side;
}
