import { useTranslation } from '#i18n/use-translation.ts';
import { setMissesNext } from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import { statusFor } from '#roster/muster.ts';
import { mayLead } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { useEditor } from './editor-context.ts';

/** Whether the member leads, and misses the next battle. */
export function MemberSwitches({
  member: { id, role, leader, missesNext },
}: {
  readonly member: Member;
}) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  // A leader whose role may not lead must be able to step down.
  const leads = leader || mayLead(system, role);
  const stays = statusFor(system, 'absent') !== null;
  if (!leads && !stays) return null;
  return (
    <div>
      {leads ? (
        <Switch
          label={t('member.leader')}
          hint={system.leadershipCharacteristic === null ? undefined : t('member.leader-hint')}
          checked={leader}
          onChange={(on) => change((now) => setLeader(now, on ? id : null))}
        />
      ) : null}
      {stays ? (
        <Switch
          label={t('member.misses-next')}
          hint={t('member.misses-next-hint')}
          checked={missesNext}
          onChange={(misses) => change((now) => setMissesNext(now, id, misses))}
        />
      ) : null}
    </div>
  );
}
