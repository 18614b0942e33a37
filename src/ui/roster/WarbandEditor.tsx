import { type ReactNode, useCallback, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { payFromPurse } from '#roster/after-battle/purse.ts';
import { isInUse } from '#roster/archive.ts';
import { isUntouchedSince, undoMemberStep } from '#roster/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { useSyncPhotos } from '#ui/effects/use-photos.ts';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { newBattlePath } from '#ui/paths.ts';
import { AddMemberSheet } from './AddMemberSheet.tsx';
import { EditorTop } from './EditorTop.tsx';
import { EmblemSheet } from './EmblemSheet.tsx';
import { ExpensesBar } from './ExpensesBar.tsx';
import {
  type Done,
  type DoneWithGold,
  EditorContext,
  useEditor,
  useWarbandEditing,
} from './editor-context.ts';
import { Findings } from './Findings.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { loadStash, loadUnfinished, NO_PROPS } from './past-battles.ts';
import { SavedState } from './SavedState.tsx';
import { useExpenses } from './use-expenses.ts';
import { WarbandActions } from './WarbandActions.tsx';
import { WarbandIdentity } from './WarbandIdentity.tsx';
import { WarbandName } from './WarbandName.tsx';
import { WarbandPossessions } from './WarbandPossessions.tsx';
import { useRosterWords } from './words.ts';

type WarbandEditorProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
};

/** The sheet that is open: at most one. */
type Over = 'nothing' | 'emblems' | 'newcomers' | WarriorId;

/** The editor of a warband. Every change is saved at once. */
export function WarbandEditor({ warband, system }: WarbandEditorProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const words = useRosterWords(system.id);
  const say = useSay();
  const expenses = useExpenses(warband, system);
  const editing = useWarbandEditing(warband, expenses.follow);
  useSyncPhotos(warband.id, warband.members);
  const [over, setOver] = useState<Over>('nothing');
  const [done, setDone] = useState<Done | DoneWithGold | null>(null);
  // The name field comes first for an unnamed warband, further down otherwise.
  const [unnamed] = useState(warband.name === '');

  const show = useCallback((next: Over) => {
    setOver(next);
    // Moving on dismisses the undo.
    setDone(null);
  }, []);
  // In a game without warband types, show the game instead.
  const type =
    system.catalogue.length === 0
      ? say({ code: `${system.id}:name`, params: {} })
      : words.type(warband.catalogueId);
  const close = () => setOver('nothing');
  const settle = (how: 'paid' | 'ignored') => {
    const owed = expenses.owed?.gold ?? 0;
    const paid = how === 'paid' ? owed : 0;
    if (paid > 0) editing.change((now) => payFromPurse(now, system, paid));
    const text = t(`builder:expenses.${how}`, { gold: number(owed) });
    setDone({ settled: expenses.settle(warband, paid), text });
  };
  const undo = () => {
    setDone(null);
    if (done === null) return;
    if ('step' in done) return editing.change((now) => undoMemberStep(now, done.step));
    const { paid } = done.settled;
    if (paid > 0) editing.change((now) => payFromPurse(now, system, -paid));
    expenses.reopen(done.settled);
  };
  const lasts = done !== null && (!('step' in done) || isUntouchedSince(warband, done.step));
  const message = lasts
    ? { text: done.text, action: { label: t('warband.undo'), onPress: undo } }
    : null;

  return (
    <EditorContext value={{ warband, system, words, owed: expenses.owed, ...editing }}>
      <Screen
        top={
          <EditorTop
            title={words.warband(warband)}
            subtitle={<SavedState type={type} archived={!isInUse(warband)} />}
          />
        }
        dock={
          <Dock message={message}>
            <ExpensesBar onPay={() => settle('paid')} onIgnore={() => settle('ignored')} />
          </Dock>
        }
      >
        <SaveTrouble />
        <ChangedElsewhere id={warband.id} />
        <WarbandIdentity unnamed={unnamed} onEmblem={() => show('emblems')} />
        {warband.unfinished === undefined ? null : <Later load={loadUnfinished} props={NO_PROPS} />}
        <Findings onOpen={show} />
        <MemberList onOpen={show} onAdd={() => show('newcomers')} onDone={setDone} />
        {hasChest(warband, system) ? <Later load={loadStash} props={NO_PROPS} /> : null}
        <WarbandPossessions>{unnamed ? null : <WarbandName />}</WarbandPossessions>
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
            onMore={() => show('newcomers')}
            onDone={(what) => {
              close();
              setDone(what);
            }}
          />
        ) : null,
      )}
    </EditorContext>
  );
}

/** Whether there is something to trade with, or was: nobody wants a chest before the first battle. */
function hasChest({ stash, purse }: Warband, { gear }: RuleSystem): boolean {
  const items = gear?.items ?? [];
  return items.length > 0 && (stash !== undefined || purse !== undefined);
}

/** Says that another tab has changed this warband, and that the changes show here now. */
function ChangedElsewhere({ id }: { readonly id: WarbandId }) {
  const { t } = useTranslation('roster');
  const changed = useWarbands((state) => state.changedElsewhere === id);
  return (
    <output className="roster-elsewhere">{changed ? t('warband.changed-elsewhere') : ''}</output>
  );
}

type DockProps = {
  readonly message: ToastMessage | null;
  readonly children: ReactNode;
};

/** The undo of the last step, and the way into a battle once there are fighters. */
function Dock({ message, children }: DockProps) {
  const { t } = useTranslation('roster');
  const { warband } = useEditor();
  const linkTo = useLinkTo();
  const fights = isInUse(warband) && warband.members.length > 0;
  return (
    <>
      {children}
      <ToastRegion label={t('list.news')} message={message} />
      {fights ? (
        <DockActions>
          <PrimaryLink {...linkTo(newBattlePath(warband.id))} title={t('warband.fight')} />
        </DockActions>
      ) : null}
    </>
  );
}
