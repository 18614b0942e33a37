import { useTranslation } from '#i18n/use-translation.ts';
import { spaceIn } from '#roster/edit.ts';
import { duplicateMember, moveMember, removeMember } from '#roster/lineup.ts';
import type { Member } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { sectionOf } from './sections.ts';
import '#ui/kit/Stepper.css';

type MemberActionsProps = {
  readonly member: Member;
  readonly onOpen: (id: WarriorId) => void;
  /** Offers to undo the step. */
  readonly onDone: (done: Done) => void;
};

/** Moving, duplicating and removing a member. */
export function MemberActions({ member, onOpen, onDone }: MemberActionsProps) {
  const { t } = useTranslation('roster');
  const { warband, system, change, words } = useEditor();
  const { freshId } = useStores();
  const { members } = warband;
  // He moves among those who are listed with him.
  const section = sectionOf(member, system);
  const listed = members.filter((one) => sectionOf(one, system) === section);
  const duplicate = () => {
    const id = `m-${freshId()}` as const;
    change((now) => duplicateMember(now, system, member.id, id));
    onOpen(id);
  };
  const move = (to: number) => {
    const other = listed[to];
    if (other !== undefined) {
      change((now) => moveMember(now, member.id, members.indexOf(other)));
    }
  };
  const remove = () => {
    const after = removeMember(warband, member.id);
    change(() => after);
    onDone({
      step: { before: warband, after },
      text: t('member.removed', { name: words.member(member) }),
    });
  };
  return (
    <div className="stack">
      <PositionButtons at={listed.indexOf(member)} of={listed.length} onMove={move} />
      <div className="row">
        <Button icon="copy" disabled={spaceIn(warband) < member.labels.length} onPress={duplicate}>
          {t('member.duplicate')}
        </Button>
        <Button icon="trash" onPress={remove}>
          {t('member.remove')}
        </Button>
      </div>
    </div>
  );
}

type PositionButtonsProps = {
  /** From 0. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
};

function PositionButtons({ at, of: all, onMove }: PositionButtonsProps) {
  const { t } = useTranslation('roster');
  return (
    <fieldset className="cluster line k-stepper" aria-label={t('member.place')}>
      <span className="k-stepper-label" aria-hidden="true">
        {t('member.place')}
      </span>
      <div className="line">
        <IconButton
          icon="up"
          tone="neutral"
          label={t('member.move-up')}
          disabled={at === 0}
          onPress={() => onMove(at - 1)}
        />
        <output className="centred k-stepper-value">
          {t('member.place-value', { place: at + 1, all })}
        </output>
        <IconButton
          icon="down"
          tone="neutral"
          label={t('member.move-down')}
          disabled={at === all - 1}
          onPress={() => onMove(at + 1)}
        />
      </div>
    </fieldset>
  );
}
