import { useTranslation } from '#i18n/use-translation.ts';
import { tradeOf } from '#roster/stash.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import type { Chest } from './use-chest.ts';
import './Shelves.css';

/** The gold of the warband, and what takes the last change of its chest back while there is one. */
export function ChestTop({ chest: { last, undo } }: { readonly chest: Chest }) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const { warband, system } = useEditor();
  const gold = warband.purse?.[tradeOf(system) ?? ''] ?? 0;
  return (
    <div className="cluster line apart market-gold">
      <p>{t('stash.gold', { gold })}</p>
      {last === null ? null : (
        <Button
          tone="ghost"
          icon="undo"
          label={t('battle:undo.step', { step: last })}
          onPress={undo}
        >
          {t('battle:undo.button')}
        </Button>
      )}
    </div>
  );
}
