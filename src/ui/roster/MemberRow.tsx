import { memo } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Member } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { MemberDisc } from './MemberDisc.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import { useRosterWords } from './words.ts';
import './MemberRow.css';

type MemberRowProps = {
  readonly member: Member;
  readonly system: RuleSystem;
  /** Type of his warband. */
  readonly catalogueId: string;
  readonly onOpen: (id: WarriorId) => void;
};

/** A member at a glance; a tap anywhere on it opens him. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, system, catalogueId, onOpen } = props;
  const { t } = useTranslation('roster');
  const words = useRosterWords(system.id);
  const count = member.labels.length;
  const name = words.member(member);
  const facts = [
    words.kind(member),
    ...(system.campaign !== null && member.experience > 0
      ? [t('member.experience-short', { experience: member.experience })]
      : []),
  ];
  const traits = Object.entries(member.traits).map(([trait, value]) =>
    words.carried(trait, value, catalogueId),
  );
  return (
    <li className="member-row">
      <button type="button" className="member-row-open" onClick={() => onOpen(member.id)}>
        <MemberDisc member={member} system={system} />
        <span className="member-row-words">
          <span className="member-row-name">
            {count > 1 ? t('member.group', { name, count }) : name}
          </span>{' '}
          <span className="member-row-facts">{facts.join(' · ')}</span>
        </span>
        <Icon name="next" size={16} />
      </button>
      {count > 1 ? <p className="member-row-labels">{list(member.labels)}</p> : null}
      <ProfileLine label={t('member.profile')} profile={member.profile} system={system} />
      {traits.length === 0 ? null : <p className="member-row-traits">{traits.join(' · ')}</p>}
      {member.missesNext ? (
        <p className="member-row-away">
          <Badge tone="knocked-down">{t('member.misses-next-short')}</Badge>
        </p>
      ) : null}
    </li>
  );
});
