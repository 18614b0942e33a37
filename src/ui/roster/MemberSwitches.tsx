import { useTranslation } from 'react-i18next';
import { setLeader, setMissesNext } from '#roster/edit.ts';
import type { Member } from '#roster/warband.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { useEditor } from './editor-context.ts';
import './MemberSwitches.css';

/** Whether he leads, and whether he will be there. */
export function MemberSwitches({
  member: { id, leader, missesNext },
}: {
  readonly member: Member;
}) {
  const { t } = useTranslation('roster');
  const { change } = useEditor();
  return (
    <div className="member-switches">
      <Switch
        label={t('member.leader')}
        hint={t('member.leader-hint')}
        checked={leader}
        onChange={(leads) => change((now) => setLeader(now, leads ? id : null))}
      />
      <Switch
        label={t('member.misses-next')}
        hint={t('member.misses-next-hint')}
        checked={missesNext}
        onChange={(misses) => change((now) => setMissesNext(now, id, misses))}
      />
    </div>
  );
}
