import type { FighterSetup } from '#battle/events.ts';
import { groupLabels } from '#roster/labels.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { NeutralKind, NeutralSide } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import { type NobodysSide, playersOf, removeSide, type SetupDraft } from './draft.ts';

/** Bounds for how many there are of a kind. */
export const KIND_COUNTS = { min: 0, max: 20 } as const;

/**
 * The draft with those whom nobody commands in its scenario, if that has changed: the side of the one before goes,
 * that of the present one comes, before all others or after them; not if there are as many sides as may be.
 * @param nameOf the word of the game under `scenario`
 */
export function withNobodys(
  draft: SetupDraft,
  before: SetupDraft,
  system: RuleSystem,
  freshId: () => string,
  nameOf: (key: string) => string,
): SetupDraft {
  const scenario = scenarioOf(system, draft.houseRules);
  if (scenario?.id === scenarioOf(system, before.houseRules)?.id) return draft;
  const without = draft.sides
    .filter(({ kind }) => kind === 'nobodys')
    .reduce((now, { id }) => removeSide(now, id), draft);
  const row = scenario?.neutral ?? null;
  if (scenario === null || row === null || without.sides.length >= system.sides.max) return without;
  const id: SideId = `s-${freshId()}`;
  const side: NobodysSide = {
    kind: 'nobodys',
    id,
    name: nameOf(`${scenario.id}.neutral`),
    row,
    names: Object.fromEntries(row.kinds.map((kind) => [kind.id, nameOf(`neutral.${kind.id}`)])),
    counts: countsOf(row, playersOf(without)),
    team: null,
  };
  return {
    ...without,
    sides: [...without.sides, side],
    order: row.first ? [id, ...without.order] : [...without.order, id],
  };
}

/** How many there are at first; of those by a die, the first. */
function countsOf({ kinds, oneByDie }: NeutralSide, players: number): NobodysSide['counts'] {
  const present = oneByDie ? kinds.slice(0, 1) : kinds;
  return Object.fromEntries(
    present.map(({ id, count, perPlayer }) => [id, perPlayer ? count * players : count]),
  );
}

/** How many fighters it has. */
export function sizeOf({ counts }: NobodysSide): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Its fighters at the start, named after their kind, with numbers where there are several. */
export function nobodysFighters(
  { id, row, names, counts }: NobodysSide,
  system: RuleSystem,
): readonly FighterSetup[] {
  return row.kinds.flatMap((kind) =>
    labelsOf(names[kind.id] ?? '', counts[kind.id] ?? 0).map((label, at) => ({
      id: `f-${id.slice(2)}-${kind.id}-${at + 1}` as const,
      label,
      ...fighterOf(kind, system),
    })),
  );
}

function labelsOf(name: string, count: number): readonly string[] {
  return count === 1 ? [name] : groupLabels(name, count, []);
}

function fighterOf(
  { profile, traits }: NeutralKind,
  system: RuleSystem,
): Omit<FighterSetup, 'id' | 'label'> {
  return {
    profileId: '',
    title: '',
    role: ordinaryRole(system),
    profile,
    traits,
    status: system.initialStatus,
    wounds: profile[system.woundsCharacteristic] ?? 1,
  };
}
