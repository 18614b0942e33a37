import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice } from '#store/hooks.ts';
import { RestoreButton } from '#ui/home/RestoreButton.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { BackupButtons } from './BackupButtons.tsx';
import { BackupFileChoice } from './BackupFileChoice.tsx';
import { LocalCopies } from './LocalCopies.tsx';
import { StorageFacts } from './StorageFacts.tsx';
import { WipeButton } from './WipeButton.tsx';

/** Where the data is stored, and how to back it up, restore or delete it. */
export function DataSection() {
  const { t } = useTranslation(['settings', 'ui']);
  const database = useDevice((state) => state.database);
  const readable = database === 'ready' || database === 'newer';
  return (
    <section className="air-4" aria-labelledby="settings-data">
      <SectionHeading id="settings-data" title={t('settings:data.title')} />
      <Card>
        <div className="stack-wide">
          {readable ? <StorageFacts /> : <p>{t(`ui:storage.open.${database}`)}</p>}
          <Limits />
          {readable ? <BackupButtons /> : null}
          {database === 'ready' ? <BackupFileChoice /> : null}
          <RestoreButton>{t('settings:data.restore')}</RestoreButton>
          {database === 'ready' ? <LocalCopies /> : null}
          {database === 'ready' ? <WipeButton /> : null}
        </div>
      </Card>
    </section>
  );
}

/** Features missing in this browser or at this address. */
function Limits() {
  const { t } = useTranslation('ui');
  const limits = useDevice((state) => state.limits);
  if (limits.length === 0) return null;
  return (
    <ul className="stack">
      {limits.map((limit) => (
        <li key={limit} className="hint">
          {t(`limit.${limit}`)}
        </li>
      ))}
    </ul>
  );
}
