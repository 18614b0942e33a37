import { useMemo, useState } from 'react';
import type { Draft } from '#exchange/import/draft.ts';
import { applyMends, lineRolesOf, type Mend } from '#exchange/import/mend.ts';
import { becomesOwnType } from '#exchange/import/own-kinds.ts';
import {
  doubtfulRows,
  isNothingLost,
  type PreviewRow,
  previewRows,
} from '#exchange/import/preview-rows.ts';
import { similarMends } from '#exchange/import/similar-mends.ts';
import { withSyntheticLines } from '#exchange/import/source-lines.ts';
import { type Difference, differencesOf } from '#exchange/import/totals.ts';
import type { Given } from './read-given.ts';

/** A draft with the player's mends applied. */
export interface Mends {
  readonly draft: Draft;
  readonly rows: readonly PreviewRow[];
  /** Rows still to be checked. */
  readonly doubtful: readonly PreviewRow[];
  readonly isNothingLost: boolean;
  /** The list's totals that its fighters don't come to. */
  readonly differences: readonly Difference[];
  /** Candidate warband types where the file leaves it open. */
  readonly kinds: readonly string[];
  readonly kind: string;
  /** It becomes a type of the player’s own. */
  readonly ownType: boolean;
  /** The last mend; null for none. */
  readonly last: Mend | null;
  /** The last mend repeated for everything else that it fits. */
  readonly alike: readonly Mend[];
  readonly give: (...mends: readonly Mend[]) => void;
  /** Undoes the last step with all mends made in it. */
  readonly undo: () => void;
}

/** Keeps the player's mends beside the original draft. @param chosen index of the warband in the file */
export function useMends(given: Given, chosen: number): Mends | null {
  const [steps, setSteps] = useState<readonly (readonly Mend[])[]>([]);
  return useMemo(() => {
    const said = steps.flat();
    const { kit, reading, reread, text } = given;
    const first = reading.drafts[chosen];
    if (first === undefined) return null;
    // A line given back its original role needs no mend.
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
      differences: differencesOf(draft, kit),
      kinds: read.kinds,
      kind: draft.catalogueId.value,
      ownType: becomesOwnType(said),
      last,
      alike: last === null ? [] : similarMends(draft, last),
      give: (...mends) => setSteps((now) => withStep(now, mends)),
      undo: () => setSteps((now) => now.slice(0, -1)),
    };
  }, [given, chosen, steps]);
}

/** The same warband among those of the text read again; undefined if none of its fighters are left. */
function sameOf(drafts: readonly Draft[], before: Draft): Draft | undefined {
  const keys = new Set(before.fighters.map(({ key }) => key));
  const shared = ({ fighters }: Draft) => fighters.filter(({ key }) => keys.has(key)).length;
  return drafts.toSorted((a, b) => shared(b) - shared(a))[0];
}

/** Typing a name or stepping a number is a single step. */
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
