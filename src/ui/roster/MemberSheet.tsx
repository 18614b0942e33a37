import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import { spaceIn } from '#roster/edit.ts';
import type { Member } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { FindingsOf } from './Findings.tsx';
import { GroupActions } from './GroupActions.tsx';
import { MemberActions } from './MemberActions.tsx';
import { NextAdvance } from './MemberAdvances.tsx';
import { MemberArms } from './MemberArms.tsx';
import { MemberLife } from './MemberLife.tsx';
import { GroupSize, MemberNames } from './MemberNames.tsx';
import { MemberNumbers } from './MemberNumbers.tsx';
import { MemberPhoto } from './MemberPhoto.tsx';
import { MemberPicture } from './MemberPicture.tsx';
import { MemberRole } from './MemberRole.tsx';
import { MemberSwitches } from './MemberSwitches.tsx';
import { useLife } from './past-battles.ts';
import { SheetDone } from './SheetDone.tsx';

type MemberSheetProps = {
  readonly id: WarriorId;
  /** He has just joined: his name and his arms are what he needs. */
  readonly fresh: boolean;
  readonly onClose: () => void;
  /** Goes on to another member, who has just joined. */
  readonly onOpen: (id: WarriorId) => void;
  /** Offers to undo a change of the members. */
  readonly onDone: (done: Done) => void;
  /** Goes on to adding the next member. */
  readonly onMore: () => void;
};

/** What unfolds below the head: the names, the photo, and what is rarely done. */
type Panel = 'names' | 'photo' | 'more';

/** A member: his arms, his profile and his life, each foldable. */
export function MemberSheet({ id, fresh, ...does }: MemberSheetProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words } = useEditor();
  const [panel, setPanel] = useState<Panel | null>(fresh ? 'names' : null);
  const life = useLife(warband, id);
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) return null;
  const name = words.member(member);
  const toggle = (which: Panel) => setPanel(panel === which ? null : which);
  return (
    <Sheet
      open
      onClose={does.onClose}
      lead={
        <button
          type="button"
          aria-expanded={panel === 'photo'}
          aria-label={t('builder:photo.of', { name })}
          onClick={() => toggle('photo')}
        >
          <MemberPicture member={member} system={system} />
        </button>
      }
      title={name}
      subtitle={words.kindBeside(member)}
      end={
        <>
          <IconButton
            icon="edit"
            label={t('member.rename')}
            expanded={panel === 'names'}
            onPress={() => toggle('names')}
          />
          <IconButton
            icon="menu"
            label={t('member.menu')}
            expanded={panel === 'more'}
            onPress={() => toggle('more')}
          />
        </>
      }
      closeLabel={t('warband.close')}
    >
      <div className="stack">
        {panel === 'names' ? <MemberNames member={member} /> : null}
        {panel === 'photo' ? (
          <MemberPhoto id={id} warbandId={warband.id} count={member.labels.length} />
        ) : null}
        {panel === 'more' ? (
          <Card>
            <div className="stack-wide">
              <MemberSwitches member={member} />
              <MemberRole member={member} />
              <GroupActions member={member} onDone={does.onDone} />
              <MemberActions member={member} onOpen={does.onOpen} onDone={does.onDone} />
            </div>
          </Card>
        ) : null}
        <FindingsOf id={id} />
        <OpenAdvance member={member} onDone={does.onDone} />
        <GroupSize member={member} />
        <div>
          <MemberArms member={member} adding={fresh} />
          <MemberNumbers member={member} life={life} />
          <MemberLife member={member} life={life} />
        </div>
      </div>
      <SheetDone onPress={does.onClose} onMore={spaceIn(warband) > 0 ? does.onMore : undefined} />
    </Sheet>
  );
}

type OpenAdvanceProps = {
  readonly member: Member;
  /** Offers to undo what the dice have given. */
  readonly onDone: (done: Done) => void;
};

/** The advances that he has earned and not taken; a tap brings the dice of the next one. */
function OpenAdvance({ member, onDone }: OpenAdvanceProps) {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  const [rolls, setRolls] = useState(false);
  const open = advanceCount(member, system)?.open ?? 0;
  if (open === 0) return null;
  return (
    <>
      <Button block size="large" tone="brass" icon="advance" onPress={() => setRolls(!rolls)}>
        {t('member.advances', { count: open })}
      </Button>
      {rolls ? (
        <Card>
          <NextAdvance member={member} onDone={onDone} />
        </Card>
      ) : null}
    </>
  );
}
