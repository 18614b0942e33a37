import { useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { NextAdvance } from './MemberAdvances.tsx';
import { MemberPicture } from './MemberPicture.tsx';

type AdvanceSheetProps = {
  readonly id: WarriorId;
  readonly onClose: () => void;
  /** Offers to undo what the dice have given. */
  readonly onDone: (done: Done) => void;
};

/** The dice of a member's open advance. It closes with the last of them. */
export function AdvanceSheet({ id, onClose, onDone }: AdvanceSheetProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words } = useEditor();
  const member = warband.members.find((one) => one.id === id);
  const open = member === undefined ? 0 : (advanceCount(member, system)?.open ?? 0);
  if (member === undefined || open === 0) return null;
  const kind = words.kindBeside(member);
  return (
    <Sheet
      open
      onClose={onClose}
      lead={<MemberPicture member={member} system={system} />}
      title={words.member(member)}
      subtitle={[...(kind === undefined ? [] : [kind]), t('member.advances', { count: open })].join(
        ' · ',
      )}
      closeLabel={t('warband.close')}
    >
      <NextAdvance member={member} onDone={onDone} />
    </Sheet>
  );
}
