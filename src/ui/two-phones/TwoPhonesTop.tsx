import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { useBattleTitle } from '#ui/home/battle-title.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath } from '#ui/paths.ts';

/** Top bar of the screens that share a battle. */
export function TwoPhonesTop() {
  const { t } = useTranslation('pass-battle');
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('phones.title')}
      subtitle={battle === null ? undefined : titleOf(battle)}
      back={{ ...linkTo(battlePath(battleId)), label: t('phones.back') }}
      lined
    />
  );
}
