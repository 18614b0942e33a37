import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { setBattles, setNotes, setWarbandTrait } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { Later } from '#ui/kit/Later.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DraftField, NumberField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { loadHistory, NO_PROPS } from './past-battles.ts';
import { TraitChips } from './TraitChips.tsx';
import { useRecord } from './use-record.ts';
import './WarbandPossessions.css';

/** Traits of the warband as a whole, its history and notes. */
export function WarbandPossessions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const record = useRecord(warband.id);
  // A type may give the whole warband a trait that fighters usually have.
  const rows = system.traits.filter((row) => row.of === 'side' || row.id in warband.traits);
  const title = t(rows.length === 0 ? 'warband.history' : 'warband.traits');
  return (
    <section className="stack warband-possessions" aria-labelledby="possessions">
      <SectionHeading id="possessions" title={title} />
      <TraitChips
        label={title}
        rows={rows}
        carried={warband.traits}
        before={{}}
        buyer={null}
        explain="carried"
        onSet={(trait, value) => change((now) => setWarbandTrait(now, trait, value))}
      />
      <NumberField
        label={t('warband.battles')}
        value={warband.battles}
        min={0}
        max={LIMITS.battles}
        decreaseLabel={t('warband.fewer-battles')}
        increaseLabel={t('warband.more-battles')}
        onChange={(battles) => change((now) => setBattles(now, battles))}
      />
      {record.battles === 0 ? null : (
        <p className="warband-record">
          {t('warband.record', {
            battles: t('list.battles', { count: record.battles }),
            won: t('list.won', { count: record.won }),
          })}
        </p>
      )}
      {warband.history === undefined ? null : <Later load={loadHistory} props={NO_PROPS} />}
      {children}
      <DraftField
        label={t('warband.notes')}
        value={warband.notes}
        maxLength={LIMITS.notes}
        multiline
        onChange={(notes) => change((now) => setNotes(now, notes))}
      />
    </section>
  );
}
