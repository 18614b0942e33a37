import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { type EntryId, type Hlc, isEntryId, isHlc } from '#battle/hlc.ts';
import { withStepId } from '#battle/steps-until-v2.ts';
import { LIMITS } from '#roster/limits.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import {
  type ActorId,
  type BattleId,
  type FighterId,
  isActorId,
  isBattleId,
  isFighterId,
  isSideId,
  isWarbandId,
  type SideId,
  type WarbandId,
} from '#rules/contract/ids.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';

// What the shapes of several kinds of entries are made of.

const MAX_NUMBER = 99_999;

/**
 * Dice, rounds, counts: integers, because chances are computed from them exactly, and bounded far above
 * anything in play, so that no file can bring in infinity.
 */
export const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MAX_NUMBER),
  v.maxValue(MAX_NUMBER),
);

/** Characteristics, wounds, numeric traits: within the limits of the editor. */
export const ofFighter = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LIMITS.characteristic),
  v.maxValue(LIMITS.characteristic),
);

/** Names, ids, codes: bounded far above any that the app makes. */
export const text = v.pipe(v.string(), v.maxLength(4000));

/** Numbers that are only displayed. */
export const finite = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_NUMBER),
  v.maxValue(MAX_NUMBER),
);

export const flagValue: v.GenericSchema<unknown, FlagValue> = v.union([
  v.literal(true),
  whole,
  text,
]);

/** A fighter's traits, within the limits of the editor. */
export const traits = recordOf(v.union([v.literal(true), ofFighter, text]), MOST.facts);

/** A profile: characteristic → value. */
export const numbers = recordOf(ofFighter, MOST.characteristics);

export const dice = listOf(whole, MOST.dice);

export const actorId = v.custom<ActorId>(isActorId);
export const battleId = v.custom<BattleId>(isBattleId);
export const fighterId = v.custom<FighterId>(isFighterId);
export const sideId = v.custom<SideId>(isSideId);
export const warbandId = v.custom<WarbandId>(isWarbandId);
export const entryId = v.custom<EntryId>(isEntryId);

/** A side’s phone · `everybody`: it stands for the whole table · `onlooker`: it shows all and writes nothing. */
export const seat = v.union([sideId, v.picklist(['everybody', 'onlooker'])]);

export const hlc = v.custom<Hlc>((value) => typeof value === 'string' && isHlc(value));

export const position = v.object({
  round: whole,
  turn: whole,
  sideId,
  phase: text,
  step: v.nullable(text),
});

/** A generous bound on the steps of a phase. */
const MAX_STEPS = 99;

/** Until version 2, with the step by its index in the phase, from 0; also 0 in phases without steps. */
export const positionUntilV2 = v.pipe(
  v.object({
    ...position.entries,
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS)),
  }),
  v.transform(withStepId),
);

/** What an entry brought with it. */
export const changes = listOf(
  v.variant('kind', [
    v.object({ kind: v.literal('status'), fighterId, to: text }),
    v.object({ kind: v.literal('wounds'), fighterId, to: ofFighter }),
    v.object({ kind: v.literal('flag'), fighterId, flag: text, value: v.nullable(flagValue) }),
    v.object({ kind: v.literal('side-flag'), sideId, flag: text, value: v.nullable(flagValue) }),
    v.object({ kind: v.literal('contact'), a: fighterId, b: fighterId, touching: v.boolean() }),
    // Since version 4.
    v.object({ kind: v.literal('dropped'), fighterId, marker: text, count: whole }),
    v.object({ kind: v.literal('side-removed'), sideId, cause: text }),
    v.object({ kind: v.literal('battle-ended'), winnerId: v.nullable(sideId), cause: text }),
  ]),
  MOST.changes,
);

/** A fighter as he enters a battle. Copied, so that later changes of the roster leave the battle alone. */
export const fighter = v.object({
  id: fighterId,
  label: text,
  profileId: text,
  title: text,
  role: text,
  profile: numbers,
  traits,
  status: text,
  wounds: ofFighter,
});

const alone = {
  id: sideId,
  name: text,
  emblem: text,
  light: v.boolean(),
  /** Leadership of a light side; null for a full warband. */
  leadership: v.nullable(ofFighter),
  warbandId: v.nullable(warbandId),
  leaderId: v.nullable(fighterId),
  traits: recordOf(flagValue, MOST.facts),
  fighters: listOf(fighter, MOST.fightersOfSide),
};

/** A side of version 1, which had no allies. */
export const sideUntilV1 = v.pipe(
  v.object(alone),
  v.transform((one) => ({ ...one, team: null, packs: [] })),
);

const allied = {
  ...alone,
  /** Sides with the same team are allies; null for a side on its own. */
  team: v.nullable(text),
};

/** Until version 6, when every type of warband came with the app. */
export const sideUntilV6 = v.pipe(
  v.object(allied),
  v.transform((one) => ({ ...one, packs: [] })),
);

/** A side as it enters a battle. */
export const side = v.object({
  ...allied,
  /**
   * The types of warbands of the players’ own that it needs, as JSON, each as it is then. Nobody has read them: whoever
   * plays them asks the game’s reader.
   */
  packs: listOf(v.pipe(v.string(), v.maxLength(MOST.pack)), MOST.packsOfSide),
});
