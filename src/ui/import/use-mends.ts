import { useMemo, useState } from 'react';
import type { Draft } from '#exchange/import/draft.ts';
import { applyMends, lineRolesOf, type Mend } from '#exchange/import/mend.ts';
import {
  doubtfulRows,
  isNothingLost,
  type PreviewRow,
  previewRows,
} from '#exchange/import/preview-rows.ts';
import { similarMends } from '#exchange/import/similar-mends.ts';
import { withSyntheticLines } from '#exchange/import/source-lines.ts';
import type { Given } from './read-given.ts';

/** A draft as its player has mended it so far. */
export interface Mends {
  readonly draft: Draft;
  readonly rows: readonly PreviewRow[];
  /** Those to look at still. */
  readonly doubtful: readonly PreviewRow[];
  readonly isNothingLost: boolean;
  /** Kinds of warband to choose from, where the file leaves it open. */
  readonly kinds: readonly string[];
  readonly kind: string;
  /** What was said last; null before. */
  readonly last: Mend | null;
  /** The same for all others to whom it may apply. */
  readonly alike: readonly Mend[];
  readonly give: (...mends: readonly Mend[]) => void;
  /** Takes back what was said last, with all that was said at once with it. */
  readonly undo: () => void;
}

/** Keeps what the player says beside what was read; `chosen` is the warband among those of the file. */
export function useMends(given: Given, chosen: number): Mends | null {
  const [steps, setSteps] = useState<readonly (readonly Mend[])[]>([]);
  return useMemo(() => {
    const said = steps.flat();
    const { kit, reading, reread, text } = given;
    const first = reading.drafts[chosen];
    if (first === undefined) return null;
    // A line that is again what it was read as is read as it was.
    const was = new Map(first.lines.map(({ no, role }) => [no, role]));
    const roles = new Map([...lineRolesOf(said)].filter(([no, role]) => was.get(no) !== role));
    const read = roles.size === 0 ? first : (sameOf(reread(roles).drafts, first) ?? first);
    const draft = applyMends(withSyntheticLines(read), said, kit.system);
    const rows = previewRows(draft);
    const last = steps.at(-1)?.[0] ?? null;
    return {
      draft,
      rows,
      doubtful: doubtfulRows(rows),
      isNothingLost: isNothingLost(draft, text),
      kinds: read.kinds,
      kind: draft.catalogueId.value,
      last,
      alike: last === null ? [] : similarMends(draft, last),
      give: (...mends) => setSteps((now) => withStep(now, mends)),
      undo: () => setSteps((now) => now.slice(0, -1)),
    };
  }, [given, chosen, steps]);
}

/** The warband that was read before, among those of its text read anew; undefined where nobody of it is left. */
function sameOf(drafts: readonly Draft[], before: Draft): Draft | undefined {
  const keys = new Set(before.fighters.map(({ key }) => key));
  const shared = ({ fighters }: Draft) => fighters.filter(({ key }) => keys.has(key)).length;
  return drafts.toSorted((a, b) => shared(b) - shared(a))[0];
}

/** A name being typed and a number being counted up are one step each. */
function withStep(steps: readonly (readonly Mend[])[], step: readonly Mend[]) {
  const before = steps.at(-1)?.[0];
  const [now] = step;
  const goesOn =
    step.length === 1 && now !== undefined && before !== undefined && isMore(before, now);
  return [...(goesOn ? steps.slice(0, -1) : steps), step];
}

function isMore(before: Mend, now: Mend): boolean {
  if (now.do === 'called') return before.do === 'called';
  if (now.do !== 'name' && now.do !== 'count' && now.do !== 'xp') return false;
  return before.do === now.do && before.fighter === now.fighter;
}
