import { type ReactNode, useCallback, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { startingGold } from '#roster/composition.ts';
import {
  asNewWarband,
  renameWarband,
  setBattles,
  setEmblem,
  setNotes,
  setWarbandTrait,
} from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { goldCost, warbandRating } from '#roster/rating.ts';
import { isUntouchedSince, takeBack } from '#roster/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useDevice, useStores, useWarbands } from '#store/hooks.ts';
import { useCopyOfPhotos, usePhotosFollow } from '#ui/effects/use-photos.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { handOverPath, newBattlePath, warbandPath } from '#ui/paths.ts';
import { AddMemberSheet } from './AddMemberSheet.tsx';
import { DraftField, NumberField } from './DraftField.tsx';
import { EditorTop } from './EditorTop.tsx';
import { type Done, EditorContext, useEditor, useWarbandEditing } from './editor-context.ts';
import { Findings } from './Findings.tsx';
import { useGoldLeft } from './gold-left.ts';
import { MemberList } from './MemberList.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { fightersIn } from './size.ts';
import { useRecord } from './use-record.ts';
import { useRosterWords } from './words.ts';
import './WarbandIdentity.css';
import { EMBLEM_IDS, emblemIcon } from '#ui/emblem.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { TraitChips } from './TraitPicker.tsx';
import './WarbandPossessions.css';
import { useLocation } from 'wouter';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import './WarbandActions.css';

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
  usePhotosFollow(warband.id, warband.members);
  const [over, setOver] = useState<Over>('nothing');
  const [done, setDone] = useState<Done | null>(null);
  // Whoever has no name yet is named first; a name that stands above all is changed further down.
  const [unnamed] = useState(warband.name === '');

  const show = useCallback((next: Over) => {
    setOver(next);
    // Whoever goes on to something else has seen what was done.
    setDone(null);
  }, []);
  // Where there are no types, the rules tell most.
  const type =
    system.catalogue.length === 0
      ? say({ code: `${system.id}:name`, params: {} })
      : words.type(warband.catalogueId);
  const close = () => setOver('nothing');
  const message =
    done === null || !isUntouchedSince(warband, done.step)
      ? null
      : {
          text: done.text,
          action: {
            label: t('warband.undo'),
            onPress: () => {
              setDone(null);
              editing.change((now) => takeBack(now, done.step));
            },
          },
        };

  return (
    <EditorContext value={{ warband, system, words, ...editing }}>
      <Screen
        top={
          <EditorTop
            title={words.warband(warband)}
            subtitle={<SavedState type={type} archived={!isInUse(warband)} />}
          />
        }
        dock={<Dock message={message} />}
      >
        <SaveTrouble />
        <ChangedElsewhere id={warband.id} />
        <WarbandIdentity unnamed={unnamed} onEmblem={() => show('emblems')} />
        {warband.unfinished === undefined ? null : <Later load={UNFINISHED} props={NOTHING} />}
        <Findings onOpen={show} />
        <MemberList onOpen={show} onAdd={() => show('newcomers')} onDone={setDone} />
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

// What only a warband with battles behind it has, with words of its own.
const NOTHING = {};
const withWords = async <Part,>(part: Promise<Part>) => {
  await loadScreenWords('after-battle');
  return part;
};
const UNFINISHED = async () =>
  (await withWords(import('#ui/after-battle/History.tsx'))).UnfinishedBattles;
const HISTORY = async () => (await withWords(import('#ui/after-battle/History.tsx'))).History;

/** Another tab has changed this warband too, and what it changed is on this screen now. */
function ChangedElsewhere({ id }: { readonly id: WarbandId }) {
  const { t } = useTranslation('roster');
  const changed = useWarbands((state) => state.changedElsewhere === id);
  return (
    <output className="roster-elsewhere">{changed ? t('warband.changed-elsewhere') : ''}</output>
  );
}

/** The undo of what was done, and the way into a battle once there is somebody to send. */
function Dock({ message }: { readonly message: ToastMessage | null }) {
  const { t } = useTranslation('roster');
  const { warband } = useEditor();
  const linkTo = useLinkTo();
  const fights = isInUse(warband) && warband.members.length > 0;
  return (
    <>
      <ToastRegion label={t('list.news')} message={message} />
      {fights ? (
        <DockActions>
          <PrimaryLink {...linkTo(newBattlePath(warband.id))} title={t('warband.fight')} />
        </DockActions>
      ) : null}
    </>
  );
}

type WarbandIdentityProps = {
  /** It is still to be named. */
  readonly unnamed: boolean;
  readonly onEmblem: () => void;
};

/** Emblem, and how large and how strong the warband is. */
function WarbandIdentity({ unnamed, onEmblem }: WarbandIdentityProps) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const left = useGoldLeft();
  const facts = [
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('warband.rating', { rating: number(rating) })]),
    ...useCost(),
    ...(left === null ? [] : [left]),
  ];
  const told = <p className="warband-facts">{facts.join(' · ')}</p>;
  return (
    <section aria-label={t('warband.identity')}>
      <div className="warband-identity">
        <button
          type="button"
          className="warband-emblem"
          aria-label={t('warband.change-emblem')}
          onClick={onEmblem}
        >
          <EmblemDisc emblem={warband.emblem} size="large" />
        </button>
        {unnamed ? <WarbandName /> : told}
      </div>
      {unnamed ? told : null}
    </section>
  );
}

