import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { hiringOf } from '#roster/composition.ts';
import { matches } from '#roster/find.ts';
import type { Offer } from '#roster/profiles.ts';
import type { ExtraProfile } from '#rules/contract/catalogue.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useEditor } from './editor-context.ts';
import { OfferRows } from './OfferRows.tsx';
import { useHirelings } from './use-hirelings.ts';
import { GRADES } from './use-types.ts';

/** From this number on, they can be searched. */
const MANY = 12;

interface Hireling extends Offer {
  readonly profile: ExtraProfile;
}

type HirelingsProps = { readonly onTake: (offer: Offer) => void };

/**
 * Whom any type of warband may hire, by how official they are; those who are not for this one come last, as players
 * can take them all the same. Most of them are fetched when this is shown.
 */
export function Hirelings({ onTake }: HirelingsProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words } = useEditor();
  const [typed, setTyped] = useState('');
  useHirelings(system.id);
  const all = system.extras.map(
    (profile): Hireling => ({ profileId: `${profile.pack}/${profile.id}`, profile }),
  );
  const found = all.filter(({ profileId }) => matches(words.profile(profileId) ?? '', typed));
  const isRefused = ({ profileId }: Offer) =>
    hiringOf(profileId, warband.catalogueId, system) === 'no';
  const grades = GRADES.map((grade) => ({
    grade,
    offered: found.filter((offer) => (offer.profile.grade ?? null) === grade && !isRefused(offer)),
  })).filter(({ offered }) => offered.length > 0);
  const refused = found.filter(isRefused);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('add.extras')} className="stack">
      <SectionHeading level={3} title={t('add.extras')} />
      {all.length < MANY ? null : (
        <TextField type="search" label={t('add.find')} value={typed} onChange={setTyped} />
      )}
      {found.length === 0 ? <EmptyLine>{t('add.nobody')}</EmptyLine> : null}
      {grades.map(({ grade, offered }) => (
        <div key={grade} className="stack">
          {grade === null || grades.length < 2 ? null : (
            <SectionHeading level={4} title={t(`new.grade.${grade}`)} />
          )}
          <OfferRows offers={offered} onTake={onTake} />
        </div>
      ))}
      {refused.length === 0 ? null : (
        <div className="stack">
          <SectionHeading level={4} title={t('add.refused')} />
          <OfferRows offers={refused} onTake={onTake} />
        </div>
      )}
    </section>
  );
}
