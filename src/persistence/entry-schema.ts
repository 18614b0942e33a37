import * as v from 'valibot';
import type { Entry, EventType } from '#battle/events.ts';
import { isHlc } from '#battle/hlc.ts';
import type { StoredEntry } from '#battle/upcast.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';

const MOST = 99_999;

/**
 * Dice, rounds, characteristics, wounds: whole, because chances are worked out from them exactly, and up
 * to far more than anything that is played, so that no file can bring in infinity.
 */
const whole = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST));

/** What is only said or asked again, never reckoned with as it is. */
const finite = v.pipe(v.number(), v.finite(), v.minValue(-MOST), v.maxValue(MOST));

const flagValue: v.GenericSchema<unknown, FlagValue> = v.union([
  v.literal(true),
  whole,
  v.string(),
]);

const flags = v.record(v.string(), flagValue);

/** A profile: characteristic → value. */
const numbers = v.record(v.string(), whole);

const actorId = branded('a');
const battleId = branded('b');
const fighterId = branded('f');
const sideId = branded('s');
const warbandId = branded('w');
const entryId = v.custom<Entry['id']>(
  (value) => typeof value === 'string' && /^a-[^:]*:./.test(value),
);

const hlc = v.pipe(v.string(), v.check(isHlc));

const position = v.object({
  round: whole,
  turn: whole,
  sideId,
  phase: v.string(),
  step: v.nullable(v.string()),
});

/** More steps than any phase had. */
const MOST_STEPS = 99;

const positionV2 = v.object({
  ...position.entries,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
});

const said = v.object({
  code: v.string(),
  params: v.record(v.string(), v.union([v.string(), finite])),
});

const changes = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('status'), fighterId, to: v.string() }),
    v.object({ kind: v.literal('wounds'), fighterId, to: whole }),
    v.object({
      kind: v.literal('flag'),
      fighterId,
      flag: v.string(),
      value: v.nullable(flagValue),
    }),
    v.object({
      kind: v.literal('side-flag'),
      sideId,
      flag: v.string(),
      value: v.nullable(flagValue),
    }),
    v.object({
      kind: v.literal('contact'),
      a: fighterId,
      b: fighterId,
      touching: v.boolean(),
    }),
    // Since version 4.
    v.object({ kind: v.literal('dropped'), fighterId, marker: v.string(), count: whole }),
    v.object({ kind: v.literal('side-removed'), sideId, cause: v.string() }),
    v.object({
      kind: v.literal('battle-ended'),
      winnerId: v.nullable(sideId),
      cause: v.string(),
    }),
  ]),
);

const fighter = v.object({
  id: fighterId,
  label: v.string(),
  profileId: v.string(),
  title: v.string(),
  role: v.string(),
  profile: numbers,
  traits: flags,
  status: v.string(),
  wounds: whole,
});

const sideV1 = v.object({
  id: sideId,
  name: v.string(),
  emblem: v.string(),
  light: v.boolean(),
  leadership: v.nullable(whole),
  warbandId: v.nullable(warbandId),
  leaderId: v.nullable(fighterId),
  traits: flags,
  fighters: v.array(fighter),
});

const side = v.object({ ...sideV1.entries, team: v.nullable(v.string()) });

const test = v.object({
  characteristic: v.string(),
  value: v.nullable(whole),
  reason: said,
});

const numberList = v.array(whole);

/** The fields that every entry has, around what happened. */
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

/** Events that tell where play stands. */
function placed<
  const V extends number,
  const S extends v.GenericSchema,
  const P extends v.GenericSchema,
>(version: V, ofSide: S, ofPosition: P) {
  return [
    entry(version, 'BattleStarted', {
      systemId: v.string(),
      name: v.string(),
      roundLimit: v.nullable(whole),
      houseRules: v.record(v.string(), v.string()),
      sides: v.array(ofSide),
      position: ofPosition,
      changes,
    }),
    entry(version, 'PhaseEntered', { position: ofPosition, changes }),
  ] as const;
}

