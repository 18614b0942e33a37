import { type ReactNode, useEffect, useState } from 'react';
import { list } from '#i18n/format.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { nameIn } from '#roster/pack-edits/names.ts';
import { namePack } from '#roster/pack-edits/pack.ts';
import type { PackChoices, PackForm } from '#rules/contract/pack-form.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type OwnPack, useOwnPacks, usePackChanges, usePackUsers } from '#store/hooks/own-packs.ts';
import { useStores, useSystems } from '#store/hooks.ts';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { newWarbandPath } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { MendCard, useReasonWords } from './Mend.tsx';
import { notPlayed } from './not-played.ts';
import { PackName } from './PackFields.tsx';
import { PackLists, PackProfiles } from './PackParts.tsx';
import { PackSheets } from './PackSheets.tsx';
import { PackTiles } from './PackTiles.tsx';
import { PackContext, type PackSheet, usePack } from './pack-context.ts';
import { useThingWords } from './thing-words.ts';
import { UndoStep } from './UndoStep.tsx';
import { lastForm, reasonsOf, usePackEditing } from './use-pack-editing.ts';

type PackScreenProps = {
  /** From the address, unchecked. */
  readonly systemId: string;
  readonly id: string;
};

/** A type of warband of the players’ own, to be changed; every change is saved at once. */
export function PackScreen({ systemId, id }: PackScreenProps) {
  const { t } = useTranslation(['own-packs', 'roster']);
  const { settings } = useStores();
  const system = useSystems().loaded(systemId);
  const own = useOwnPacks(systemId).find((one) => one.id === id);
  const choices = useChoices(systemId);
  const read = useOwnRead();
  const { remove } = usePackChanges(systemId);
  const used = isUsed(usePackUsers(systemId)(id));
  const language = useLanguage();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const form = own === undefined ? null : lastForm(own);
  const removeIt = () => {
    if (own === undefined) return;
    const { rows, keep } = settings.getState();
    const row = rows[own.key];
    const name = nameIn(form ?? {}, language) || id;
    setRemoved({
      name,
      undo: () => {
        keep(own.key, row);
        setRemoved(null);
      },
    });
    remove(id);
  };
  if (system !== null && choices !== null && own !== undefined && form !== null && removed === null)
    return (
      <Whole
        own={own}
        stored={form}
        system={system}
        choices={choices}
        onRemove={used ? null : removeIt}
      />
    );
  const message =
    removed === null
      ? null
      : {
          text: t('removed', { name: removed.name }),
          action: { label: t('roster:list.undo'), onPress: removed.undo },
        };
  return (
    <Screen
      top={<Top systemId={systemId} title={t('title')} />}
      dock={<ToastRegion label={t('roster:list.news')} message={message} />}
    >
      {own !== undefined && form === null && removed === null ? (
        <Unread own={own} onRemove={used ? null : removeIt} />
      ) : null}
      {read && own === undefined ? <EmptyLine icon="warning">{t('gone')}</EmptyLine> : null}
    </Screen>
  );
}

/** A type that has just been deleted. */
interface Removed {
  readonly name: string;
  readonly undo: () => void;
}

function isUsed({ warbands, battles }: ReturnType<ReturnType<typeof usePackUsers>>): boolean {
  return warbands.length > 0 || battles.length > 0;
}

type UnreadProps = { readonly own: OwnPack; readonly onRemove: (() => void) | null };

/** Why a pack can't be shown at all; it can be deleted. */
function Unread({ own, onRemove }: UnreadProps) {
  const { t } = useTranslation('own-packs');
  const sentence = useReasonWords();
  return (
    <div className="stack">
      <EmptyLine icon="warning">{t('unread')}</EmptyLine>
      {reasonsOf(own).map((reason) => (
        <p key={`${reason.code} ${reason.path}`} className="quiet">
          {sentence(reason)}
        </p>
      ))}
      {onRemove === null ? null : (
        <Button icon="trash" onPress={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

/** Null until they are fetched. */
function useChoices(systemId: string): PackChoices | null {
  const { systems } = useStores();
  const [choices, setChoices] = useState<PackChoices | null>(null);
  useEffect(() => {
    let left = false;
    systems.packChoices(systemId).then(
      (fetched) => {
        if (!left) setChoices(fetched);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [systems, systemId]);
  return choices;
}

/** Whether the players’ own packs have been read. */
function useOwnRead(): boolean {
  const { systems, settings } = useStores();
  const [read, setRead] = useState(false);
  useEffect(() => {
    void systems.bringOwn(settings.getState().rows).then(
      () => setRead(true),
      () => undefined,
    );
  }, [systems, settings]);
  return read;
}

type WholeProps = {
  readonly own: OwnPack;
  readonly stored: PackForm;
  readonly system: RuleSystem;
  readonly choices: PackChoices;
  /** null: warbands or battles are of it. */
  readonly onRemove: (() => void) | null;
};

function Whole({ own, stored, system, choices, onRemove }: WholeProps) {
  const { t } = useTranslation('own-packs');
  const language = useLanguage();
  const words = useRosterWords(system.id);
  const linkTo = useLinkTo();
  const editing = usePackEditing(own, stored);
  const called = useThingWords(editing.form, system.id, words);
  const { warbands } = usePackUsers(system.id)(own.id);
  const [sheet, setSheet] = useState<PackSheet | null>(null);
  const { form, change } = editing;
  const reasons = reasonsOf(own);
  const title = called.pack;
  const close = () => setSheet(null);
  return (
    <PackContext
      value={{ ...editing, system, choices, words, called, language, reasons, users: warbands }}
    >
      <Screen
        wide
        top={
          <Top
            systemId={system.id}
            title={title}
            subtitle={form.source}
            actions={
              <>
                <UndoStep />
                <IconButton icon="menu" label={t('menu')} onPress={() => setSheet('menu')} />
              </>
            }
          />
        }
        dock={
          reasons.length > 0 ? null : (
            <PrimaryLink
              {...linkTo(newWarbandPath(system.id, form.id))}
              title={t('found')}
              subtitle={title}
            />
          )
        }
      >
        <SaveTrouble />
        <MendCard onShow={setSheet} />
        <div className="stack">
          <PackName
            value={title}
            onChange={(name) => change(t('field.name'), (pack) => namePack(pack, language, name))}
          />
          <PackTiles onShow={setSheet} />
          <Users />
        </div>
        <PackProfiles onShow={setSheet} />
        <PackLists onShow={setSheet} />
        <Played />
      </Screen>
      <PackSheets sheet={sheet} onShow={setSheet} onClose={close} onRemove={onRemove} />
    </PackContext>
  );
}

/** Who is of it already, and what a change means to them. */
function Users() {
  const { t } = useTranslation('own-packs');
  const { users, words } = usePack();
  if (users.length === 0) return null;
  return (
    <p className="quiet">
      {t('users', { warbands: list(users.map((one) => words.warband(one))) })}
    </p>
  );
}

/** What of it no rule plays. */
function Played() {
  const { t } = useTranslation('own-packs');
  const { form, system, called } = usePack();
  const names = notPlayed(form, system).map((id) => called.trait(id));
  return (
    <p className="quiet air-3">
      {names.length === 0 ? t('said.none') : t('said.some', { things: names.join(', ') })}
    </p>
  );
}

type TopProps = {
  readonly systemId: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
};

function Top({ systemId, title, subtitle, actions }: TopProps) {
  const { t } = useTranslation('own-packs');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={title}
      subtitle={subtitle}
      back={{ ...linkTo(newWarbandPath(systemId)), label: t('back') }}
      actions={actions}
    />
  );
}
