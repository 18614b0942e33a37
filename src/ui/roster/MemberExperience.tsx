import { useTranslation } from '#i18n/use-translation.ts';
import { setExperience } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Member } from '#roster/warband.ts';
import { useEditor } from './editor-context.ts';
import { NumberField } from './NumberField.tsx';

/** Experience points of each of his miniatures. */
export function MemberExperience({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { change } = useEditor();
  return (
    <NumberField
      label={t('member.experience')}
      value={member.experience}
      min={0}
      max={LIMITS.experience}
      decreaseLabel={t('member.less-experience')}
      increaseLabel={t('member.more-experience')}
      onChange={(points) => change((now) => setExperience(now, member.id, points))}
    />
  );
}
