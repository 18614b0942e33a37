import { createContext, useContext, useMemo, useState } from 'react';
import type { Proposal } from '#roster/after-battle/aftermath.ts';
import { type AfterDraft, draftOf, withDraft } from '#roster/after-battle/draft.ts';
import { enemyRating } from '#roster/after-battle/enemy-rating.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import type { BattleSummary } from '#roster/after-battle/fought.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import type { TapGuard } from '#ui/battle/tap-guard.ts';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';
import { useReportBegun } from './begun-elsewhere.ts';

/** The aftermath of a battle, as far as the player has got. */
export interface AfterBattle {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly words: RosterWords;
  readonly fought: BattleSummary;
  readonly draft: AfterDraft;
  readonly proposal: Proposal;
  /** The warband as it would be if concluded now. */
  readonly outcome: Warband;
  /**
   * Changes the draft; saved at once.
   * @param step its name, for undo
   * @param typing consecutive changes under the same name are one step
   */
  readonly change: (
    step: string,
    change: (draft: AfterDraft) => AfterDraft,
    typing?: boolean,
  ) => void;
  /** Name of the last step since the screen was opened; null for none. */
  readonly last: string | null;
  readonly takeBack: () => void;
  /**
   * Applies everything to the warband at once.
   * @param steps all of the game's steps; they are marked as passed, in case this is undone
   */
  readonly conclude: (steps: readonly string[]) => void;
}

export const AfterBattleContext = createContext<AfterBattle | null>(null);

/** @throws Error outside `AfterBattleContext`. */
export function useAfterBattle(): AfterBattle {
  const after = useContext(AfterBattleContext);
  if (after === null) throw new Error('useAfterBattle outside AfterBattleContext');
  return after;
}

interface Step {
  readonly name: string;
  readonly typing: boolean;
  readonly before: AfterDraft;
}

/** The aftermath for one warband; its draft is stored with the warband. */
export function useAfterBattleState(
  warband: Warband,
  system: RuleSystem,
  fought: BattleSummary,
  arm: TapGuard['arm'],
): AfterBattle {
  const words = useRosterWords(system.id);
  const { warbands } = useStores();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const { battleId } = fought;
  const draft = useMemo(() => draftOf(warband, battleId), [warband, battleId]);
  const others = useWarbands((state) => state.warbands);
  const enemy = useMemo(() => enemyRating(others ?? [], system, fought), [others, system, fought]);
  const proposal = useMemo(
    () => propose(warband, system, fought, draft, enemy),
    [warband, system, fought, draft, enemy],
  );
  const outcome = useMemo(
    () => aftermath(warband, system, fought, draft, proposal),
    [warband, system, fought, draft, proposal],
  );
  // Two taps may come before the next render, so read the store.
  const reportBegun = useReportBegun(warband.id);
  const latest = () => warbands.getState().warbands?.find(({ id }) => id === warband.id) ?? warband;
  const { save } = warbands.getState();
  return {
    warband,
    system,
    words,
    fought,
    draft,
    proposal,
    outcome,
    change: (name, change, typing = false) => {
      const now = latest();
      const before = draftOf(now, battleId);
      const next = change(before);
      if (next === before) return;
      reportBegun();
      if (!typing) arm('brisk');
      setSteps((all) => {
        const last = all.at(-1);
        const continues = typing && last?.typing === true && last.name === name;
        return continues ? all : [...all, { name, typing, before }];
      });
      save(withDraft(now, next));
    },
    last: steps.at(-1)?.name ?? null,
    takeBack: () => {
      const last = steps.at(-1);
      if (last === undefined) return;
      setSteps(steps.slice(0, -1));
      save(withDraft(latest(), last.before));
    },
    conclude: (passed) => {
      arm('calm');
      reportBegun();
      const whole = withDraft(warband, { ...draft, passed });
      save(aftermath(whole, system, fought, draft, proposal));
    },
  };
}

/** The member with an id. @throws Error for an unknown id */
export function memberOf({ members }: Pick<Warband, 'members'>, id: WarriorId): Member {
  const member = members.find((one) => one.id === id);
  if (member === undefined) throw new Error(`no member ${id}`);
  return member;
}
