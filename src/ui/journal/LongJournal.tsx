import { useRef, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId } from '#store/hooks.ts';
import { useVirtualRows } from '#ui/effects/use-virtual-rows.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { LineCard, SkippedPhases, TurnHeading } from './JournalTurnList.tsx';
import { type JournalRow, roundStarts, rowsOf } from './journal-rows.ts';
import { usePartTitle, useTurnTitle } from './journal-words.ts';
import type { StoryTurn } from './story.ts';
import './JournalScreen.css';

/**
 * A journal too long to be drawn completely: only rows in or near the viewport, newest first. Screen readers get
 * the size of each list and the position in it; a select jumps to any round.
 */
export function LongJournal({ story }: { readonly story: readonly StoryTurn[] }) {
  const battleId = useBattleId();
  const [rows, setRows] = useState(() => rowsOf(story));
  const [listed, setListed] = useState(story);
  if (listed !== story) {
    setListed(story);
    setRows(rowsOf(story));
  }
  const list = useRef<HTMLDivElement>(null);
  const seen = useVirtualRows({
    list,
    place: battleId,
    count: rows.length,
    keyOf: (index) => rows[index]?.key ?? index,
    heightOf: (index) => HEIGHTS[rows[index]?.kind ?? 'line'],
  });
  const shown = seen.rows.flatMap(({ index }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ index, row }];
  });
  return (
    <>
      <div className="j-go">
        <GoToRound rows={rows} onGo={seen.goTo} />
      </div>
      <div ref={list} className="j-long" style={{ height: seen.height }}>
        <div className="j-seen" style={{ transform: `translateY(${seen.offset}px)` }}>
          {byTurn(shown).map((group) => (
            <TurnSeen key={group[0]?.row.turn.position.turn} group={group} measure={seen.measure} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Estimated heights, pixels: close enough to keep the scroll bar steady. */
const HEIGHTS = { turn: 44, passed: 24, quiet: 40, part: 30, line: 62 } as const;

type Seen = { readonly index: number; readonly row: JournalRow };
type Measure = (element: HTMLElement | null) => void;

/** The rows of one turn. Labelled, since its heading may be out of sight and not in the DOM. */
function TurnSeen({
  group,
  measure,
}: {
  readonly group: readonly Seen[];
  readonly measure: Measure;
}) {
  const titleOf = useTurnTitle();
  const turn = group[0]?.row.turn;
  if (turn === undefined) return null;
  return (
    <section aria-label={titleOf(turn)}>
      {inRuns(group).map((run) =>
        run[0]?.row.kind === 'line' ? (
          <ul key={run[0].row.key} className="j-run">
            {run.map(({ index, row }) => (
              <LineRow key={row.key} index={index} row={row} measure={measure} />
            ))}
          </ul>
        ) : (
          run.map(({ index, row }) => (
            <div key={row.key} ref={measure} data-index={index} className="j-row">
              <Heading row={row} />
            </div>
          ))
        ),
      )}
    </section>
  );
}

type LineRowProps = Seen & { readonly measure: Measure };

function LineRow({ index, row, measure }: LineRowProps) {
  if (row.kind !== 'line') return null;
  return (
    <li
      ref={measure}
      data-index={index}
      className="j-row"
      aria-setsize={row.of}
      aria-posinset={row.place}
    >
      <LineCard line={row.line} />
    </li>
  );
}

function Heading({ row }: { readonly row: JournalRow }) {
  const { t } = useTranslation('journal');
  const partTitleOf = usePartTitle();
  if (row.kind === 'turn') return <TurnHeading turn={row.turn} />;
  if (row.kind === 'passed') return <SkippedPhases turn={row.turn} />;
  if (row.kind === 'quiet') return <EmptyLine>{t('quiet')}</EmptyLine>;
  const part = row.kind === 'part' ? partTitleOf(row.part) : null;
  return part === null ? null : <h3 className="j-phase">{part}</h3>;
}

type GoToRoundProps = {
  readonly rows: readonly JournalRow[];
  readonly onGo: (row: number) => void;
};

/** A longer list of choices would be tedious. */
const MAX_CHOICES = 60;

function GoToRound({ rows, onGo }: GoToRoundProps) {
  const { t } = useTranslation('journal');
  const [chosen, setChosen] = useState('');
  const starts = roundStarts(rows, MAX_CHOICES);
  if (starts.length < 2) return null;
  const options = starts.map(({ round }) => ({
    value: String(round),
    label: t('round', { round: number(round) }),
  }));
  return (
    <Select
      label={t('go-to')}
      value={chosen}
      options={[{ value: '', label: t('newest') }, ...options]}
      onChange={(value) => {
        setChosen(value);
        onGo(starts.find(({ round }) => String(round) === value)?.row ?? 0);
      }}
    />
  );
}

function byTurn(seen: readonly Seen[]): readonly (readonly Seen[])[] {
  return runs(seen, (a, b) => a.row.turn === b.row.turn);
}

/** Groups consecutive lines, which form one list. */
function inRuns(seen: readonly Seen[]): readonly (readonly Seen[])[] {
  return runs(seen, (a, b) => (a.row.kind === 'line') === (b.row.kind === 'line'));
}

function runs<T>(
  items: readonly T[],
  together: (a: T, b: T) => boolean,
): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && together(before, item)) last.push(item);
    else found.push([item]);
  }
  return found;
}
