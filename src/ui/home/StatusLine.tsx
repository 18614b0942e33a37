import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useDevice, useSettings, useWarbands } from '#store/hooks.ts';
import { isInstalled } from '#ui/ios.ts';
import './HomeScreen.css';

/** Whether the app works offline, and whether everything is saved, in one line. */
export function StatusLine() {
  const { t } = useTranslation(['home', 'ui']);
  const offline = useDevice((state) => state.offline);
  const check = useDevice((state) => state.checkOffline);
  const database = useDevice((state) => state.database);
  const limits = useDevice((state) => state.limits);
  const battles = useBattles((state) => state.unsaved.length > 0);
  const warbands = useWarbands(({ status }) => status.kind === 'failed');
  const settings = useSettings(({ save }) => save.kind === 'failed');
  const unsaved = battles || warbands || settings;
  const storage = useDevice((state) => state.storage);
  // A private window forgets everything when it is closed, and no browser says that it is one.
  const mayBePrivate = storage !== null && storage.persistence !== 'granted' && !isInstalled();
  const saved = mayBePrivate ? t('status.saved-if-private') : t('status.saved');
  // Browsers may clear their caches without notice, so check again at every visit.
  useEffect(check, [check]);
  const facts = [
    t(`status.offline.${offline}`),
    database !== 'ready' ? t('status.not-saved') : unsaved ? t('status.unsaved') : saved,
    ...(limits.includes('tabs') ? [t('status.one-tab')] : []),
  ];
  return (
    <>
      <p className="quiet centred home-status">{facts.join(' · ')}</p>
      {limits.includes('address') ? (
        <p className="quiet centred home-status">{t('ui:limit.address')}</p>
      ) : null}
    </>
  );
}
