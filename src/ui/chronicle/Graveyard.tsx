import { useState } from 'react';
import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BandGone } from '#roster/campaign.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useStores } from '#store/hooks.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { GoneSheet } from './GoneSheet.tsx';
import { Gravestone } from './Gravestone.tsx';
import './Chronicle.css';

type GraveyardProps = {
  /** Everybody who left for good, latest last. */
  readonly gone: readonly BandGone[];
  readonly system: RuleSystem;
  /** They are of several warbands: each life says of which. */
  readonly named?: boolean;
};

/** A stone for each of the dead, the latest first; a tap tells his life. Who left alive has none. */
export function Graveyard({ gone, system, named = false }: GraveyardProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const { clock } = useStores();
  const [open, setOpen] = useState<BandGone | null>(null);
  const dead = gone.filter(({ how }) => how !== 'unpaid' && how !== 'captivity').toReversed();
  if (dead.length === 0) return null;
  return (
    <section aria-labelledby="graves">
      <SectionHeading id="graves" title={t('chronicle.graves')} trailing={dead.length} />
      <ul className="line chronicle-yard">
        {dead.map((one, at) => (
          <li key={`${one.battleId} ${one.id} ${one.name}`}>
            <button type="button" className="chronicle-grave" onClick={() => setOpen(one)}>
              <Gravestone top={dead.length - at} />
              <Icon
                name={signOf(system.signs.arms, one.arm ?? '') ?? emblemIcon(one.warband.emblem)}
                size={28}
              />
              <b>{words.member(one)}</b>
              <small className="quiet">{shortDate(one.at, clock())}</small>
              <span className="quiet">
                {one.by === '' ? null : t('chronicle.by', { by: one.by })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <GoneSheet gone={open} system={system} named={named} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
