import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';

/** What the battle has left for players to do besides the steps. */
export function ToHeed({ warbandId }: { readonly warbandId: WarbandId }) {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const side = battle?.sides.find((one) => one.warbandId === warbandId);
  if (battle === null || side === undefined) return null;
  const left = system.afterBattle?.toHeed?.(battle, side.id) ?? [];
  if (left.length === 0) return null;
  return (
    <Card as="article" label={t('to-heed')}>
      <CardHeader icon="rules" title={t('to-heed')} />
      {left.map(({ code, params }) => (
        <CardText key={JSON.stringify([code, params])}>
          {say({ code: `${system.id}:${code}`, params })}
        </CardText>
      ))}
    </Card>
  );
}
