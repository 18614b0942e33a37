import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type UnsavedBattle, useBattles, useStores } from '#store/hooks.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { battlePath } from '#ui/paths.ts';
import { useBattleTitle } from './battle-title.ts';
import { useLinkTo } from './use-link-to.ts';
import './HomeScreen.css';

/** Closed battles with entries that could not be saved; they are complete in memory. */
export function UnsavedBattles() {
  const unsaved = useBattles((state) => state.unsaved);
  return unsaved.map((one) => <Unsaved key={one.battleId} {...one} />);
}

function Unsaved({ battleId, battle, code, waiting }: UnsavedBattle) {
  const { t } = useTranslation('home');
  const say = useSay();
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const stores = useStores();
  const [outcome, setOutcome] = useState('');
  const saveToFile = async () => {
    try {
      const { exportBattle } = await import('#ui/battle/saving/export-battle.ts');
      const session = stores.battles.getState().ready(battleId);
      const file = session === null ? null : await exportBattle(stores, session);
      setOutcome(file === null ? t('unsaved.not-exported') : t('unsaved.exported', { file }));
    } catch {
      setOutcome(t('unsaved.not-exported'));
    }
  };
  const title = t('unsaved.battle', {
    battle: battle === null ? battleId : titleOf(battle),
    count: waiting,
  });
  return (
    <div role="alert" className="home-notice">
      <Card tone="wrong">
        <CardHeader level={2} icon="warning" title={title} />
        <CardText>{say({ code: `ui:storage.save.${code}`, params: {} })}</CardText>
        <CardActions>
          <Button tone="ember" onPress={() => stores.battles.getState().retrySaves()}>
            {t('unsaved.retry')}
          </Button>
          <Button icon="export" onPress={() => void saveToFile()}>
            {t('unsaved.export')}
          </Button>
          <LinkButton {...linkTo(battlePath(battleId))}>{t('unsaved.resume')}</LinkButton>
        </CardActions>
        <output>{outcome}</output>
      </Card>
    </div>
  );
}
