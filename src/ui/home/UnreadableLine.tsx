import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useDevice } from '#store/hooks.ts';
import { Later } from '#ui/kit/Later.tsx';
import { BattleInTrouble } from './BattleRowSafety.tsx';

/**
 * Names what lies on disk and could not be read. It is kept, so a later version may read it; a battle of
 * which nothing can be shown can be taken along as a file, or removed.
 */
export function UnreadableLine() {
  const { t } = useTranslation(['home', 'ui']);
  const battles = useBattles((state) => state.unreadable);
  const rows = useDevice((state) => state.unreadable);
  return (
    <>
      {rows === 0 ? null : (
        <p className="home-status">{t('ui:storage.unreadable', { count: rows })}</p>
      )}
      {battles.length === 0 ? null : (
        <section className="home-section">
          <p className="home-status">{t('home:unreadable', { count: battles.length })}</p>
          <ul className="stack">
            {battles.map((battleId) => (
              <li key={battleId}>
                <BattleInTrouble battleId={battleId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows === 0 && battles.length === 0 ? null : (
        <Later load={RESTORE} props={{ children: t('home:warbands.restore') }} />
      )}
    </>
  );
}

// Elsewhere it stands in the settings only.
const RESTORE = async () => (await import('./RestoreButton.tsx')).RestoreButton;
