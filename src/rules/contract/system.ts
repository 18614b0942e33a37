import type { AdvancesPart } from './advances.ts';
import type { Capability, Duty, Fight, InjuryPart, PossibleTest, RoutReport } from './advice.ts';
import type { AfterBattlePart } from './after-battle.ts';
import type { BattleView, Change, FighterView, Refusal, TurnPosition } from './battle-view.ts';
import type {
  CampaignPart,
  CatalogueProfile,
  CatalogueWarband,
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
  /** By characteristic, what is thrown for it by whoever carries a trait; absent where nothing is. */
  readonly rolled?: Readonly<Record<string, RolledRow>>;
  readonly roles: readonly RoleRow[];
  readonly traits: readonly TraitRow[];
  /** Traits of those who may not lead, whatever their role. */
  readonly neverLead: readonly string[];
  readonly catalogue: readonly CatalogueWarband[];
  /** Hired swords and animals that any warband may take. */
  readonly extras: readonly CatalogueProfile[];
  /** null in a game of single battles: nothing of it shows. */
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
  /** Battles that its papers have names for; null where they have none. */
  readonly scenarios: ScenarioPart | null;
  readonly signs: GameSigns;
  /** What fighters are equipped with; null in a game that sells nothing. */
  readonly gear: GearPart | null;
  /** Null where whoever joins a group costs what everybody of his kind costs. */
  readonly recruits: RecruitRow | null;
  /** Who may rise out of a group; absent where nobody does. */
  readonly promotion?: readonly PromotionRow[];
  /** When experience is worth an advance; absent where it never is. */
  readonly advances?: AdvancesPart;
  /** Who may be in a warband and carry what; absent where the lists say it all. */
  readonly composition?: CompositionPart;

  /** Everything due at this moment, in the order to show it. Answered duties are left out. */
  readonly duties: (view: BattleView) => readonly Duty[];
  /** What happens by itself when play moves to `to` (flags that end, stunned who come round). */
  readonly enter: (view: BattleView, to: TurnPosition) => readonly Change[];
  /** A fighter's status becomes `to`: the change and all that follows from it. */
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
  /**
   * What a fighter needs on a D6 to be saved from an ordinary blow, null for who has no save; null in a game
   * without saves.
   */
  readonly save: ((view: BattleView, fighterId: FighterId) => number | null) | null;
  readonly possibleTests: (view: BattleView, fighterId: FighterId) => readonly PossibleTest[];
  /** The flag by which players tell that a fighter stands within his leader's reach; null where nothing reaches. */
  readonly nearLeaderFlag: string | null;
  /** Whether the leader's Leadership is there to be used, for showing the toggle of that flag. */
  readonly leaderBubble: (
    view: BattleView,
    sideId: SideId,
  ) => { readonly range: number; readonly leaderId: FighterId } | null;
  /** The trait by which players tell that somebody counts neither among the losses nor among those who take part. */
  readonly uncountedTrait: string | null;
  /** A characteristic as what he carries leaves it; null where profiles are as they are written. */
  readonly characteristicNow:
    | ((fighter: Pick<FighterView, 'profile' | 'traits'>, characteristic: string) => number)
    | null;
  /**
   * Flags that a fighter's numbers come to, though nobody has set them: they show in his row as if
   * they were. Null where every flag is somebody's word.
   */
  readonly impliedFlags:
    | ((
        fighter: Pick<FighterView, 'status' | 'profile' | 'wounds'>,
        houseRules: BattleView['houseRules'],
      ) => readonly string[])
    | null;
  /**
   * Whether its papers know of treasure that is carried off and of prisoners; absent where they know neither:
   * then nothing of it shows, unless a battle has some all the same.
   */
  readonly spoils?: true;
  /** What may be told of a side that is only counted, in the order to offer it. */
  readonly sideFacts: readonly SideFact[];
  readonly rout: ((view: BattleView, sideId: SideId) => RoutReport) | null;
  /**
   * A side leaves because players say so, without a test: what becomes of it and of the battle.
   * `leavesAlone` of `leaving.ts` is what most games answer.
   */
  readonly leave: (view: BattleView, sideId: SideId, cause: string) => readonly Change[];
  readonly injury: InjuryPart | null;
  /** Who fights whom, and who strikes when; null in a system without close combat. */
  readonly fights: ((view: BattleView) => readonly Fight[]) | null;
  /** What comes after a battle; null where the game's papers say nothing of it. */
  readonly afterBattle: AfterBattlePart | null;
  /** What players can work out and settle with dice, in the order to offer it. */
  readonly resolvers: readonly Resolver[];
  /** Spells and prayers that fighters know by name; null in a game without. */
  readonly magic: MagicPart | null;
  /** The rules in short, in the order to read them. */
  readonly reference: readonly ReferenceEntry[];
}
