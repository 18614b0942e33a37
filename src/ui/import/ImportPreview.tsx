import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Draft } from '#exchange/import/draft.ts';
import type { PreviewRow } from '#exchange/import/preview-rows.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import type { Confidence } from '#exchange/import/understood-lines.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { asNewWarband } from '#roster/as-new.ts';
import { MAX_OWN_PACKS } from '#roster/own-packs.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useOneAtATime } from '#ui/effects/use-one-at-a-time.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, packPath, warbandPath } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { DraftCounts, filtered } from './DraftCounts.tsx';
import { DraftLines } from './DraftLines.tsx';
import { useDraftWords } from './draft-words.ts';
import { MendSheet, wordsOf } from './MendSheet.tsx';
import { OwnWarbands } from './OwnWarbands.tsx';
import type { Given } from './read-given.ts';
import { Totals } from './Totals.tsx';
import { useMends } from './use-mends.ts';
import { useTypeMaking } from './use-type-making.ts';
import './Import.css';

type ImportPreviewProps = {
  readonly given: Given;
  readonly onOther: () => void;
  /** How many shared files are still to be read, and how the next one is. */
  readonly waiting: number;
  readonly onNext: (() => void) | null;
};

/** The result of an import before anything is saved. */
export function ImportPreview(props: ImportPreviewProps) {
  const { given } = props;
  const { t } = useTranslation('import');
  const words = useRosterWords(given.kit.system.id);
  const [chosen, setChosen] = useState(0);
  const { drafts, own } = given.reading;
  const draft = drafts[chosen];
  // It replaces a screen that may have been scrolled.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  if (draft === undefined) return <OwnPreview {...props} warbands={own} />;
  const which =
    drafts.length < 2 ? null : (
      <Select
        label={t('warband')}
        value={String(chosen)}
        options={drafts.map((one, at) => ({
          value: String(at),
          // Two versions of a warband have the same name.
          label: `${words.warband({ name: one.name.value || one.type.value })} · ${t('own-fighters', { count: sizeOf(one) })}`,
        }))}
        onChange={(value) => setChosen(Number(value))}
      />
    );
  return <DraftPreview key={chosen} {...props} chosen={chosen} which={which} />;
}

function sizeOf({ fighters }: Draft): number {
  return fighters.reduce((sum, { count }) => sum + count.value, 0);
}

type DraftPreviewProps = ImportPreviewProps & {
  readonly chosen: number;
  /** The choice among the file's warbands. */
  readonly which: ReactNode;
};

