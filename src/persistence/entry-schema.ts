import * as v from 'valibot';
import type { Entry, EventType } from '#battle/events.ts';
import { type EntryId, isEntryId, isHlc } from '#battle/hlc.ts';
import type { StoredEntry } from '#battle/upcast.ts';
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

const MAX_NUMBER = 99_999;

/**
 * Dice, rounds, counts: integers, because chances are computed from them exactly, and bounded far above
 * anything in play, so that no file can bring in infinity.
 */
const whole = v.pipe(v.number(), v.integer(), v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER));

/** Characteristics, wounds, numeric traits: within the limits of the editor. */
const ofFighter = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LIMITS.characteristic),
  v.maxValue(LIMITS.characteristic),
);

/** Names, ids, codes: bounded far above any that the app makes. */
const text = v.pipe(v.string(), v.maxLength(4000));

/** Notes of players. */
const words = v.pipe(v.string(), v.maxLength(20_000));

/** Numbers that are only displayed. */
const finite = v.pipe(v.number(), v.finite(), v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER));

const flagValue: v.GenericSchema<unknown, FlagValue> = v.union([v.literal(true), whole, text]);

const flags = v.record(text, flagValue);

/** A fighter's traits, within the limits of the editor. */
const traits = v.record(text, v.union([v.literal(true), ofFighter, text]));

/** A profile: characteristic → value. */
const numbers = v.record(text, ofFighter);

const actorId = v.custom<ActorId>(isActorId);
const battleId = v.custom<BattleId>(isBattleId);
const fighterId = v.custom<FighterId>(isFighterId);
const sideId = v.custom<SideId>(isSideId);
const warbandId = v.custom<WarbandId>(isWarbandId);
const entryId = v.custom<EntryId>(isEntryId);

const hlc = v.pipe(v.string(), v.check(isHlc));

const position = v.object({
  round: whole,
  turn: whole,
  sideId,
  phase: text,
  step: v.nullable(text),
});

/** A generous bound on the steps of a phase. */
const MAX_STEPS = 99;

const positionV2 = v.object({
  ...position.entries,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS)),
});

const said = v.object({
  code: text,
  params: v.record(text, v.union([text, finite])),
});

const changes = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('status'), fighterId, to: text }),
    v.object({ kind: v.literal('wounds'), fighterId, to: ofFighter }),
    v.object({
      kind: v.literal('flag'),
      fighterId,
      flag: text,
      value: v.nullable(flagValue),
    }),
    v.object({
      kind: v.literal('side-flag'),
      sideId,
      flag: text,
      value: v.nullable(flagValue),
    }),
    v.object({
      kind: v.literal('contact'),
      a: fighterId,
      b: fighterId,
      touching: v.boolean(),
    }),
    // Since version 4.
    v.object({ kind: v.literal('dropped'), fighterId, marker: text, count: whole }),
    v.object({ kind: v.literal('side-removed'), sideId, cause: text }),
    v.object({
      kind: v.literal('battle-ended'),
      winnerId: v.nullable(sideId),
      cause: text,
    }),
  ]),
);

