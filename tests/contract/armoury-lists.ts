import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inProject } from '../../scripts/paths.mjs';

// The equipment lists of public sources. A list has the chart's price of a thing unless it asks another; those of the
// warbands that came later say every price.

const { equipmentLists, items } = v.parse(
  v.object({
    items: v.array(v.object({ id: v.string(), cost: v.object({ gc: v.optional(v.number()) }) })),
    equipmentLists: v.array(
      v.object({
        id: v.string(),
        profiles: v.array(v.string()),
        items: v.array(v.string()),
        priced: v.optional(v.record(v.string(), v.union([v.number(), v.string()])), {}),
      }),
    ),
  }),
  factsOf('armoury'),
);

const BY_LIST = v.record(v.string(), v.record(v.string(), v.number()));

const { warbands } = v.parse(
  v.object({
    warbands: v.array(
      v.object({
        id: v.string(),
        profiles: v.array(
          v.object({
            id: v.string(),
            list: v.optional(v.string()),
            without: v.optional(v.array(v.string()), []),
          }),
        ),
        lists: v.optional(BY_LIST, {}),
        times: v.optional(BY_LIST, {}),
      }),
    ),
  }),
  factsOf('warbands'),
);

function factsOf(name: string): unknown {
  return JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', `${name}.json`), 'utf8'));
}

const CHART = new Map(items.map(({ id, cost }) => [id, cost.gc] as const));

export interface FactList {
  readonly id: string;
  /** Whom it is for; some of them may not have all of it. */
  readonly profiles: readonly string[];
  /** Gold crowns by thing, or "3 x price". */
  readonly prices: Readonly<Record<string, number | string>>;
  /** Those of its profiles that may have this. */
  readonly mayHave: (item: string) => readonly string[];
  /** Those of them who pay its price for this. */
  readonly pay: (item: string) => readonly string[];
}

/** @throws for a thing without a price on the chart, which needs one on the list */
const FIRST: readonly FactList[] = equipmentLists.map((list) => ({
  id: list.id,
  profiles: profilesOf(list.profiles),
  prices: {
    ...Object.fromEntries(list.items.map((item) => [item, chartPrice(item)])),
    ...list.priced,
  },
  mayHave: (item) => profilesOf(list.profiles.filter((one) => !isDenied(one, item))),
  // Who goes without armour pays as much for it as the others, should players let him.
  pay: (item) =>
    profilesOf(list.profiles.filter((one) => item.endsWith('armour') || !isDenied(one, item))),
}));

const LATER: readonly FactList[] = warbands.flatMap(({ id: type, lists, profiles, times }) =>
  Object.entries(lists).map(([id, prices]) => {
    const users = profiles.filter(({ list }) => list === id);
    const materials = Object.entries(times[id] ?? {}).map(
      ([item, by]) => [item, `${by} x price`] as const,
    );
    const idsOf = (all: typeof users) => all.map((one) => `${type}/${one.id}`);
    const mayHave = (item: string) => idsOf(users.filter(({ without }) => !without.includes(item)));
    return {
      id,
      profiles: idsOf(users),
      prices: { ...prices, ...Object.fromEntries(materials) },
      mayHave,
      pay: mayHave,
    };
  }),
);

export const LISTS = [...FIRST, ...LATER];

function chartPrice(item: string): number {
  const price = CHART.get(item);
  if (price === undefined) throw new Error(`${item} has no price on the chart`);
  return price;
}

/** A note in brackets beside a profile says what he may not have. */
function isDenied(profile: string, item: string): boolean {
  if (item.endsWith('armour') && profile.includes('no armour')) return true;
  return profile.includes(`no ${item.replaceAll('-', ' ')}`);
}

/** "middenheim: same" stands for the profiles of the first warband named. */
function profilesOf(told: readonly string[]): readonly string[] {
  const named = told
    .filter((one) => !one.endsWith(': same'))
    .map((one) => one.replace(/ \(.*\)$/, ''));
  const others = told.flatMap((one) => (one.endsWith(': same') ? one.replace(': same', '') : []));
  const ids = named.map((one) => one.split('/')[1] ?? '');
  return [...named, ...others.flatMap((type) => ids.map((id) => `${type}/${id}`))];
}
