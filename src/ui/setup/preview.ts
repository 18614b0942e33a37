import type { SideSetup } from '#battle/events.ts';
import { firstPosition } from '#battle/turn.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, SideView } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** The rout report of each side at the start; empty in a game without rout tests. */
export function previewRouts(
  sides: readonly SideSetup[],
  system: RuleSystem,
  houseRules: Readonly<Record<string, string>>,
): ReadonlyMap<SideId, RoutReport> {
  const { rout } = system;
  const [first] = sides;
  if (rout === null || first === undefined) return new Map();
  const view: BattleView = {
    battleId: 'b-preview',
    systemId: system.id,
    houseRules,
    sides: sides.map(sideView),
    fighters: Object.fromEntries(
      sides.flatMap((side) => fighterViews(side)).map((fighter) => [fighter.id, fighter]),
    ),
    contacts: [],
    position: firstPosition(first.id, system),
    answers: {},
    ended: false,
  };
  return new Map(sides.map((side) => [side.id, rout(view, side.id)]));
}

function sideView({ fighters, ...side }: SideSetup): SideView {
  return { ...side, fighterIds: fighters.map(({ id }) => id), flags: {}, removed: null };
}

function fighterViews({ id: sideId, fighters }: SideSetup): readonly FighterView[] {
  return fighters.map((fighter) => ({ ...fighter, sideId, flags: {} }));
}
