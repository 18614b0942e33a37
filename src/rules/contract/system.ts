import type { AdvancesPart } from './advances.ts';
import type { Capability, Duty, Fight, PossibleTest, RoutReport } from './advice.ts';
import type { AfterBattlePart } from './after-battle.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Flags,
  Refusal,
  TurnPosition,
} from './battle-view.ts';
import type {
  CampaignPart,
  CatalogueWarband,
  ExtraProfile,
  GearPart,
  RecruitRow,
} from './catalogue.ts';
import type { FighterId, SideId } from './ids.ts';
import type { MagicPart } from './magic.ts';
import type { ReferenceEntry } from './reference.ts';
import type { Resolver } from './resolver.ts';
import type {
  CharacteristicRow,
  CounterRow,
  FlagRow,
  GameSigns,
  HouseRuleRow,
  PhaseRow,
  RoleRow,
  RolledRow,
  SideFact,
  StatusRow,
  TraitRow,
} from './rows.ts';
import type { ScenarioPart } from './scenarios.ts';
import type { CompositionPart, PromotionRow } from './warbands.ts';

/** What lists of warbands read. It is fetched without the rest of the system. */
export interface RosterPart {
  readonly id: string;
  readonly characteristics: readonly CharacteristicRow[];
  /** By characteristic, dice rolled for it by fighters with a trait; absent for none. */
  readonly rolled?: Readonly<Record<string, readonly RolledRow[]>>;
  readonly roles: readonly RoleRow[];
  readonly traits: readonly TraitRow[];
  /** Traits of members who may not lead, in any role. */
  readonly neverLead: readonly string[];
  readonly catalogue: readonly CatalogueWarband[];
  /** Hired swords and animals that any warband may take. */
  readonly extras: readonly ExtraProfile[];
  /** Null in a game of single battles: nothing of it is shown. */
  readonly campaign: CampaignPart | null;
}

export interface RuleSystem extends RosterPart {
  readonly sides: { readonly min: number; readonly max: number };
  /** The characteristic that holds a fighter's wounds, and the one for morale tests, if there is one. */
  readonly woundsCharacteristic: string;
  readonly leadershipCharacteristic: string | null;
  readonly statuses: readonly StatusRow[];
  /** Status of a fighter who takes part from the start. */
  readonly initialStatus: string;
  readonly flags: readonly FlagRow[];
  /** In the order to show them. */
  readonly counters: readonly CounterRow[];
  readonly phases: readonly PhaseRow[];
  readonly houseRules: readonly HouseRuleRow[];
  /** Its scenarios; null if its rules have none. */
  readonly scenarios: ScenarioPart | null;
  readonly signs: GameSigns;
  /** What fighters are equipped with; null in a game that sells nothing. */
  readonly gear: GearPart | null;
  /** Null if joining a group costs the same as any recruit. */
  readonly recruits: RecruitRow | null;
  /** Who may be promoted out of a group; absent for none. */
  readonly promotion?: readonly PromotionRow[];
  /** When experience gives an advance; absent if it never does. */
  readonly advances?: AdvancesPart;
  /** Who may be in a warband and what they may carry; absent if the lists suffice. */
  readonly composition?: CompositionPart;

  /** Everything due at this moment, in the order to show it. Answered duties are left out. */
  readonly duties: (view: BattleView) => readonly Duty[];
  /** What happens by itself when play moves to `to` (flags that end, stunned who come round). */
  readonly enter: (view: BattleView, to: TurnPosition) => readonly Change[];
  /** Sets a fighter's status to `to`, with all consequences. */
  readonly changeStatus: (view: BattleView, fighterId: FighterId, to: string) => readonly Change[];
  /** Whether the rules themselves allow it; players may do it anyway, as a correction. */
  readonly mayChangeStatus: (view: BattleView, fighterId: FighterId, to: string) => Refusal | null;
  readonly loseWound: (view: BattleView, fighterId: FighterId) => readonly Change[];
  /** A named action of a fighter, such as a charge at a target. */
  readonly act: (
    view: BattleView,
    action: string,
    fighterId: FighterId,
    targetId: FighterId | null,
  ) => readonly Change[] | Refusal;
  readonly capabilities: (view: BattleView, fighterId: FighterId) => readonly Capability[];
  /** A fighter's save on a D6 against an ordinary blow, null for none; the function is null in a game without saves. */
  readonly save: ((view: BattleView, fighterId: FighterId) => number | null) | null;
  readonly possibleTests: (view: BattleView, fighterId: FighterId) => readonly PossibleTest[];
  /** The flag that players set for a fighter within his leader's range; null if there is no such range. */
  readonly nearLeaderFlag: string | null;
  /** Whether the leader's Leadership can be used, for showing the toggle of that flag. */
  readonly leaderBubble: (
    view: BattleView,
    sideId: SideId,
  ) => { readonly range: number; readonly leaderId: FighterId } | null;
  /** The trait that players set for a fighter who counts neither as a loss nor as a participant. */
  readonly uncountedTrait: string | null;
  /** A characteristic as modified by what he carries; null if nothing modifies profiles. */
  readonly characteristicNow:
    | ((
        fighter: Pick<FighterView, 'profile' | 'traits' | 'flags'>,
        characteristic: string,
        houseRules: BattleView['houseRules'],
      ) => number)
    | null;
  /**
   * Flags derived from a fighter's numbers and from what he carries: shown in his row as if they were set. Null if
   * players set every flag.
   */
  readonly impliedFlags:
    | ((
        fighter: Pick<FighterView, 'status' | 'profile' | 'wounds' | 'traits' | 'flags'>,
        houseRules: BattleView['houseRules'],
      ) => Flags)
    | null;
  /**
   * Whether its rules have treasure to carry off, and prisoners; absent for neither: they are shown only if a
   * battle has some all the same.
   */
  readonly spoils?: true;
  /** Facts that may be entered about a counted side, in the order to offer them. */
  readonly sideFacts: readonly SideFact[];
  readonly rout: ((view: BattleView, sideId: SideId) => RoutReport) | null;
  /**
   * A side leaves at the players' request, without a test: the consequences for it and for the battle.
   * `leavesAlone` of `leaving.ts` is what most games answer.
   */
  readonly leave: (view: BattleView, sideId: SideId, cause: string) => readonly Change[];
  /**
   * The injury roll of the fighter in the role `fighter` (`kit/injury.ts`): refused unless one is due. Null in a
   * game without.
   */
  readonly injury: Pick<Resolver, 'sheet' | 'next'> | null;
  /** Who fights whom, and who strikes when; null in a system without close combat. */
  readonly fights: ((view: BattleView) => readonly Fight[]) | null;
  /** The aftermath; null if the game has none. */
  readonly afterBattle: AfterBattlePart | null;
  /** Calculations that players can settle with dice, in the order to offer them. */
  readonly resolvers: readonly Resolver[];
  /** Spells and prayers that fighters know by name; null in a game without. */
  readonly magic: MagicPart | null;
  /** The rules in short, in the order to read them. */
  readonly reference: readonly ReferenceEntry[];
}
