import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useAfterBattle } from './after-battle.ts';

/** What both warbands were worth, and what the weaker one's people gain by it. */
export function UnderdogCard() {
  const { t } = useTranslation('after-battle');
  const { proposal, change } = useAfterBattle();
  const { underdog } = proposal;
  if (underdog === null) return null;
  const { own, enemy, points } = underdog;
  const set = (enemyRating: number) =>
    change(t('underdog.title'), (now) => ({ ...now, enemyRating }), true);
  if (enemy === null) {
    return (
      <Card label={t('underdog.title')}>
        <p className="quiet">{t('underdog.unknown', { own })}</p>
        <Button icon="edit" onPress={() => set(own)}>
          {t('underdog.ask')}
        </Button>
      </Card>
    );
  }
  return (
    <Card label={t('underdog.title')}>
      <NumberField
        label={t('underdog.enemy')}
        value={enemy}
        min={0}
        max={LIMITS.purse}
        decreaseLabel={t('underdog.fewer')}
        increaseLabel={t('underdog.more')}
        onChange={set}
      />
      <p className="quiet">
        {t('underdog.own', { own })}{' '}
        {points === 0 ? t('underdog.none', { enemy }) : t('underdog.points', { enemy, points })}
      </p>
    </Card>
  );
}
