import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Draft } from '#exchange/import/draft.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { asNewWarband } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { DraftLines } from './DraftLines.tsx';
import { OwnWarbands } from './OwnWarbands.tsx';
import type { Given } from './read-given.ts';
import { useMends } from './use-mends.ts';
import './Import.css';

type ImportPreviewProps = { readonly given: Given; readonly onOther: () => void };

/** What the app makes of a list, before any of it is saved. */
export function ImportPreview({ given, onOther }: ImportPreviewProps) {
  const { t } = useTranslation('import');
  const words = useRosterWords(given.kit.system.id);
  const [chosen, setChosen] = useState(0);
  const { drafts, own } = given.reading;
  const draft = drafts[chosen];
  if (draft === undefined) return <OwnPreview given={given} onOther={onOther} warbands={own} />;
  const which =
    drafts.length < 2 ? null : (
      <Select
        label={t('warband')}
        value={String(chosen)}
        options={drafts.map((one, at) => ({
          value: String(at),
          // Two states of one warband have one name.
          label: `${words.warband({ name: one.name.value || one.type.value })} · ${t('own-fighters', { count: sizeOf(one) })}`,
        }))}
        onChange={(value) => setChosen(Number(value))}
      />
    );
  return <DraftPreview key={chosen} given={given} draft={draft} onOther={onOther} which={which} />;
}

function sizeOf({ fighters }: Draft): number {
  return fighters.reduce((sum, { count }) => sum + count.value, 0);
}

type DraftPreviewProps = ImportPreviewProps & {
  readonly draft: Draft;
  /** The choice among the warbands of the file. */
  readonly which: ReactNode;
};

function DraftPreview({ given, draft: read, onOther, which }: DraftPreviewProps) {
  const { t } = useTranslation('import');
  const { freshId, clock } = useStores();
  const keep = useKeep();
  const { lexicon, system } = given.kit;
  const mends = useMends(read, linesUnsaid(given), system);
  const { draft, guessed } = mends;
  const count = sizeOf(draft);
  const accept = () => {
    const warrior = () => `m-${freshId()}` as const;
    const ids = { warband: `w-${freshId()}`, warrior, now: clock() } as const;
    keep([toWarband(draft, lexicon, system, ids)]);
  };
  return (
    <Screen
      top={<Top given={given} onOther={onOther} />}
      dock={
        <DockActions>
          <PrimaryBar
            title={t('add', { count })}
            subtitle={guessed === 0 ? t('nothing-lost') : t('open', { count: guessed })}
            onPress={accept}
          />
        </DockActions>
      }
    >
      <div className="stack-wide">
        {which}
        <DraftLines given={given} mends={mends} />
      </div>
    </Screen>
  );
}

type OwnPreviewProps = ImportPreviewProps & { readonly warbands: readonly Warband[] };

/** Warbands that the app itself has written: nothing in them is guessed. */
function OwnPreview({ given, onOther, warbands }: OwnPreviewProps) {
  const { t } = useTranslation('import');
  const { freshId } = useStores();
  const keep = useKeep();
  const count = warbands.reduce(
    (sum, { members }) => members.reduce((now, { labels }) => now + labels.length, sum),
    0,
  );
  // As new ones, so that none of those that are here is written over.
  const accept = () => keep(warbands.map((one) => asNewWarband(one, freshId)));
  return (
    <Screen
      top={<Top given={given} onOther={onOther} />}
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

/** The lines of what a program wrote. Of a list by hand its reader has said what became of each. */
function linesUnsaid({ reading, lines }: Given): readonly string[] | null {
  return reading.outcome !== 'refused' && reading.format === 'list' ? null : lines;
}

function Top({ given, onOther }: ImportPreviewProps) {
  const { t } = useTranslation('import');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={given.file ?? undefined}
      back={{ ...linkTo(PATHS.warbands), label: t('back') }}
      actions={<Button onPress={onOther}>{t('other')}</Button>}
      lined
    />
  );
}

/** Saves what was accepted, and opens it in place of this screen. */
function useKeep(): (warbands: readonly Warband[]) => void {
  const save = useWarbands((state) => state.save);
  const [, navigate] = useLocation();
  return (warbands) => {
    for (const warband of warbands) save(warband);
    const [first, ...others] = warbands;
    const only = first !== undefined && others.length === 0;
    navigate(only ? warbandPath(first.id) : PATHS.warbands, { replace: true });
  };
}
