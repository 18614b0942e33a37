import { useMemo, useRef, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { grouped } from '#roster/grouped.ts';
import { useBattleId } from '#store/hooks.ts';
import { useVirtualRows } from '#ui/effects/use-virtual-rows.ts';
import { Select } from '#ui/kit/Select.tsx';
import { JournalLine } from './JournalLine.tsx';
import { type JournalRow, roundStarts, rowsOf, type StoryRound } from './journal-rows.ts';
import { RoundHead } from './RoundHead.tsx';
import type { FoldedRounds } from './use-folded-rounds.ts';
import './JournalScreen.css';

type LongJournalProps = FoldedRounds & {
  /** Oldest first. */
  readonly rounds: readonly StoryRound[];
};

/**
 * A journal too long to be drawn completely: only rows in or near the viewport, newest first. Screen readers get
 * the size of each list and the position in it; a select jumps to any round.
 */
export function LongJournal({ rounds, ...folding }: LongJournalProps) {
  const battleId = useBattleId();
  const rows = useMemo(() => rowsOf(rounds, folding.folded), [rounds, folding.folded]);
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
      <GoToRound rows={rows} onGo={seen.goTo} />
      <div ref={list} className="j-long" style={{ height: seen.height }}>
        <div className="j-seen" style={{ top: seen.offset }}>
          {byRound(shown).map((group) => (
            <RoundSeen
              key={group[0]?.row.round.round}
              group={group}
              measure={seen.measure}
              {...folding}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** Estimated heights, pixels: close enough to keep the scroll bar steady. */
const HEIGHTS = { head: 50, line: 40 } as const;

type Seen = { readonly index: number; readonly row: JournalRow };

type RoundSeenProps = FoldedRounds & {
  readonly group: readonly Seen[];
  readonly measure: (element: HTMLElement | null) => void;
};

/** The rows of one round. Its head stays in sight, also while its row is too far up to be drawn. */
function RoundSeen({ group, measure, folded, toggle }: RoundSeenProps) {
  const { t } = useTranslation('journal');
  const [first] = group;
  if (first === undefined) return null;
  const { round } = first.row.round;
  const head = <RoundHead round={round} folded={folded.has(round)} onPress={() => toggle(round)} />;
  const lines = group.filter(({ row }) => row.kind === 'line');
  return (
    <section aria-label={t('round', { round: number(round) })}>
      <div
        ref={first.row.kind === 'head' ? measure : null}
        data-index={first.index}
        className={first.row.kind === 'head' ? 'j-stays' : 'j-stays j-again'}
      >
        {head}
      </div>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map(({ index, row }) =>
            row.kind === 'head' ? null : (
              <li
                key={row.key}
                ref={measure}
                data-index={index}
                className="j-row"
                aria-setsize={row.of}
                aria-posinset={row.place}
              >
                <JournalLine line={row.line} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
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
    <div className="j-go">
      <Select
        label={t('go-to')}
        value={chosen}
        options={[{ value: '', label: t('newest') }, ...options]}
        onChange={(value) => {
          setChosen(value);
          onGo(starts.find(({ round }) => String(round) === value)?.row ?? 0);
        }}
      />
    </div>
  );
}

function byRound(seen: readonly Seen[]): readonly (readonly Seen[])[] {
  return [...grouped(seen, ({ row }) => row.round).values()];
}
