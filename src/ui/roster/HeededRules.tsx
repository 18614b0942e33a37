import { useTranslation } from '#i18n/use-translation.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { useHeeded } from '#ui/heeded.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { useEditor } from './editor-context.ts';

/** What players have to think of themselves with a warband of this type; nothing where the app plays all of it. */
export function HeededRules() {
  const { t } = useTranslation('ui');
  const { warband, system } = useEditor();
  const heeded = useHeeded(system.id);
  const type = findCatalogueWarband(system, warband.catalogueId);
  const rules = type === null ? [] : heeded(type);
  if (rules.length === 0) return null;
  return (
    <Fold title={t('heeded')} summary={String(rules.length)}>
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </Fold>
  );
}
