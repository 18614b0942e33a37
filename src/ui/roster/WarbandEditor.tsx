import { useCallback, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { PATHS } from '#ui/paths.ts';
import { AddMemberSheet } from './AddMemberSheet.tsx';
import { EditorTop } from './EditorTop.tsx';
import { EmblemSheet } from './EmblemSheet.tsx';
import { EditorContext } from './editor-context.ts';
import { Findings } from './Findings.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { putBack, type Removed } from './put-back.ts';
import { SavedState } from './SavedState.tsx';
import { useWarbandEditing } from './use-warband-editing.ts';
import { WarbandActions } from './WarbandActions.tsx';
import { WarbandIdentity } from './WarbandIdentity.tsx';
import { WarbandPossessions } from './WarbandPossessions.tsx';
import { useRosterWords } from './words.ts';

type WarbandEditorProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
};

/** What lies over the list of members: at most one thing. */
type Over = 'nothing' | 'emblems' | 'newcomers' | WarriorId;

/** A warband with all that can be changed in it. Every change is saved as it is made. */
export function WarbandEditor({ warband, system }: WarbandEditorProps) {
  const { t } = useTranslation('roster');
  const words = useRosterWords(system.id);
  const say = useSay();
  const editing = useWarbandEditing(warband);
  const [over, setOver] = useState<Over>('nothing');
  const [removed, setRemoved] = useState<Removed | null>(null);

  const show = useCallback((next: Over) => {
    setOver(next);
    // Whoever goes on to something else has seen what was removed.
    setRemoved(null);
  }, []);
  // Where there are no types, the rules tell most.
  const type =
    system.catalogue.length === 0
      ? say({ code: `${system.id}:name`, params: {} })
      : words.type(warband.catalogueId);
  const close = () => setOver('nothing');
  const message =
    removed === null
      ? null
      : {
          text: t('member.removed', { name: words.member(removed.member) }),
          action: {
            label: t('warband.undo'),
            onPress: () => {
              setRemoved(null);
              editing.change((now) => putBack(now, removed));
            },
          },
        };

  return (
    <EditorContext value={{ warband, system, words, ...editing }}>
      <Screen
        top={<EditorTop title={words.warband(warband)} subtitle={<SavedState type={type} />} />}
        dock={<Dock fights={warband.members.length > 0} message={message} />}
      >
        <SaveTrouble />
        <ChangedElsewhere id={warband.id} />
        <WarbandIdentity onEmblem={() => show('emblems')} />
        <Findings onOpen={show} />
        <MemberList onOpen={show} onAdd={() => show('newcomers')} />
        <WarbandPossessions />
        <WarbandActions />
      </Screen>
      <EmblemSheet open={over === 'emblems'} onClose={close} />
      <AddMemberSheet open={over === 'newcomers'} onClose={close} onAdded={show} />
      {warband.members.map(({ id }) =>
        id === over ? (
          <MemberSheet
            key={id}
            id={id}
            onClose={close}
            onOpen={show}
            onRemoved={(gone) => {
              close();
              setRemoved(gone);
            }}
          />
        ) : null,
      )}
    </EditorContext>
  );
}

/** Another tab has changed this warband too, and what it changed is on this screen now. */
function ChangedElsewhere({ id }: { readonly id: WarbandId }) {
  const { t } = useTranslation('roster');
  const changed = useWarbands((state) => state.changedElsewhere === id);
  return (
    <output className="roster-elsewhere">{changed ? t('warband.changed-elsewhere') : ''}</output>
  );
}

type DockProps = {
  readonly fights: boolean;
  readonly message: ToastMessage | null;
};

/** The undo of a removal, and the way into a battle once there is somebody to send. */
function Dock({ fights, message }: DockProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  return (
    <>
      <ToastRegion message={message} />
      {fights ? (
        <DockActions>
          <PrimaryLink {...linkTo(PATHS.newBattle)} title={t('warband.fight')} />
        </DockActions>
      ) : null}
    </>
  );
}
