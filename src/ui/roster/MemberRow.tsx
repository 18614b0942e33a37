import { memo, useId } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import { setCount, spaceIn } from '#roster/edit.ts';
import { isGear } from '#roster/gear.ts';
import { mayBeGroup } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { type Done, useEditor } from './editor-context.ts';
import { MemberPicture } from './MemberPicture.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import { useRecruitCost } from './RecruitCost.tsx';
import { useRosterWords } from './words.ts';
import './MemberRow.css';

type MemberRowProps = {
  readonly member: Member;
  readonly system: RuleSystem;
  /** Type of the warband. */
  readonly catalogueId: string;
  readonly onOpen: (id: WarriorId) => void;
  /** Offers to undo the step. */
  readonly onDone: (done: Done) => void;
};

/** A member at a glance; a tap opens it. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, system, catalogueId, onOpen, onDone } = props;
  const { t } = useTranslation('roster');
  const words = useRosterWords(system.id);
  const count = member.labels.length;
  const nameId = useId();
  const name = words.member(member);
  const openAdvances = advanceCount(member, system)?.open ?? 0;
  const facts = [
    words.kind(member),
    ...(system.campaign !== null && member.experience > 0
      ? [t('member.experience-short', { experience: member.experience })]
      : []),
  ];
  // What is needed at the table comes first.
  const gear = system.traits.flatMap((row) => (isGear(row, system) ? row.id : []));
  const traits = Object.entries(member.traits)
    .toSorted(([one], [other]) => Number(gear.includes(other)) - Number(gear.includes(one)))
    .map(([trait, value]) => words.carried(trait, value, catalogueId));
  return (
    <li className="member-row focus-around">
      <button type="button" className="line member-row-open" onClick={() => onOpen(member.id)}>
        <MemberPicture member={member} system={system} />
        <RowWords
          titleId={nameId}
          title={count > 1 ? t('member.group', { name, count }) : name}
          subtitle={facts.join(' · ')}
        />
      </button>
      {mayBeGroup(system, member.role) ? (
        <OneMore member={member} nameId={nameId} onDone={onDone} />
      ) : null}
      {count > 1 ? <p className="member-row-labels">{list(member.labels)}</p> : null}
      <ProfileLine label={t('member.profile')} member={member} system={system} />
      {traits.length === 0 ? null : <p className="member-row-traits">{traits.join(' · ')}</p>}
      {openAdvances === 0 ? null : (
        <p className="member-row-away">
          <Badge tone="leader">{t('member.advances', { count: openAdvances })}</Badge>
        </p>
      )}
      {member.missesNext ? (
        <p className="member-row-away">
          <Badge tone="knocked-down">{t('member.misses-next-short')}</Badge>
        </p>
      ) : null}
    </li>
  );
});

type OneMoreProps = {
  readonly member: Member;
  readonly nameId: string;
} & Pick<MemberRowProps, 'onDone'>;

/** Adds a model to a group. Heroes are duplicated on their own sheet. */
function OneMore({ member, nameId, onDone }: OneMoreProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words, change } = useEditor();
  const own = useOwnWords(system.id);
  // At the founding, what is left says it by itself.
  const cost = useRecruitCost(member, treasuryOf(warband, system) !== null);
  const count = member.labels.length + 1;
  const add = () => {
    const after = setCount(warband, member.id, count);
    change(() => after);
    const params = {
      name: words.member(member),
      fighters: own('roster:list.fighters', { count }),
    };
    onDone({
      step: { before: warband, after },
      text:
        cost === null
          ? t('member.grown', params)
          : t('builder:recruits.grown', { ...params, cost }),
    });
  };
  return (
    <div className="member-row-more">
      <IconButton
        icon="plus"
        tone="neutral"
        label={cost === null ? t('member.another') : t('builder:recruits.another', { cost })}
        describedBy={nameId}
        disabled={spaceIn(warband) < 1}
        onPress={add}
      />
    </div>
  );
}