const fighter = v.object({
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

/** Of one side; a generous bound. */
const MAX_FIGHTERS = 999;

const sideV1 = v.object({
  id: sideId,
  name: text,
  emblem: text,
  light: v.boolean(),
  leadership: v.nullable(ofFighter),
  warbandId: v.nullable(warbandId),
  leaderId: v.nullable(fighterId),
  traits: flags,
  fighters: v.pipe(v.array(fighter), v.maxLength(MAX_FIGHTERS)),
});

const side = v.object({ ...sideV1.entries, team: v.nullable(text) });

const test = v.object({
  characteristic: text,
  value: v.nullable(whole),
  reason: said,
});

const numberList = v.array(whole);

/** The fields that every entry has, around its data. */
function entry<const V extends number, const T extends string, const D extends v.ObjectEntries>(
  version: V,
  type: T,
  data: D,
) {
  return v.object({
    id: entryId,
    battleId,
    actor: actorId,
    hlc,
    v: v.literal(version),
    // Rows from before November 2026 don't have it.
    after: v.optional(v.nullable(entryId), null),
    type: v.literal(type),
    data: v.object(data),
  });
}

/** A generous bound. */
const MAX_SIDES = 99;

/** Events with a position. In rows of the first version the side may be missing. */
function placed<
  const V extends number,
  const S extends v.GenericSchema,
  const P extends v.GenericSchema,
>(version: V, ofSide: S, ofPosition: P) {
  return [
    entry(version, 'BattleStarted', {
      systemId: text,
      name: text,
      roundLimit: v.nullable(whole),
      houseRules: v.record(text, text),
      sides: v.pipe(v.array(ofSide), v.minLength(version > 1 ? 1 : 0), v.maxLength(MAX_SIDES)),
      position: ofPosition,
      changes,
    }),
    entry(version, 'PhaseEntered', {
      position: ofPosition,
      // Since version 5.
      from: v.optional(v.nullable(position), null),
      changes,
    }),
  ] as const;
}

/** Events that have kept their shape since the first version. */
function unchanged<const V extends number>(version: V) {
  return [
    entry(version, 'DutyResolved', {
      key: text,
      kind: text,
      sideId,
      fighterId: v.nullable(fighterId),
      outcome: text,
      // Since version 5.
      before: v.optional(v.nullable(text), null),
      resolves: v.boolean(),
      test: v.nullable(test),
      dice: numberList,
      changes,
    }),
    entry(version, 'ActionTaken', {
      action: text,
      fighterId,
      targetId: v.nullable(fighterId),
      changes,
    }),
    entry(version, 'StatusSet', {
      fighterId,
      from: text,
      to: text,
      against: v.nullable(text),
      changes,
    }),
    entry(version, 'WoundLost', { fighterId, changes }),
    entry(version, 'WoundsSet', { fighterId, to: ofFighter }),
    entry(version, 'InjuryRolled', {
      fighterId,
      dice: numberList,
      options: v.array(text),
      saveRoll: v.nullable(whole),
      to: v.nullable(text),
      changes,
    }),
    entry(version, 'FlagSet', { fighterId, flag: text, value: v.nullable(flagValue) }),
    entry(version, 'ContactSet', { a: fighterId, b: fighterId, touching: v.boolean() }),
    entry(version, 'FighterJoined', { sideId, fighter }),
    entry(version, 'FighterRenamed', { fighterId, label: text }),
    entry(version, 'ProfileSet', { fighterId, profile: numbers, traits }),
    entry(version, 'LeaderNamed', { sideId, fighterId: v.nullable(fighterId) }),
    entry(version, 'SideLeadershipSet', { sideId, leadership: ofFighter }),
    entry(version, 'CreditGiven', { entryId, victimId: fighterId, byId: v.nullable(fighterId) }),
    entry(version, 'SideTold', {
      sideId,
      fact: text,
      value: v.nullable(flagValue),
      ofEach: v.boolean(),
    }),
    entry(version, 'CauseGiven', { entryId, victimId: fighterId, cause: text }),
    entry(version, 'HouseRuleSet', { rule: text, value: text }),
    entry(version, 'SideLeft', { sideId, cause: text, changes }),
    entry(version, 'BattleEnded', { winnerId: v.nullable(sideId), cause: text }),
    entry(version, 'BattleReopened', {}),
    entry(version, 'NoteWritten', { text: words }),
    entry(version, 'EventUndone', { entryIds: v.array(entryId) }),
  ] as const;
}

/** Resolvers came with version 2. */
function settled<const V extends number>(version: V) {
  return entry(version, 'Settled', {
    resolver: text,
    subjects: v.array(v.object({ role: text, fighterId: v.nullable(fighterId), label: text })),
    inputs: v.record(text, v.union([v.boolean(), finite, text])),
    answers: v.array(v.object({ step: text, dice: numberList, choice: v.nullable(text) })),
    changes,
    credits: v.array(v.object({ victimId: fighterId, byId: fighterId })),
  });
}

/** Carried markers came with version 4. */
function carried<const V extends number>(version: V) {
  return [
    entry(version, 'MarkerCounted', {
      sideId,
      fighterId: v.nullable(fighterId),
      marker: text,
      count: whole,
    }),
    entry(version, 'ItemUsed', { fighterId, item: text, used: v.boolean() }),
    entry(version, 'Captured', { fighterId, by: v.nullable(sideId) }),
  ] as const;
}

const entryV1 = v.variant('type', [...placed(1, sideV1, positionV2), ...unchanged(1)]);

const entryV2 = v.variant('type', [...placed(2, side, positionV2), ...unchanged(2), settled(2)]);

const entryV3 = v.variant('type', [...placed(3, side, position), ...unchanged(3), settled(3)]);

const entryV4 = v.variant('type', [
  ...placed(4, side, position),
  ...unchanged(4),
  settled(4),
  ...carried(4),
]);

/** Version 5 added the position or answer known to the player at the tap, and the aftermath. */
const entryV5 = v.variant('type', [
  ...placed(5, side, position),
  entry(5, 'AftermathBegun', { warbandId }),
  entry(5, 'SideArrived', { side }),
  ...unchanged(5),
  settled(5),
  ...carried(5),
]);

/**
 * The row of an entry in each version. A new event version gets a schema of its own; older ones stay, and
 * upcast.ts converts what they accept to today's shape.
 */
export const ENTRY_SCHEMAS: Readonly<Record<number, v.GenericSchema<unknown, StoredEntry>>> = {
  1: entryV1,
  2: entryV2,
  3: entryV3,
  4: entryV4,
  5: complete(entryV5),
};

/** Identity that compiles only if the schema covers every type of event. */
function complete<S extends v.GenericSchema<unknown, Entry>>(
  schema: [EventType] extends [v.InferOutput<S>['type']] ? S : never,
): S {
  return schema;
}
