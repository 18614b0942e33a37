import { readdirSync, readFileSync } from 'node:fs';
import type * as Valibot from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// Every schema of the app is watched as it is made. What comes from a disk, a file or another phone has a greatest
// size in each list, record, text and number, and is refused for its size before anybody looks into it.

/** A call of one of valibot's functions. */
interface Call {
  readonly file: string;
  readonly args: readonly unknown[];
  readonly made: unknown;
}

const { bare, pipes } = vi.hoisted(() => ({ bare: new Array<Call>(), pipes: new Array<Call>() }));

vi.mock('valibot', async (original) => {
  const real = await original<typeof Valibot>();
  return {
    ...real,
    array: watched(real.array, bare),
    record: watched(real.record, bare),
    string: watched(real.string, bare),
    number: watched(real.number, bare),
    pipe: watched(real.pipe, pipes),
  };
});

function watched<Make extends (...args: never) => unknown>(make: Make, into: Call[]): Make {
  return new Proxy(make, {
    apply(target, self, args: readonly unknown[]) {
      const made: unknown = Reflect.apply(target, self, args);
      const [, file = ''] = /\/(src\/[\w./-]+)/.exec(new Error('here').stack ?? '') ?? [];
      into.push({ file, args, made });
      return made;
    },
  });
}

/** The files that make schemas. */
const FILES = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) =>
    /^import \* as v from 'valibot'/m.test(readFileSync(inProject('src', file), 'utf8')),
  );

beforeAll(async () => {
  for (const file of FILES) await import(inProject('src', file));
});

/** What valibot's objects say of themselves: `kind`, `type`, `requirement`. */
function factsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** The bound of this type in a pipe. */
function boundIn(
  { args }: Call,
  type: string,
): { readonly action: unknown; readonly most: number } | null {
  const action = args.find((one) => factsOf(one).get('type') === type);
  const most = factsOf(action).get('requirement');
  return typeof most === 'number' ? { action, most } : null;
}

/** The bounds that each kind of value needs. */
const NEEDED: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['array', ['max_length']],
  ['record', ['max_entries']],
  ['string', ['max_length']],
  ['number', ['min_value', 'max_value']],
]);

async function accepts(schema: unknown, value: unknown): Promise<boolean> {
  const { safeParse } = await vi.importActual<typeof Valibot>('valibot');
  const result: unknown = Reflect.apply(safeParse, undefined, [schema, value]);
  return factsOf(result).get('success') === true;
}

/** The first part of a pipe with one of its bounds alone. */
async function bounded(call: Call, action: unknown): Promise<unknown> {
  const { pipe } = await vi.importActual<typeof Valibot>('valibot');
  return Reflect.apply(pipe, undefined, [call.args[0], action]);
}

function typeOf({ args: [first] }: Call): unknown {
  return factsOf(first).get('type');
}

test('schemas are seen wherever they are made', () => {
  expect(FILES.length).toBeGreaterThan(15);
  const seen = new Set([...bare, ...pipes].map(({ file }) => file));
  expect(seen).toContain('src/battle/steps/parts.shape.ts');
  expect(seen).toContain('src/roster/after-battle/draft.ts');
  expect(bare.length).toBeGreaterThan(60);
});

test('each list, record, text and number has a greatest size', () => {
  const inPipes = new Map(pipes.flatMap((call) => call.args.map((part) => [part, call] as const)));
  const endless = bare.filter(({ made }) => {
    const call = inPipes.get(made);
    const needed = NEEDED.get(factsOf(made).get('type')) ?? [];
    return call === undefined || needed.some((type) => boundIn(call, type) === null);
  });
  expect(endless.map(({ file, made }) => `${file}: ${String(factsOf(made).get('type'))}`)).toEqual(
    [],
  );
});

/** A value of each kind that is so large. */
const SORTS: ReadonlyMap<unknown, (size: number) => unknown> = new Map<
  unknown,
  (size: number) => unknown
>([
  ['string', (size) => 'x'.repeat(size)],
  ['array', (size) => Array.from({ length: size }, () => 1)],
  [
    'record',
    (size) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, 1] as const)),
  ],
  ['number', (size) => size],
]);

test('each bound accepts what is as large, and refuses what is larger by one', async () => {
  const wrong: string[] = [];
  const tried = new Set<unknown>();
  const expectEdge = async (call: Call, action: unknown, at: unknown, over: unknown) => {
    const schema = await bounded(call, action);
    const right = (await accepts(schema, at)) && !(await accepts(schema, over));
    if (!right) wrong.push(`${call.file}: ${String(factsOf(action).get('type'))}`);
    tried.add(typeOf(call));
  };
  const seen = new Set<string>();
  for (const call of pipes) {
    for (const type of ['max_length', 'max_entries', 'min_value', 'max_value']) {
      const bound = boundIn(call, type);
      const sort = SORTS.get(typeOf(call));
      const name = `${String(typeOf(call))} ${type} ${bound?.most}`;
      if (bound === null || sort === undefined || seen.has(name)) continue;
      seen.add(name);
      const over = type === 'min_value' ? bound.most - 1 : bound.most + 1;
      await expectEdge(call, bound.action, sort(bound.most), sort(over));
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toEqual(new Set(['array', 'number', 'record', 'string']));
});

describe('what is too large is refused without a look into it', () => {
  /** A value that counts how often anybody looks into it. */
  function counted() {
    let looks = 0;
    const look = () => {
      looks += 1;
      return undefined;
    };
    const value = new Proxy(
      {},
      { get: look, has: () => look() !== undefined, ownKeys: () => [look()].flatMap(() => []) },
    );
    return { value, looks: () => looks };
  }

  test.each([
    ['lists', 'max_length', 'array'],
    ['records', 'max_entries', 'record'],
  ])('%s', async (_, bound, type) => {
    const all = pipes.filter((call) => typeOf(call) === type && boundIn(call, bound) !== null);
    expect(all.length).toBeGreaterThan(5);
    for (const call of all) {
      const { most } = boundIn(call, bound) ?? { most: 0 };
      const { value, looks } = counted();
      const items = Array.from({ length: most + 1 }, (__, at) => [`k${at}`, value] as const);
      const large = type === 'array' ? items.map(([, item]) => item) : Object.fromEntries(items);
      expect(await accepts(call.made, large)).toBe(false);
      expect(looks()).toBe(0);
    }
  });
});