function DraftPreview({ chosen, which, ...props }: DraftPreviewProps) {
  const { given, onNext } = props;
  const { t } = useTranslation(['import', 'own-packs', 'ui']);
  const { freshId, clock } = useStores();
  const keep = useKeep(onNext);
  const makeType = useTypeMaking(given);
  const once = useOneAtATime();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { lexicon, system } = given.kit;
  const words = useDraftWords(given);
  const mends = useMends(given, chosen);
  const [open, setOpen] = useState<PreviewRow | null>(null);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [only, setOnly] = useState<Confidence | null>(null);
  const look = (row: PreviewRow) => {
    setPassed(new Set());
    setOpen(row);
  };
  if (mends === null) return null;
  const { draft, rows, doubtful, last, undo } = mends;
  const [next] = doubtful;
  const count = sizeOf(draft);
  const accept = () => {
    const warrior = () => `m-${freshId()}` as const;
    const ids = { warband: `w-${freshId()}`, warrior, now: clock() } as const;
    if (!mends.ownType) {
      keep([toWarband(draft, lexicon, system, ids)]);
      return;
    }
    once(() =>
      makeType(draft).then(
        (made) => {
          if (made === null) setTrouble(t('own-packs:full', { count: MAX_OWN_PACKS }));
          else
            keep([toWarband(made.draft, lexicon, made.system, ids)], packPath(system.id, made.id));
        },
        () => setTrouble(t('ui:storage.save.not-fetched')),
      ),
    );
  };
  const shown = open === null ? null : sameRow(rows, open);
  const back =
    last === null ? null : (
      <IconButton icon="undo" label={t('undo', { what: t(`step.${last.do}`) })} onPress={undo} />
    );
  return (
    <Screen
      top={
        <div className="k-top">
          <Top {...props} more={back} />
          <DraftCounts rows={rows} only={only} onOnly={setOnly} />
        </div>
      }
      dock={
        <DockActions>
          {trouble === null ? null : <Refusal text={trouble} />}
          {next === undefined ? null : (
            <PrimaryBar
              title={t('next', { count: doubtful.length })}
              label={`${t('next', { count: doubtful.length })} ${wordsOf(next)}`}
              onPress={() => look(next)}
            />
          )}
          <PrimaryBar
            look={next === undefined ? 'filled' : 'outline'}
            title={t('add', { count })}
            subtitle={next === undefined && mends.isNothingLost ? t('nothing-lost') : undefined}
            onPress={accept}
          />
        </DockActions>
      }
    >
      <div className="stack-wide">
        {which}
        <Totals mends={mends} onOpen={look} />
        <DraftLines
          given={given}
          mends={mends}
          shown={filtered(rows, only)}
          words={words}
          onOpen={look}
        />
      </div>
      {shown === null ? null : (
        <MendSheet
          row={shown}
          given={given}
          mends={mends}
          words={words}
          passed={passed}
          onOnward={(from, to) => {
            setPassed((now) => new Set([...now, from.id]));
            setOpen(to);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}

/** The opened row, even after its line was read differently. */
function sameRow(rows: readonly PreviewRow[], { id, line }: PreviewRow): PreviewRow | null {
  const same = rows.find((row) => row.id === id);
  return same ?? rows.find((row) => line !== null && row.line?.no === line.no) ?? null;
}

type OwnPreviewProps = ImportPreviewProps & { readonly warbands: readonly Warband[] };

/** Warbands from the app's own files: nothing is guessed. */
function OwnPreview({ warbands, ...props }: OwnPreviewProps) {
  const { t } = useTranslation('import');
  const { freshId } = useStores();
  const keep = useKeep(props.onNext);
  const count = warbands.reduce(
    (sum, { members }) => members.reduce((now, { labels }) => now + labels.length, sum),
    0,
  );
  // With new ids, so that no existing warband is overwritten.
  const accept = () => keep(warbands.map((one) => asNewWarband(one, freshId)));
  return (
    <Screen
      top={<Top {...props} />}
      dock={
        <DockActions>
          <PrimaryBar title={t('add', { count })} onPress={accept} />
        </DockActions>
      }
    >
      <OwnWarbands warbands={warbands} />
    </Screen>
  );
}

type TopProps = ImportPreviewProps & { readonly more?: ReactNode };

function Top({ given, onOther, waiting, onNext, more }: TopProps) {
  const { t } = useTranslation('import');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={given.file ?? undefined}
      back={{ ...linkTo(PATHS.warbands), label: t('back') }}
      actions={
        <>
          {more}
          {onNext === null ? (
            <Button onPress={onOther}>{t('other')}</Button>
          ) : (
            <Button onPress={onNext}>{t('waiting', { count: waiting })}</Button>
          )}
        </>
      }
      lined
    />
  );
}

/**
 * Saves the accepted warbands, and goes on to the next shared file, or opens them, or what lies at another path, in place
 * of this screen.
 */
function useKeep(
  onNext: (() => void) | null,
): (warbands: readonly Warband[], path?: string) => void {
  const save = useWarbands((state) => state.save);
  const [, navigate] = useLocation();
  return (warbands, path) => {
    for (const warband of warbands) save(warband);
    if (onNext !== null) {
      onNext();
      return;
    }
    const [first, ...others] = warbands;
    const only = first !== undefined && others.length === 0;
    navigate(path ?? (only ? warbandPath(first.id) : PATHS.warbands), { replace: true });
  };
}
