import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useWarbands } from '#store/hooks.ts';

/** What kind of warband it is, and quietly whether the disk has it as it is here. */
export function SavedState({ type }: { readonly type: string }) {
  const { t } = useTranslation('roster');
  const status = useWarbands((state) => state.status.kind);
  const kept = useDevice((state) => state.database === 'ready');
  const words = { saved: 'saved', saving: 'saving', failed: 'not-saved' } as const;
  return <>{[type, t(`warband.${kept ? words[status] : 'not-saved'}`)].join(' · ')}</>;
}
