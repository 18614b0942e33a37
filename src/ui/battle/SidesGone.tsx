import { playingSides, sidesLeftThisTurn } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { useWords } from './words.ts';

/** Who has left in this turn and why, and who plays on. */
export function SidesGone() {
  const { t } = useTranslation('table');
  const words = useWords();
  const gone = useBattleShallow(({ live, battle }) => {
    const ids = battle === null ? [] : sidesLeftThisTurn(live, battle);
    return battle?.sides.filter(({ id }) => ids.includes(id)) ?? [];
  });
  const playing = useBattleShallow(({ battle }) =>
    battle === null ? [] : playingSides(battle).map(({ name }) => name),
  );
  if (gone.length === 0) return null;
  const plays = t('gone.plays-on', { sides: list(playing), count: playing.length });
  return (
    <div className="sides-gone">
      {gone.map(({ id, name, removed }) => (
        <Card key={id} tone="neutral">
          <CardHeader icon="left-table" level={2} title={t('gone.title', { side: name })} />
          <CardText>
            {[words.maybe(`cause.${removed ?? ''}`), plays]
              .flatMap((part) => part ?? [])
              .join(' · ')}
          </CardText>
        </Card>
      ))}
    </div>
  );
}
