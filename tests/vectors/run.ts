import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { RULES as MORDHEIM } from '#rules/systems/mordheim/rules.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { RULES as WARHAMMER_SKIRMISH } from '#rules/systems/warhammer-skirmish/rules.ts';
import { capabilities } from './kinds/capabilities.ts';
import { COLONIAL } from './kinds/colonial.ts';
import { combat } from './kinds/combat.ts';
import { COMBAT_DICE } from './kinds/combat-dice.ts';
import { courage } from './kinds/courage.ts';
import type { Kinds, SkirmishSystem } from './kinds/kind.ts';
import { leadership } from './kinds/leadership.ts';
import { MORDHEIM_ONLY } from './kinds/mordheim.ts';
import { rout } from './kinds/rout.ts';
import { states } from './kinds/states.ts';

/** What the project answers, system by system; vectors of other systems are left for later. */
const SYSTEMS: Readonly<Record<string, Kinds>> = {
  mordheim: {
    ...skirmish({
      system: mordheim,
      rules: MORDHEIM,
      traits: { neverAlone: { 'immune-all-alone': true }, casts: { wizard: true } },
      boosts: ['horn-blown', 'hearts-of-steel'],
    }),
    ...MORDHEIM_ONLY,
  },
  'warhammer-skirmish': skirmish({
    system: warhammerSkirmish,
    rules: WARHAMMER_SKIRMISH,
    traits: { neverAlone: { unbreakable: true }, casts: { caster: true } },
    boosts: [],
  }),
  'combat-dice': COMBAT_DICE,
  colonial: COLONIAL,
};

export interface Report {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
  /** Kinds of vectors that a system should answer and nobody here knows. */
  readonly unknown: readonly string[];
}

/**
 * Runs every vector of a file against the rules: each in all the systems that it names and that the
 * project has.
 * @throws when the file cannot be read or holds no vectors
 */
export function runVectors(file: string): Report {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const vectors = v.parse(VECTORS, data).vectors.filter((vector) => systemsOf(vector).length > 0);
  const results = vectors.map(runVector);
  const kinds = [...new Set(results.map((result) => result.kind))].sort();
  const failed = results.filter((result) => result.faults.length > 0);
  const passed = results.length - failed.length;
  return {
    lines: [
      ...kinds.map((kind) => summary(kind, results)),
      ...failed.flatMap((result) => result.faults),
      `${passed} passed, ${failed.length} failed`,
    ],
    passed,
    failed: failed.length,
    unknown: [...new Set(results.flatMap((result) => (result.known ? [] : [result.kind])))],
  };
}

/** As a command: runs the file named, or the project's own, and returns the exit code. */
export function main(args: readonly string[]): number {
  const [file = fileURLToPath(new URL('./examples.json', import.meta.url))] = args;
  const report = runVectors(file);
  const unknown = report.unknown.map((kind) => `unknown kind of vector: ${kind}`);
  process.stdout.write(`${[...unknown, ...report.lines].join('\n')}\n`);
  return report.failed === 0 && report.unknown.length === 0 ? 0 : 1;
}

const VECTOR = v.object({
  id: v.string(),
  kind: v.string(),
  systems: v.array(v.string()),
  given: v.record(v.string(), v.unknown()),
  expect: v.record(v.string(), v.unknown()),
});

const VECTORS = v.object({ vectors: v.array(VECTOR) });

type Vector = v.InferOutput<typeof VECTOR>;

interface Result {
  readonly kind: string;
  readonly known: boolean;
  readonly faults: readonly string[];
}

/** What every skirmish game answers, each by its own rules. */
function skirmish(system: SkirmishSystem): Kinds {
  return {
    ...rout(system),
    ...leadership(system),
    ...courage(system),
    ...capabilities(system),
    ...states(system),
    ...combat(system),
  };
}

function systemsOf(vector: Vector): readonly string[] {
  return vector.systems.filter((system) => system in SYSTEMS);
}

function runVector(vector: Vector): Result {
  const systems = systemsOf(vector);
  return {
    kind: vector.kind,
    known: systems.every((system) => SYSTEMS[system]?.[vector.kind] !== undefined),
    faults: systems.flatMap((system) => faultsOf(vector, system)),
  };
}

function faultsOf(vector: Vector, system: string): readonly string[] {
  const name = `${vector.id} (${system})`;
  const answer = SYSTEMS[system]?.[vector.kind];
  if (answer === undefined) return [`${name}: nobody answers ${vector.kind}`];
  try {
    const got = answer(vector.given);
    return Object.entries(vector.expect).flatMap(([field, expected]) =>
      isDeepStrictEqual(got[field], expected)
        ? []
        : [`${name}: ${field} expected ${shown(expected)}, got ${shown(got[field])}`],
    );
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function summary(kind: string, results: readonly Result[]): string {
  const ofKind = results.filter((result) => result.kind === kind);
  const failed = ofKind.filter((result) => result.faults.length > 0).length;
  return `${kind}  ${ofKind.length - failed} passed, ${failed} failed`;
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
