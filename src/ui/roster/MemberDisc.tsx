import { useTranslation } from '#i18n/use-translation.ts';
import { roleOf } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberLook } from './member-look.ts';

type MemberDiscProps = { readonly member: Member; readonly system: RuleSystem };

/** The sign of a member's role, with the crown of the leader. */
export function MemberDisc({ member, system }: MemberDiscProps) {
  const { t } = useTranslation('roster');
  const { icon, tone } = memberLook(roleOf(system, member.role)?.look ?? null);
  return (
    <StatusDisc
      icon={icon}
      tone={tone}
      crown={member.leader ? { label: t('member.leader') } : undefined}
    />
  );
}
