import { freeLabel } from '#roster/labels.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { FighterSetup } from './events.ts';
import type { BattleState, Fighter } from './state.ts';

/** What players enter for a fighter who joins in mid-battle. */
export interface Newcomer {
  /** '' to be named after his model. */
  readonly name: string;
  /** Whose profile he shares; undefined for a profile of his own. */
  readonly model: Fighter | undefined;
  /** For a profile of his own, as are the wounds. */
  readonly leadership: number;
  readonly wounds: number;
  /** Whether the rout test counts him. */
  readonly counts: boolean;
}

/** The newcomer as stored in the log. */
export function newcomerSetup(
  id: FighterId,
  newcomer: Newcomer,
  battle: BattleState,
  system: RuleSystem,
): FighterSetup {
  const { model, counts } = newcomer;
  const own = {
    id,
    label: newcomerLabel(newcomer, battle),
    status: system.initialStatus,
    traits: countedTraits(model?.traits ?? {}, counts, system),
  };
  if (model !== undefined) {
    const { profileId, title, role, profile } = model;
    const wounds = profile[system.woundsCharacteristic] ?? model.startWounds;
    return { ...own, profileId, title, role, profile, wounds };
  }
  const { wounds } = newcomer;
  return {
    ...own,
    profileId: '',
    title: '',
    role: ordinaryRole(system),
    profile: profileOf(newcomer, system),
    wounds,
  };
}

/** His name: his own or his model's, with a number if it is already used. */
export function newcomerLabel(
  { name, model }: Pick<Newcomer, 'name' | 'model'>,
  battle: BattleState,
): string {
  const taken = Object.values(battle.fighters).map(({ label }) => label);
  return freeLabel(name.trim() === '' ? (model?.label ?? '') : name, taken);
}

/** The system's default values, except for the two that players entered. */
function profileOf({ leadership, wounds }: Newcomer, system: RuleSystem): FighterSetup['profile'] {
  const { characteristics, leadershipCharacteristic, woundsCharacteristic } = system;
  return {
    ...Object.fromEntries(characteristics.map((row) => [row.id, row.default])),
    ...(leadershipCharacteristic === null ? {} : { [leadershipCharacteristic]: leadership }),
    [woundsCharacteristic]: wounds,
  };
}

/** Whether the rout test counts him is the players' answer, not his model's trait. */
function countedTraits(traits: Flags, counts: boolean, { uncountedTrait }: RuleSystem): Flags {
  if (uncountedTrait === null) return traits;
  const { [uncountedTrait]: _ofModel, ...others } = traits;
  return counts ? others : { ...others, [uncountedTrait]: true };
}
