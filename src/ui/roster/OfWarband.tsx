import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';

type OfWarbandProps = {
  /** As it stands in the address. */
  readonly id: string;
  /** Above what is said where there is no such warband. */
  readonly top: ReactNode;
  readonly children: (warband: Warband, system: RuleSystem) => ReactNode;
};

/** A screen about one warband, once that has been read; a sentence where it is not on this device. */
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
