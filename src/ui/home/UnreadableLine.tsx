import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useDevice } from '#store/hooks.ts';

/** Names what lies on disk and could not be read. It is kept, so a later version may read it. */
export function UnreadableLine() {
  const { t } = useTranslation(['home', 'ui']);
  const battles = useBattles((state) => state.unreadable);
  const rows = useDevice((state) => state.unreadable);
  if (battles.length === 0 && rows === 0) return null;
  return (
    <p className="home-status">
      {battles.length === 0
        ? t('ui:storage.unreadable', { count: rows })
        : t('home:unreadable', { count: battles.length, ids: list(battles) })}
    </p>
  );
}
