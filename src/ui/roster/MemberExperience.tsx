import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { setExperience } from '#roster/edit.ts';
import { experienceTrack } from '#roster/experience.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Member } from '#roster/warband.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { NumberField } from './DraftField.tsx';
import { ExperienceBoxes, ThickBox } from './ExperienceBoxes.tsx';
import { useEditor } from './editor-context.ts';
import { AdvancesTaken } from './MemberAdvances.tsx';

/** Experience per model: the boxes, and a tap on them for its number and the advances that it has given. */
export function MemberExperience({ member }: { readonly member: Member }) {
  const { t } = useTranslation(['roster', 'builder']);
  const { system, change } = useEditor();
  const [open, setOpen] = useState(false);
  const legend = useId();
  const { experience } = member;
  const track = experienceTrack(member, system);
  const field = (
    <NumberField
      label={t('member.experience')}
      value={experience}
      min={0}
      max={LIMITS.experience}
      decreaseLabel={t('member.less-experience')}
      increaseLabel={t('member.more-experience')}
      onChange={(points) => change((now) => setExperience(now, member.id, points))}
    />
  );
  if (track === null) return field;
  return (
    <>
      <button
        type="button"
        className="line experience"
        aria-expanded={open}
        aria-describedby={legend}
        aria-label={t('traits.valued', {
          trait: t('member.experience'),
          value: t('builder:experience.points', { count: experience }),
        })}
        onClick={() => setOpen(!open)}
      >
        <span className="stack fills">
          <ExperienceBoxes track={track} experience={experience} />
          <span className="line quiet" id={legend}>
            <ThickBox />
            {track.next === null
              ? t('builder:experience.thick')
              : t('builder:experience.next', { next: track.next })}
          </span>
        </span>
        <Icon name={open ? 'up' : 'down'} size={18} />
      </button>
      {open ? (
        <>
          {field}
          <AdvancesTaken member={member} />
        </>
      ) : null}
    </>
  );
}
