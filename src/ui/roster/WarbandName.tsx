import { useTranslation } from '#i18n/use-translation.ts';
import { renameWarband } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { DraftField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';

export function WarbandName() {
  const { t } = useTranslation('roster');
  const { warband, change } = useEditor();
  return (
    <DraftField
      label={t('warband.name')}
      value={warband.name}
      maxLength={LIMITS.name}
      onChange={(name) => change((now) => renameWarband(now, name))}
    />
  );
}
