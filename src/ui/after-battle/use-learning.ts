import { useState } from 'react';
import { type AdvancePicks, type AdvanceTurn, takeAdvances } from '#roster/advances/take.ts';
import { learnAfterwards } from '#roster/after-battle/learn.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';

/** Advances rolled after the aftermath; the warband changes with each of them. */
export interface Learning {
  /** The warband as it was before them. */
  readonly before: Warband;
  readonly picks: AdvancePicks;
  /** Those taken since, then the open ones. */
  readonly turns: readonly AdvanceTurn[];
  readonly pick: (picks: AdvancePicks) => void;
}

interface Learnt {
  readonly before: Warband;
  /** The members as the picks have left them. */
  readonly members: Warband['members'];
  readonly picks: AdvancePicks;
}

/** The open advances of a warband. Whatever else changes its members meanwhile stays, and the list begins anew. */
export function useLearning(warband: Warband, system: RuleSystem): Learning {
  const save = useWarbands((state) => state.save);
  const [learnt, setLearnt] = useState<Learnt>(() => untouched(warband));
  const { before, picks } = learnt.members === warband.members ? learnt : untouched(warband);
  return {
    before,
    picks,
    turns: takeAdvances(before, system, picks).turns,
    pick: (next) => {
      const { members, history } = learnAfterwards(before, system, next).warband;
      setLearnt({ before, members, picks: next });
      if (members === warband.members) return;
      save({ ...warband, members, ...(history === undefined ? {} : { history }) });
    },
  };
}

function untouched(warband: Warband): Learnt {
  return { before: warband, members: warband.members, picks: {} };
}
