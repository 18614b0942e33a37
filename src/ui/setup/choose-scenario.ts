import { warbandRating } from '#roster/rating.ts';
import type { ScenarioRow } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { SCENARIO, scenarioOf } from '#rules/kit/scenarios.ts';
import type { SetupDraft } from './draft.ts';

/** What a scenario fills in. */
export type ScenarioDetails = Pick<SetupDraft, 'name' | 'roundLimit' | 'houseRules'>;

/**
 * The details with another scenario: what the one before had filled in goes, what players have said otherwise
 * stays.
 * @param chosen null for none of the game's
 * @param nameOf its name, as players read it
 */
export function withScenario(
  details: ScenarioDetails,
  system: Pick<RuleSystem, 'scenarios'>,
  chosen: ScenarioRow | null,
  nameOf: (row: ScenarioRow) => string,
): ScenarioDetails {
  const { name, roundLimit, houseRules } = cleared(details, system, nameOf);
  if (chosen === null) return { name, roundLimit, houseRules };
  return {
    name: nameOf(chosen),
    roundLimit: chosen.rounds ?? roundLimit,
    houseRules: { ...houseRules, ...chosen.houseRules, [SCENARIO]: chosen.id },
  };
}

function cleared(
  details: ScenarioDetails,
  system: Pick<RuleSystem, 'scenarios'>,
  nameOf: (row: ScenarioRow) => string,
): ScenarioDetails {
  const before = scenarioOf(system, details.houseRules);
  if (before === null) return details;
  const isOwn = ([rule, value]: readonly [string, string]) =>
    rule !== SCENARIO && before.houseRules[rule] !== value;
  return {
    name: details.name === nameOf(before) ? '' : details.name,
    roundLimit: details.roundLimit === before.rounds ? null : details.roundLimit,
    houseRules: Object.fromEntries(Object.entries(details.houseRules).filter(isOwn)),
  };
}

/**
 * The warband with the lowest rating, which chooses where the dice leave it to a player; '' where ratings are not
 * known, or equal.
 */
export function chooserOf({ sides }: SetupDraft, system: RuleSystem): string {
  const rated = sides
    .filter(({ kind }) => kind !== 'nobodys')
    .map((side) => ({
      name: side.kind === 'warband' ? side.warband.name : '',
      rating: side.kind === 'warband' ? warbandRating(side.warband, system) : null,
    }))
    .toSorted((one, other) => (one.rating ?? 0) - (other.rating ?? 0));
  const [lowest, next] = rated;
  if (rated.some(({ rating }) => rating === null) || lowest?.rating === next?.rating) return '';
  return lowest?.name ?? '';
}
