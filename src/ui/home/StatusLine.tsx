import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice } from '#store/hooks.ts';

/** Whether the app starts without a network, and where the data stands, in one line. */
export function StatusLine() {
  const { t } = useTranslation('home');
  const offline = useDevice((state) => state.offline);
  const database = useDevice((state) => state.database);
  const facts = [
    t(`status.offline.${offline}`),
    database === 'ready' ? t('status.saved') : t('status.not-saved'),
  ];
  return <p className="home-status">{facts.join(' · ')}</p>;
}
