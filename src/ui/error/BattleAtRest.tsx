import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { PATHS } from '#ui/paths.ts';

/** Exports a battle that cannot be shown, or deletes it after asking. */
export function BattleAtRest({ battleId }: { readonly battleId: BattleId }) {
  const { t } = useTranslation('error');
  const [asked, setAsked] = useState(false);
  return (
    <div className="stack">
      <ExportBattle battleId={battleId} />
      <Button block icon="trash" onPress={() => setAsked(true)}>
        {t('battle.delete')}
      </Button>
      <Sheet
        open={asked}
        onClose={() => setAsked(false)}
        closeLabel={t('battle.close')}
        title={t('battle.ask-title')}
        subtitle={t('battle.ask-text')}
      >
        <div className="stack-wide">
          <ExportBattle battleId={battleId} />
          <Deletion battleId={battleId} onKeep={() => setAsked(false)} />
        </div>
      </Sheet>
    </div>
  );
}

function ExportBattle({ battleId }: { readonly battleId: BattleId }) {
  const { t } = useTranslation('error');
  const stores = useStores();
  const [said, setSaid] = useState('');
  const exportBattle = async () => {
    // Rarely needed, so not in the first load.
    const name = await import('./battle-file.ts')
      .then(({ battleToFile }) => battleToFile(stores, battleId))
      .catch(() => null);
    setSaid(name === null ? t('backup-failed') : t('battle.exported', { name }));
  };
  return (
    <div>
      <Button block size="large" icon="export" onPress={() => void exportBattle()}>
        {t('battle.export')}
      </Button>
      <output className="quiet centred air-2">{said}</output>
    </div>
  );
}

type DeletionProps = { readonly battleId: BattleId; readonly onKeep: () => void };

function Deletion({ battleId, onKeep }: DeletionProps) {
  const { t } = useTranslation('error');
  const remove = useBattles((state) => state.remove);
  const home = useLinkTo()(PATHS.home);
  const [failed, setFailed] = useState(false);
  const removeIt = async () => {
    try {
      await remove(battleId);
      home.onNavigate?.(home.href);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <div className="row">
        <Button size="large" onPress={onKeep}>
          {t('battle.keep')}
        </Button>
        <Button size="large" icon="trash" onPress={() => void removeIt()}>
          {t('battle.confirm')}
        </Button>
      </div>
      <p role="alert" className="quiet centred air-2">
        {failed ? t('battle.not-deleted') : ''}
      </p>
    </div>
  );
}
