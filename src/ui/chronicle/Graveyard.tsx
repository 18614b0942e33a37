import { useMemo, useState } from 'react';
import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BandGone } from '#roster/campaign.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { useStores } from '#store/hooks.ts';
import { useLoadPhotos } from '#ui/effects/use-photos.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { GoneSheet } from './GoneSheet.tsx';
import { Gravestone } from './Gravestone.tsx';
import { goneSign } from './gone-words.ts';
import './Chronicle.css';

type GraveyardProps = {
  /** Everybody who left for good, latest last; must be stable between renders. */
  readonly gone: readonly BandGone[];
  readonly system: RuleSystem;
  /** They are of several warbands: each life says of which. */
  readonly named?: boolean;
};

/** A stone for each of the dead, the latest first; a tap tells his life. Who left alive has none. */
export function Graveyard({ gone, system, named = false }: GraveyardProps) {
  const { t } = useTranslation('after-battle');
  const [open, setOpen] = useState<BandGone | null>(null);
  const dead = useMemo(
    () => gone.filter(({ how }) => how !== 'unpaid' && how !== 'captivity').toReversed(),
    [gone],
  );
  useLoadPhotos(useMemo(() => [...new Set(dead.map(({ warband }) => warband.id))], [dead]));
  if (dead.length === 0) return null;
  return (
    <section aria-labelledby="graves">
      <SectionHeading id="graves" title={t('chronicle.graves')} trailing={dead.length} />
      <ul className="line gap-3 chronicle-yard">
        {dead.map((one, at) => (
          <li key={`${one.battleId} ${one.id} ${one.name}`}>
            <Grave gone={one} top={dead.length - at} system={system} onOpen={() => setOpen(one)} />
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <GoneSheet gone={open} system={system} named={named} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

type GraveProps = {
  readonly gone: BandGone;
  /** Which kind of stone, any whole number. */
  readonly top: number;
  readonly system: RuleSystem;
  readonly onOpen: () => void;
};

/** A stone with his portrait, or the weapon carved on it. */
function Grave({ gone, top, system, onOpen }: GraveProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const { clock } = useStores();
  const photo = usePhoto(gone.id);
  const icon = goneSign(gone, system);
  return (
    <button type="button" className="chronicle-grave" onClick={onOpen}>
      <Gravestone top={top} />
      {photo === null ? (
        <Icon name={icon} size={28} />
      ) : (
        <StatusDisc icon={icon} tone="out-of-action" photo={photo} />
      )}
      <b>{words.member(gone)}</b>
      <span className="quiet">{shortDate(gone.at, clock())}</span>
      <span className="quiet">{gone.by === '' ? null : t('chronicle.by', { by: gone.by })}</span>
    </button>
  );
}
