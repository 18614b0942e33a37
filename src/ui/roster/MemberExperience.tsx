import { useTranslation } from '#i18n/use-translation.ts';
import { setExperience } from '#roster/edit.ts';
import { experienceTrack } from '#roster/experience.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Member } from '#roster/warband.ts';
import { NumberField } from './DraftField.tsx';
import { ExperienceBoxes } from './ExperienceBoxes.tsx';
import { useEditor } from './editor-context.ts';
import { MemberAdvances } from './MemberAdvances.tsx';

/** Experience per model. */
export function MemberExperience({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  const track = experienceTrack(member, system);
  const set = (points: number) => change((now) => setExperience(now, member.id, points));
  return (
    <div>
      <NumberField
        label={t('member.experience')}
        value={member.experience}
        min={0}
        max={LIMITS.experience}
        decreaseLabel={t('member.less-experience')}
        increaseLabel={t('member.more-experience')}
        onChange={set}
      />
      {track === null ? null : (
        <>
          <ExperienceBoxes track={track} experience={member.experience} onChange={set} />
          <MemberAdvances member={member} />
        </>
      )}
    </div>
  );
}
