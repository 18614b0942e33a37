import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useDevice } from '#store/hooks.ts';
import { Later } from '#ui/kit/Later.tsx';
import { UnreadableBattleLink } from './BattleRowSafety.tsx';
import './HomeScreen.css';

/**
 * Reports rows on the disk that could not be read; they are kept, since a later version may read them. Links to
 * unreadable battles, which can be exported or deleted.
 */
export function UnreadableLine() {
  const { t } = useTranslation(['home', 'ui']);
  const battles = useBattles((state) => state.unreadable);
  const rows = useDevice((state) => state.unreadable);
  return (
    <>
      {rows === 0 ? null : (
        <p className="quiet centred home-status">{t('ui:storage.unreadable', { count: rows })}</p>
      )}
      {battles.length === 0 ? null : (
        <section className="air-4">
          <p className="quiet centred home-status">
            {t('home:unreadable', { count: battles.length })}
          </p>
          <ul className="stack">
            {battles.map((battleId) => (
              <li key={battleId}>
                <UnreadableBattleLink battleId={battleId} />
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

// Otherwise only in the settings.
const RESTORE = async () => (await import('./RestoreButton.tsx')).RestoreButton;
