import { useTranslation } from '#i18n/use-translation.ts';
import { spaceIn } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { MemberRow } from './MemberRow.tsx';
import { fightersIn } from './size.ts';
import './MemberList.css';

type MemberListProps = {
  readonly onOpen: (id: WarriorId) => void;
  readonly onAdd: () => void;
  /** Offers to undo the step. */
  readonly onDone: (done: Done) => void;
};

/** The members in roster order. */
export function MemberList({ onOpen, onAdd, onDone }: MemberListProps) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const { members } = warband;
  const led = system.roles.some((role) => role.mayLead);
  const full = spaceIn(warband) < 1;
  return (
    <section aria-labelledby="members">
      <SectionHeading
        id="members"
        title={t('warband.members')}
        trailing={members.length === 0 ? undefined : fightersIn(warband)}
      />
      {members.length === 0 ? (
        <EmptyLine>{t(led ? 'warband.no-members' : 'warband.nobody-yet')}</EmptyLine>
      ) : null}
      <ul className="stack">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            system={system}
            catalogueId={warband.catalogueId}
            onOpen={onOpen}
            onDone={onDone}
          />
        ))}
      </ul>
      <div className="member-list-add">
        <Button
          block
          size="large"
          tone={members.length === 0 ? 'ember' : 'neutral'}
          icon="plus"
          disabled={full}
          onPress={onAdd}
        >
          {t('warband.add')}
        </Button>
        {full ? (
          <p className="quiet member-list-full">{t('add.full', { max: LIMITS.fighters })}</p>
        ) : null}
      </div>
    </section>
  );
}
