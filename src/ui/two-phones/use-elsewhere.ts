import type { Entry } from '#battle/events.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { usePlayerName } from './use-phones.ts';

/** Whether an entry was made on another device. False as long as all of a battle comes from one device. */
export function useElsewhere(): (entry: Pick<Entry, 'actor'>) => boolean {
  const { isOwn } = useBattleSession();
  const several = useSeveral();
  return (entry) => several && !isOwn(entry.actor);
}

/** Who has tapped, in a word; null for nobody, and as long as all of a battle comes from one device. */
export function useTappedBy(): (actor: ActorId | null) => string | null {
  const { t } = useTranslation('table');
  const { isOwn } = useBattleSession();
  const several = useSeveral();
  const nameOf = usePlayerName();
  return (actor) => {
    if (!several || actor === null) return null;
    if (isOwn(actor)) return t('phone.you');
    return nameOf(actor) || t('phone.other', { count: 1 });
  };
}

function useSeveral(): boolean {
  const { actor, isOwn } = useBattleSession();
  return useBattle(
    ({ writers }) => new Set(writers.map((one) => (isOwn(one) ? actor : one))).size > 1,
  );
}
