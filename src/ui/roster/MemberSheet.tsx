import { useTranslation } from '#i18n/use-translation.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { useEditor } from './editor-context.ts';
import { FindingsOf } from './Findings.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberCharacteristics } from './MemberCharacteristics.tsx';
import { MemberDisc } from './MemberDisc.tsx';
import { MemberExperience } from './MemberExperience.tsx';
import { MemberNames } from './MemberNames.tsx';
import { MemberRole } from './MemberRole.tsx';
import { MemberSwitches } from './MemberSwitches.tsx';
import { MemberTraits } from './MemberTraits.tsx';
import type { Removed } from './put-back.ts';
import { SheetDone } from './SheetDone.tsx';
import './MemberSheet.css';

type MemberSheetProps = {
  readonly id: WarriorId;
  readonly onClose: () => void;
  /** Goes on to another member. */
  readonly onOpen: (id: WarriorId) => void;
  readonly onRemoved: (removed: Removed) => void;
};

/** Everything about one member, the most used first. */
export function MemberSheet({ id, onClose, onOpen, onRemoved }: MemberSheetProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      lead={<MemberDisc member={member} system={system} />}
      title={words.member(member)}
      subtitle={words.kind(member)}
      closeLabel={t('warband.close')}
    >
      <div className="member-sheet">
        <FindingsOf id={id} />
        <MemberNames member={member} />
        <MemberSwitches member={member} />
        <MemberCharacteristics member={member} />
        <MemberTraits member={member} />
        {system.campaign === null ? null : <MemberExperience member={member} />}
        <MemberRole member={member} />
        <MemberActions member={member} onOpen={onOpen} onRemoved={onRemoved} />
      </div>
      <SheetDone onPress={onClose} />
    </Sheet>
  );
}
