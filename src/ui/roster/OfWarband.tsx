import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';

type OfWarbandProps = {
  /** From the address, unchecked. */
  readonly id: string;
  /** Top bar while there is no warband to show. */
  readonly top: ReactNode;
  readonly children: (warband: Warband, system: RuleSystem) => ReactNode;
};

/** Wraps a screen about one warband: waits until it is read, and says so if it is not on this device. */
export function OfWarband({ id, top, children }: OfWarbandProps) {
  const { systems } = useStores();
  const warband = useWarbands((state) => state.warbands?.find((one) => one.id === id) ?? null);
  const loaded = useWarbands((state) => state.warbands !== null);
  const { t } = useTranslation('roster');
  const system = warband === null ? null : systems.loaded(warband.systemId);
  if (warband !== null && system !== null) return children(warband, system);
  return (
    <Screen top={top}>
      {loaded ? <EmptyLine icon="warning">{t('warband.unknown')}</EmptyLine> : null}
    </Screen>
  );
}
