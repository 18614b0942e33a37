import type { Member, Warband } from '#roster/warband.ts';
import type {
  AfterBattlePart,
  InjuryEffect,
  InjuryRow,
  InjuryTable,
} from '#rules/contract/after-battle.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import type { AfterDraft } from './draft.ts';
import type { BattleSummary, Soldier } from './fought.ts';
import { type InjuryQuestion, type InjuryReading, readInjury } from './injury-dice.ts';
import type { Post } from './posts.ts';

export interface Casualty {
  readonly soldier: Soldier;
  readonly post: Post;
  /** Null if no injury table applies to him. */
  readonly table: InjuryTable | null;
  readonly reading: InjuryReading;
  /** The dice so far. */
  readonly dice: Answers;
  /** The player has skipped the injury. */
  readonly skipped: boolean;
  /** Dice or choices are still missing. */
  readonly open: boolean;
  /** The enemy has taken him. */
  readonly captured: boolean;
  /** He leaves the warband. */
  readonly gone: boolean;
}

const NO_DICE: InjuryReading = { results: [], next: null };

/** The result for a fighter who was out of action, as far as the dice determine it. */
export function casualtyOf(
  soldier: Soldier,
  posts: ReadonlyMap<FighterId, Post>,
  { members }: Warband,
  { afterBattle }: { readonly afterBattle: AfterBattlePart | null },
  draft: AfterDraft,
  { captivesLost }: Pick<BattleSummary, 'captivesLost'>,
): Casualty {
  const post = posts.get(soldier.fighterId) ?? {
    memberId: 'm-',
    label: soldier.label,
    called: soldier.label,
  };
  const member = members.find(({ id }) => id === post.memberId);
  const table = afterBattle?.injuries.find((one) => member !== undefined && isFor(one, member));
  const dice = draft.dice[soldier.fighterId] ?? [];
  const skipped = draft.skipped.includes(soldier.fighterId);
  const rolls = table !== undefined && table.rows.length > 0;
  const reading = rolls ? readInjury(table, dice) : NO_DICE;
  const results = skipped ? [] : reading.results;
  const trait = afterBattle?.captivity?.trait ?? null;
  const captured = results.some(({ effects }) =>
    effects.some((effect) => effect.kind === 'trait' && effect.trait === trait),
  );
  return {
    soldier,
    post,
    table: table ?? null,
    reading,
    dice,
    skipped,
    open: !skipped && reading.next !== null,
    captured,
    gone: member !== undefined && (leaves(member, results) || (captivesLost && captured)),
  };
}

function isFor({ roles, profiles }: InjuryTable, { role, profileId }: Member): boolean {
  return roles.includes(role) && (profiles?.includes(profileId) ?? true);
}

/** Ids of remarks on what may modify this member's roll, as far as the dice have come. */
export function remarksFor(
  { remarks }: InjuryTable,
  member: Member,
  { next }: InjuryReading,
): readonly string[] {
  const may = next === null ? [] : mayCome(next.asked.said);
  return remarks
    .filter(
      ({ traits, profiles }) =>
        profiles.includes(member.profileId) || traits.some((trait) => trait in member.traits),
    )
    .filter(({ rows }) => rows === null || rows.some((id) => may.includes(id)))
    .map(({ id }) => id);
}

/** The row that asks, and those that the next die may bring. */
function mayCome({ of, faces }: InjuryQuestion): readonly string[] {
  return [of, ...faces.map((face) => face?.row ?? null)].flatMap((row) => row?.id ?? []);
}

/** The results of an injury; none if it is skipped. */
export function resultsOf({ skipped, reading }: Casualty): readonly InjuryRow[] {
  return skipped ? [] : reading.results;
}

/** Whether one of these results, or the second of a kind, makes him leave the warband. */
function leaves({ traits }: Member, results: readonly InjuryRow[]): boolean {
  const effects = results.flatMap((row) => row.effects);
  return effects.some((effect, at) => {
    if (effect.kind === 'gone') return true;
    if (effect.kind !== 'trait' || effect.twice === 'same') return false;
    const before = effects.slice(0, at).some((other) => sameTrait(other, effect));
    return before || effect.trait in traits;
  });
}

function sameTrait(one: InjuryEffect, other: InjuryEffect): boolean {
  return one.kind === 'trait' && other.kind === 'trait' && one.trait === other.trait;
}
