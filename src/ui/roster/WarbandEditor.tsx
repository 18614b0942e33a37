import { useCallback, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isLastBetween, isNewest } from '#roster/after-battle/progress.ts';
import { payFromPurse } from '#roster/after-battle/purse.ts';
import { isInUse } from '#roster/archive.ts';
import { ledgerOf } from '#roster/between/captives.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { isUntouchedSince, undoMemberStep } from '#roster/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { useTakeBack } from '#ui/between/use-take-back.ts';
import { useSyncPhotos } from '#ui/effects/use-photos.ts';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { newBattlePath } from '#ui/paths.ts';
import { strengthOf } from '#ui/setup/strength.ts';
import { useStrengthWords } from '#ui/setup/strength-words.ts';
import { useDoubtWords } from './doubt-words.ts';
import { EditorTop } from './EditorTop.tsx';
import { ExpensesBar } from './ExpensesBar.tsx';
import {
  type Done,
  type DoneBetween,
  type DoneWithGold,
  EditorContext,
  useEditor,
  useWarbandEditing,
} from './editor-context.ts';
import { Findings } from './Findings.tsx';
import { HeededRules } from './HeededRules.tsx';
import { MemberList } from './MemberList.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import type { Over } from './over.ts';
import { loadCaptives, loadHistory, loadUnfinished } from './past-battles.ts';
import { SavedState } from './SavedState.tsx';
import { fightersIn } from './size.ts';
import { useExpenses } from './use-expenses.ts';
import { WarbandActions } from './WarbandActions.tsx';
import { WarbandName } from './WarbandName.tsx';
import { WarbandTiles } from './WarbandTiles.tsx';
import { useRosterWords } from './words.ts';
import './WarbandEditor.css';

type WarbandEditorProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
};

/** The editor of a warband. Every change is saved at once. */
export function WarbandEditor({ warband, system }: WarbandEditorProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const words = useRosterWords(system.id);
  const say = useSay();
  const expenses = useExpenses(warband, system);
  const editing = useWarbandEditing(warband, expenses.follow);
  useSyncPhotos(warband.id, warband);
  const takeBack = useTakeBack();
  const [over, setOver] = useState<Over | null>(null);
  const [done, setDone] = useState<Done | DoneBetween | DoneWithGold | null>(null);
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
  const close = () => setOver(null);
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
    if ('between' in done) return void takeBack(done.between);
    const { paid } = done.settled;
    if (paid > 0) editing.change((now) => payFromPurse(now, system, -paid));
    expenses.reopen(done.settled);
  };
  const lasts = done !== null && isStillDone(warband, done);
  const message = lasts
    ? { text: done.text, action: { label: t('warband.undo'), onPress: undo } }
    : null;

  const finish = (what: Done | DoneBetween) => {
    close();
    setDone(what);
  };
  // Whoever is alone needs others before a battle.
  const alone = isInUse(warband) && fightersIn(warband) < 2;

  return (
    <EditorContext value={{ warband, system, words, owed: expenses.owed, ...editing }}>
      <Screen
        wide
        top={
          <EditorTop
            title={words.warband(warband)}
            subtitle={<SavedState type={type} archived={!isInUse(warband)} />}
            actions={
              <IconButton icon="menu" label={t('builder:menu')} onPress={() => show('menu')} />
            }
          />
        }
        dock={
          <>
            <ExpensesBar onPay={() => settle('paid')} onIgnore={() => settle('ignored')} />
            <ToastRegion label={t('list.news')} message={message} />
            <WayOn alone={alone} onRecruit={() => show('newcomers')} />
          </>
        }
      >
        <SaveTrouble />
        <ChangedElsewhere id={warband.id} />
        {unnamed ? <WarbandName /> : null}
        <div className="stack warband-top air-1">
          <WarbandTiles onShow={show} />
          <WarbandActions recruiting={alone} onShow={show} />
        </div>
        {warband.unfinished === undefined ? null : <Later load={loadUnfinished} props={{}} />}
        <CaptivesOf warband={warband} system={system} />
        <Findings onShow={show} />
        <MemberList onShow={show} />
        <Provenance />
        <HeededRules />
        {warband.history === undefined && warband.stash === undefined ? null : (
          <Later load={loadHistory} props={{ onChest: () => show('chest') }} />
        )}
      </Screen>
      <OpenSheet over={over} unnamed={unnamed} onShow={show} onClose={close} onDone={finish} />
    </EditorContext>
  );
}

/** Whether nothing has changed since that undoing it would lose. */
function isStillDone(warband: Warband, done: Done | DoneBetween | DoneWithGold): boolean {
  if ('step' in done) return isUntouchedSince(warband, done.step);
  return 'settled' in done || isNewest(warband, done.between);
}

/** Captives whose fate is open, or was settled last. */
function CaptivesOf({ warband, system }: WarbandEditorProps) {
  const all = useWarbands((state) => state.warbands) ?? [];
  const { away, held } = ledgerOf(warband, all, system.afterBattle);
  if (away.length + held.length === 0 && !isLastBetween(warband, 'captive')) return null;
  return <Later load={loadCaptives} props={{ warband, system }} />;
}

/** How official its type is, where that is from, and what others print of it; nothing about one of the rulebook. */
function Provenance() {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const doubts = useDoubtWords(words);
  const type = findCatalogueWarband(system, warband.catalogueId);
  if (type === null) return null;
  const grade = UNOFFICIAL.find((one) => one === type.grade);
  const facts = [
    ...(grade === undefined ? [] : [t(`new.grade.${grade}`)]),
    ...(type.source === undefined ? [] : [type.source]),
    ...doubts(type),
  ];
  return facts.length === 0 ? null : <p className="quiet air-3">{facts.join(' · ')}</p>;
}

const UNOFFICIAL = ['1a', '1b', '1c'] as const;

/** Says that another tab has changed this warband, and that the changes show here now. */
function ChangedElsewhere({ id }: { readonly id: WarbandId }) {
  const { t } = useTranslation('roster');
  const changed = useWarbands((state) => state.changedElsewhere === id);
  return <output className="hint">{changed ? t('warband.changed-elsewhere') : ''}</output>;
}

type WayOnProps = {
  /** There are too few for a battle. */
  readonly alone: boolean;
  readonly onRecruit: () => void;
};

/** The way into a battle, with who can fight it; recruiting where there is nobody to fight beside. */
function WayOn({ alone, onRecruit }: WayOnProps) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const linkTo = useLinkTo();
  const strength = useStrengthWords(system.id);
  if (!isInUse(warband)) return null;
  const battle = linkTo(newBattlePath(warband.id));
  if (alone) {
    return (
      <DockActions>
        {warband.members.length === 0 ? null : (
          <LinkButton size="large" {...battle}>
            {t('warband.fight')}
          </LinkButton>
        )}
        <PrimaryBar icon="plus" title={t('warband.add')} onPress={onRecruit} />
      </DockActions>
    );
  }
  return (
    <DockActions>
      <PrimaryLink
        {...battle}
        title={t('warband.fight')}
        subtitle={strength(strengthOf(warband, system))}
      />
    </DockActions>
  );
}
