import { useTranslation } from '#i18n/use-translation.ts';
import { spaceIn } from '#roster/edit.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Later } from '#ui/kit/Later.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { FindingsOf } from './Findings.tsx';
import { GroupActions } from './GroupActions.tsx';
import { useGoldLeft } from './gold-left.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberCharacteristics } from './MemberCharacteristics.tsx';
import { MemberExperience } from './MemberExperience.tsx';
import { MemberNames } from './MemberNames.tsx';
import { MemberPhoto } from './MemberPhoto.tsx';
import { MemberPicture } from './MemberPicture.tsx';
import { MemberRole } from './MemberRole.tsx';
import { MemberSpells } from './MemberSpells.tsx';
import { MemberSwitches } from './MemberSwitches.tsx';
import { MemberGear, MemberTraits } from './MemberTraits.tsx';
import { loadLife } from './past-battles.ts';
import { SheetDone } from './SheetDone.tsx';
import './MemberSheet.css';

type MemberSheetProps = {
  readonly id: WarriorId;
  readonly onClose: () => void;
  /** Goes on to another member. */
  readonly onOpen: (id: WarriorId) => void;
  /** Offers to undo a change of the members. */
  readonly onDone: (done: Done) => void;
  /** Goes on to adding the next member. */
  readonly onMore: () => void;
};

/** Everything about a member, the most used first. */
export function MemberSheet({ id, onClose, onOpen, onDone, onMore }: MemberSheetProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const left = useGoldLeft();
  const more = spaceIn(warband) > 0 ? onMore : undefined;
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      lead={<MemberPicture member={member} system={system} />}
      title={words.kind(member)}
      subtitle={left ?? undefined}
      closeLabel={t('warband.close')}
    >
      <div className="stack member-sheet">
        <FindingsOf id={id} />
        <MemberNames member={member} />
        <MemberGear member={member} />
        <MemberSwitches member={member} />
        <MemberPhoto member={member} />
        <MemberCharacteristics member={member} />
        <MemberSpells member={member} />
        <MemberTraits member={member} />
        {system.campaign === null ? null : <MemberExperience member={member} />}
        {warband.history === undefined ? null : <Later load={loadLife} props={{ member }} />}
        <MemberRole member={member} />
        <GroupActions member={member} onDone={onDone} />
        <MemberActions member={member} onOpen={onOpen} onDone={onDone} />
      </div>
      <SheetDone onPress={onClose} onMore={more} />
    </Sheet>
  );
}