function WarbandName() {
  const { t } = useTranslation('roster');
  const { warband, change } = useEditor();
  return (
    <DraftField
      label={t('warband.name')}
      value={warband.name}
      maxLength={LIMITS.name}
      onChange={(name) => change((now) => renameWarband(now, name))}
    />
  );
}

/** What it has cost, and of how much while it begins; nothing in a game without gold. */
function useCost(): readonly string[] {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system } = useEditor();
  const spent = goldCost(warband, system);
  if (spent === null) return [];
  const type = findCatalogueWarband(system, warband.catalogueId);
  const gold = type === null ? null : startingGold(warband, type, system);
  return [
    gold === null
      ? t('warband.cost', { gold: number(spent) })
      : t('builder:composition.cost', { spent: number(spent), gold: number(gold) }),
  ];
}

type EmblemSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** All emblems; a tap takes one. */
function EmblemSheet({ open, onClose }: EmblemSheetProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, change } = useEditor();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('warband.emblem')}
      closeLabel={t('warband.close')}
    >
      <TileGroup label={t('warband.emblem')}>
        {EMBLEM_IDS.map((emblem) => (
          <Tile
            key={emblem}
            short={t(`builder:emblems.${emblem}`)}
            icon={emblemIcon(emblem)}
            tone="leader"
            pressed={emblem === warband.emblem}
            onPress={() => {
              change((now) => setEmblem(now, emblem));
              onClose();
            }}
          />
        ))}
      </TileGroup>
    </Sheet>
  );
}

/** What belongs to the warband as a whole: rules and objects, its history, the player's notes. */
function WarbandPossessions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const record = useRecord(warband.id);
  // A type may give the whole warband a trait that is otherwise a fighter's own.
  const rows = system.traits.filter((row) => row.of === 'side' || row.id in warband.traits);
  const title = t(rows.length === 0 ? 'warband.history' : 'warband.traits');
  return (
    <section className="stack warband-possessions" aria-labelledby="possessions">
      <SectionHeading id="possessions" title={title} />
      <TraitChips
        label={title}
        rows={rows}
        carried={warband.traits}
        before={{}}
        explain="carried"
        onSet={(trait, value) => change((now) => setWarbandTrait(now, trait, value))}
      />
      <NumberField
        label={t('warband.battles')}
        value={warband.battles}
        min={0}
        max={LIMITS.battles}
        decreaseLabel={t('warband.fewer-battles')}
        increaseLabel={t('warband.more-battles')}
        onChange={(battles) => change((now) => setBattles(now, battles))}
      />
      {record.battles === 0 ? null : (
        <p className="warband-record">
          {t('warband.record', {
            battles: t('list.battles', { count: record.battles }),
            won: t('list.won', { count: record.won }),
          })}
        </p>
      )}
      {warband.history === undefined ? null : <Later load={HISTORY} props={NOTHING} />}
      {children}
      <DraftField
        label={t('warband.notes')}
        value={warband.notes}
        maxLength={LIMITS.notes}
        multiline
        onChange={(notes) => change((now) => setNotes(now, notes))}
      />
    </section>
  );
}

/** The warband once more, and the way out of the list. */
function WarbandActions() {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, words, change } = useEditor();
  const { freshId } = useStores();
  const inUse = isInUse(warband);
  const copyPhotos = useCopyOfPhotos();
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  const [, navigate] = useLocation();
  const linkTo = useLinkTo();
  const duplicate = () => {
    const name = t('warband.copy', { name: words.warband(warband) });
    const copy = renameWarband(asNewWarband(setArchived(warband, false), freshId), name);
    save(copy);
    // The same miniatures have the same faces.
    copyPhotos(warband, copy);
    navigate(warbandPath(copy.id));
  };
  return (
    <div className="row warband-actions">
      <LinkButton icon="export" {...linkTo(handOverPath(warband.id))}>
        {t('warband.hand-over')}
      </LinkButton>
      <Button icon="copy" onPress={duplicate}>
        {t('warband.duplicate')}
      </Button>
      <Button
        icon={inUse ? 'import' : 'export'}
        onPress={() => change((now) => setArchived(now, inUse))}
      >
        {t(inUse ? 'builder:list.archive' : 'builder:list.unarchive')}
      </Button>
      <Button icon="trash" tone="wound" onPress={() => remove(warband.id)}>
        {t('warband.remove')}
      </Button>
    </div>
  );
}

type SavedStateProps = { readonly type: string; readonly archived: boolean };

/** What kind of warband it is, and quietly whether the disk has it as it is here. */
function SavedState({ type, archived }: SavedStateProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const status = useWarbands((state) => state.status.kind);
  const kept = useDevice((state) => state.database === 'ready');
  const words = { saved: 'saved', saving: 'saving', failed: 'not-saved' } as const;
  const parts = [
    type,
    ...(archived ? [t('builder:list.is-archived')] : []),
    t(`warband.${kept ? words[status] : 'not-saved'}`),
  ];
  return <>{parts.join(' · ')}</>;
}
