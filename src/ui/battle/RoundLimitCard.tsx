import { contenders, isLimitReached } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { useTable } from './table-context.ts';

/** At the end of the last round agreed on: who has won, one tap each. Playing on stays possible. */
export function RoundLimitCard() {
  const { t } = useTranslation('table');
  const table = useTable();
  const reached = useBattle(
    ({ battle, upcoming }) =>
      battle !== null && upcoming !== null && isLimitReached(battle, upcoming),
  );
  const battle = useBattle((state) => state.battle);
  if (!reached || battle === null) return null;
  const able = contenders(battle).filter(({ playing }) => playing);
  return (
    <div className="round-limit">
      <Card as="article" tone="leader" label={t('limit.title')}>
        <CardHeader level={2} icon="clock" title={t('limit.title')} />
        <CardText>{t('limit.ask')}</CardText>
        {able.map(({ sides }) => (
          <CardActions key={sides[0]?.id}>
            <Button
              onPress={() => table.send({ type: 'end-battle', winnerId: sides[0]?.id ?? null })}
            >
              {t('end.winner', { side: list(sides.map(({ name }) => name)) })}
            </Button>
          </CardActions>
        ))}
        <CardActions>
          <Button onPress={() => table.send({ type: 'end-battle', winnerId: null })}>
            {t('end.draw')}
          </Button>
        </CardActions>
      </Card>
    </div>
  );
}
