import { secured } from '#battle/secured.ts';
import { ownFirst } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';

/** "Orcs · à l’abri : Butin × 1", for each side that has secured markers. */
export function Secured() {
  const { t } = useTranslation(['table', 'moments']);
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const own = useOwnSide();
  const lines = ownFirst(battle?.sides ?? [], own).flatMap(({ id, name }) => {
    const markers = battle === null ? [] : Object.entries(secured(battle, system, id));
    const counts = markers.map(([marker, count]) =>
      t('markers.count', { marker: words.marker(marker), count }),
    );
    return counts.length === 0
      ? []
      : [{ id, said: t('moments:end.secured', { side: name, list: list(counts) }) }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="stack quiet centred" aria-label={t('moments:end.secured-title')}>
      {lines.map(({ id, said }) => (
        <li key={id}>{said}</li>
      ))}
    </ul>
  );
}
