import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useWarbands } from '#store/hooks.ts';

type SavedStateProps = { readonly type: string; readonly archived: boolean };

/** The type of warband, and whether it is saved. */
export function SavedState({ type, archived }: SavedStateProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const status = useWarbands((state) => state.status.kind);
  const kept = useDevice((state) => state.database === 'ready');
  const words = { saved: 'saved', saving: 'saving', failed: 'not-saved' } as const;
  const parts = [
    type,
    ...(archived ? [t('builder:list.is-archived')] : []),
    t(`warband.${kept ? words[status] : 'not-saved'}`),
  ];
  return <>{parts.join(' · ')}</>;
}
