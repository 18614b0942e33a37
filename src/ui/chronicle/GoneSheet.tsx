import { useState } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BandGone } from '#roster/campaign.ts';
import { lifeOf } from '#roster/chronicle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { MemberPhoto } from '#ui/roster/MemberPhoto.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { goneSign, useGoneWords } from './gone-words.ts';
import { useLifeFacts } from './life-words.ts';

type GoneSheetProps = {
  readonly gone: BandGone;
  readonly system: RuleSystem;
  /** Whether to say of which warband he was. */
  readonly named: boolean;
  readonly onClose: () => void;
};

/** The life of somebody who is gone, and how it ended; a tap on his portrait brings what changes it. */
export function GoneSheet({ gone, system, named, onClose }: GoneSheetProps) {
  const { t } = useTranslation(['after-battle', 'roster', 'table', 'builder']);
  const words = useRosterWords(system.id);
  const { name, who, how, when } = useGoneWords(system)(gone);
  const factsOf = useLifeFacts(system);
  const life = lifeOf(gone.warband, gone.id, gone);
  const photo = usePhoto(gone.id);
  const [changing, setChanging] = useState(false);
  const turn = gone.turn === null ? [] : [t('chronicle.turn', { turn: number(gone.turn) })];
  const facts = [
    how,
    [when, ...turn].join(' · '),
    ...(life === null || life.battles === 0
      ? []
      : [t('roster:list.battles', { count: life.battles })]),
    ...(life === null ? [] : factsOf(life)),
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      lead={
        <button
          type="button"
          aria-expanded={changing}
          aria-label={t('builder:photo.of', { name })}
          onClick={() => setChanging(!changing)}
        >
          <StatusDisc
            icon={goneSign(gone, system)}
            tone="out-of-action"
            size="large"
            photo={photo}
          />
        </button>
      }
      title={name}
      subtitle={named ? `${who} · ${words.warband(gone.warband)}` : who}
      closeLabel={t('table:sheet.close')}
    >
      <div className="stack">
        {changing ? <MemberPhoto id={gone.id} warbandId={gone.warband.id} count={1} /> : null}
        <ul className="stack">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