/** Events that have kept their shape since the first version. */
function unchanged<const V extends number>(version: V) {
  return [
    entry(version, 'DutyResolved', {
      key: v.string(),
      kind: v.string(),
      sideId,
      fighterId: v.nullable(fighterId),
      outcome: v.string(),
      resolves: v.boolean(),
      test: v.nullable(test),
      dice: numberList,
      changes,
    }),
    entry(version, 'ActionTaken', {
      action: v.string(),
      fighterId,
      targetId: v.nullable(fighterId),
      changes,
    }),
    entry(version, 'StatusSet', {
      fighterId,
      from: v.string(),
      to: v.string(),
      against: v.nullable(v.string()),
      changes,
    }),
    entry(version, 'WoundLost', { fighterId, changes }),
    entry(version, 'WoundsSet', { fighterId, to: whole }),
    entry(version, 'InjuryRolled', {
      fighterId,
      dice: numberList,
      options: v.array(v.string()),
      saveRoll: v.nullable(whole),
      to: v.nullable(v.string()),
      changes,
    }),
    entry(version, 'FlagSet', { fighterId, flag: v.string(), value: v.nullable(flagValue) }),
    entry(version, 'ContactSet', { a: fighterId, b: fighterId, touching: v.boolean() }),
    entry(version, 'FighterJoined', { sideId, fighter }),
    entry(version, 'FighterRenamed', { fighterId, label: v.string() }),
    entry(version, 'ProfileSet', { fighterId, profile: numbers, traits: flags }),
    entry(version, 'LeaderNamed', { sideId, fighterId: v.nullable(fighterId) }),
    entry(version, 'SideLeadershipSet', { sideId, leadership: whole }),
    entry(version, 'CreditGiven', { entryId, victimId: fighterId, byId: v.nullable(fighterId) }),
    entry(version, 'SideTold', {
      sideId,
      fact: v.string(),
      value: v.nullable(flagValue),
      ofEach: v.boolean(),
    }),
    entry(version, 'CauseGiven', { entryId, victimId: fighterId, cause: v.string() }),
    entry(version, 'HouseRuleSet', { rule: v.string(), value: v.string() }),
    entry(version, 'SideLeft', { sideId, cause: v.string(), changes }),
    entry(version, 'BattleEnded', { winnerId: v.nullable(sideId), cause: v.string() }),
    entry(version, 'BattleReopened', {}),
    entry(version, 'NoteWritten', { text: v.string() }),
    entry(version, 'EventUndone', { entryIds: v.array(entryId) }),
  ] as const;
}

/** Resolvers came with version 2. */
function settled<const V extends number>(version: V) {
  return entry(version, 'Settled', {
    resolver: v.string(),
    subjects: v.array(
      v.object({ role: v.string(), fighterId: v.nullable(fighterId), label: v.string() }),
    ),
    inputs: v.record(v.string(), v.union([v.boolean(), finite, v.string()])),
    answers: v.array(
      v.object({ step: v.string(), dice: numberList, choice: v.nullable(v.string()) }),
    ),
    changes,
    credits: v.array(v.object({ victimId: fighterId, byId: fighterId })),
  });
}

/** What fighters carry came with version 4. */
function carried<const V extends number>(version: V) {
  return [
    entry(version, 'MarkerCounted', {
      sideId,
      fighterId: v.nullable(fighterId),
      marker: v.string(),
      count: whole,
    }),
    entry(version, 'ItemUsed', { fighterId, item: v.string(), used: v.boolean() }),
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

/**
 * How an entry of each version lies on disk. A new event version gets a row of its own; the older
 * ones stay, and upcast.ts brings what they let through to today's shape.
 */
export const ENTRY_SCHEMAS: Readonly<Record<number, v.GenericSchema<unknown, StoredEntry>>> = {
  1: entryV1,
  2: entryV2,
  3: entryV3,
  4: complete(entryV4),
};

/** Passes today's schema on, and only compiles while it reads every type of event there is. */
function complete<S extends v.GenericSchema<unknown, Entry>>(
  schema: [EventType] extends [v.InferOutput<S>['type']] ? S : never,
): S {
  return schema;
}

/** An id that begins with the letter of its kind, e.g. `f-…` for a fighter. */
function branded<const P extends string>(prefix: P) {
  return v.custom<`${P}-${string}`>(
    (value) => typeof value === 'string' && value.startsWith(`${prefix}-`),
  );
}
