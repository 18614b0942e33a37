import * as v from 'valibot';
import type { Entry, EventType } from '#battle/events.ts';
import type { FlagValue } from '#rules/system.ts';

const flagValue: v.GenericSchema<unknown, FlagValue> = v.union([
  v.literal(true),
  v.number(),
  v.string(),
]);

const flags = v.record(v.string(), flagValue);

/** A profile: characteristic → value. */
const numbers = v.record(v.string(), v.number());

const actorId = branded('a');
const battleId = branded('b');
const fighterId = branded('f');
const sideId = branded('s');
const warbandId = branded('w');
const entryId = v.custom<Entry['id']>(
  (value) => typeof value === 'string' && /^a-[^:]*:./.test(value),
);

const position = v.object({
  round: v.number(),
  turn: v.number(),
  sideId,
  phase: v.string(),
  step: v.number(),
});

const said = v.object({
  code: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

const changes = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('status'), fighterId, to: v.string() }),
    v.object({ kind: v.literal('wounds'), fighterId, to: v.number() }),
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
  wounds: v.number(),
});

const side = v.object({
  id: sideId,
  name: v.string(),
  emblem: v.string(),
  light: v.boolean(),
  leadership: v.nullable(v.number()),
  warbandId: v.nullable(warbandId),
  leaderId: v.nullable(fighterId),
  traits: flags,
  fighters: v.array(fighter),
});

const test = v.object({
  characteristic: v.string(),
  value: v.nullable(v.number()),
  reason: said,
});

const numberList = v.array(v.number());

/** The fields that every entry of this version has, around what happened. */
function entry<const T extends string, const D extends v.ObjectEntries>(type: T, data: D) {
  return v.object({
    id: entryId,
    battleId,
    actor: actorId,
    hlc: v.pipe(v.string(), v.nonEmpty()),
    v: v.literal(1),
    type: v.literal(type),
    data: v.object(data),
  });
}

const entryV1 = v.variant('type', [
  entry('BattleStarted', {
    systemId: v.string(),
    name: v.string(),
    roundLimit: v.nullable(v.number()),
    houseRules: v.record(v.string(), v.string()),
    sides: v.array(side),
    position,
    changes,
  }),
  entry('PhaseEntered', { position, changes }),
  entry('DutyResolved', {
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
  entry('ActionTaken', {
    action: v.string(),
    fighterId,
    targetId: v.nullable(fighterId),
    changes,
  }),
  entry('StatusSet', {
    fighterId,
    from: v.string(),
    to: v.string(),
    against: v.nullable(v.string()),
    changes,
  }),
  entry('WoundLost', { fighterId, changes }),
  entry('WoundsSet', { fighterId, to: v.number() }),
  entry('InjuryRolled', {
    fighterId,
    dice: numberList,
    options: v.array(v.string()),
    saveRoll: v.nullable(v.number()),
    to: v.nullable(v.string()),
    changes,
  }),
  entry('FlagSet', { fighterId, flag: v.string(), value: v.nullable(flagValue) }),
  entry('ContactSet', { a: fighterId, b: fighterId, touching: v.boolean() }),
  entry('FighterJoined', { sideId, fighter }),
  entry('FighterRenamed', { fighterId, label: v.string() }),
  entry('ProfileSet', { fighterId, profile: numbers, traits: flags }),
  entry('LeaderNamed', { sideId, fighterId: v.nullable(fighterId) }),
  entry('SideLeadershipSet', { sideId, leadership: v.number() }),
  entry('CreditGiven', { entryId, victimId: fighterId, byId: v.nullable(fighterId) }),
  entry('HouseRuleSet', { rule: v.string(), value: v.string() }),
  entry('SideLeft', { sideId, cause: v.string(), changes }),
  entry('BattleEnded', { winnerId: v.nullable(sideId), cause: v.string() }),
  entry('BattleReopened', {}),
  entry('NoteWritten', { text: v.string() }),
  entry('EventUndone', { entryIds: v.array(entryId) }),
]);

/**
 * How an entry of each version lies on disk. A new event version gets a row of its own; the older
 * ones stay, and upcast.ts brings what they let through to today's shape.
 */
export const ENTRY_SCHEMAS: Readonly<Record<number, v.GenericSchema<unknown, Entry>>> = {
  1: complete(entryV1),
};

/** Passes a schema on, and only compiles while it reads every type of event there is. */
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
