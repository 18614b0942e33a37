import {
  type Category,
  type Element,
  type Profile,
  profileOf,
} from '#exchange/import/files/tree.ts';
import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';

// A catalogue is a tree with links across, into other files too: what stands in one place applies in many. Here links
// are followed, and whoever reads an entry sees it as if it stood there whole.

/** Something to choose, or a group of such. */
export interface Entry {
  readonly name: string;
  readonly isGroup: boolean;
  /** `model`, `unit` or `upgrade`. */
  readonly type: string;
  readonly hidden: boolean;
  /** What it links to is in none of the files. */
  readonly isMissing: boolean;
  /** By type of cost. */
  readonly costs: ReadonlyMap<string, number>;
  readonly limits: readonly Limit[];
  readonly profiles: readonly Profile[];
  readonly rules: readonly string[];
  readonly categories: readonly Category[];
  /** What changes it in a way that only a program that builds lists can tell: the fields. */
  readonly changed: readonly string[];
  /** What is in it. */
  readonly inside: () => readonly Entry[];
}

export interface Limit {
  readonly id: string;
  readonly kind: string;
  readonly field: string;
  readonly scope: string;
  readonly value: number;
  readonly isShare: boolean;
}

type Info = Pick<Entry, 'profiles' | 'rules'>;

/** Several files, whose parts know each other. */
export interface Library {
  /** What stands in a file by itself, as its fighters. */
  readonly entriesOf: (root: Element) => readonly Entry[];
  readonly rulesOf: (root: Element) => readonly string[];
  /** What an id stands for in any of the files. */
  readonly nameOf: (id: string) => string;
  /** Links that lead nowhere or in a circle. */
  readonly broken: ReadonlySet<string>;
}

/** Entries read for one library: links may multiply what a file holds. */
const MAX_READ = 50_000;

const INSIDE = [
  ['selectionEntries', 'selectionEntry'],
  ['selectionEntryGroups', 'selectionEntryGroup'],
  ['entryLinks', 'entryLink'],
] as const;

/** Where else parts with an id stand. */
const SHARED = [
  ['sharedSelectionEntries', 'selectionEntry'],
  ['sharedSelectionEntryGroups', 'selectionEntryGroup'],
  ['sharedProfiles', 'profile'],
  ['sharedRules', 'rule'],
  ['sharedInfoGroups', 'infoGroup'],
  ['profiles', 'profile'],
  ['rules', 'rule'],
  ['infoGroups', 'infoGroup'],
  ['categoryEntries', 'categoryEntry'],
  ['costTypes', 'costType'],
  ['profileTypes', 'profileType'],
  ['characteristicTypes', 'characteristicType'],
  ['constraints', 'constraint'],
] as const;

/** Links the files of a game to one another. */
export function libraryOf(roots: readonly Element[]): Library {
  const byId = new Map<string, Element>();
  const broken = new Set<string>();
  let count = 0;
  const learn = (element: Element): void => {
    const id = element.attribute('id');
    if (id !== '' && !byId.has(id)) byId.set(id, element);
    for (const [many, one] of [...INSIDE, ...SHARED]) element.list(many, one).forEach(learn);
  };
  roots.forEach(learn);

  /** @param above ids of all that it stands in, and of what linked to it */
  const read = (element: Element, above: ReadonlySet<string>, isGroup: boolean): Entry => {
    count += 1;
    if (count > MAX_READ || above.size > IMPORT_LIMITS.depth * 2) throw new Unreadable('TooBig');
    const within = new Set([...above, element.attribute('id')]);
    const { profiles, rules } = infoIn(element, new Set());
    const entry: Entry = {
      name: element.attribute('name').trim(),
      isGroup,
      type: element.attribute('type'),
      hidden: element.attribute('hidden') === 'true',
      isMissing: false,
      costs: new Map(
        element
          .list('costs', 'cost')
          .map((cost) => [cost.attribute('typeId'), Number(cost.attribute('value'))]),
      ),
      limits: element.list('constraints', 'constraint').map(limitOf),
      profiles,
      rules,
      categories: element.list('categoryLinks', 'categoryLink').map((link) => ({
        id: link.attribute('targetId'),
        name: nameOf(link.attribute('targetId')) || link.attribute('name'),
        primary: link.attribute('primary') === 'true',
      })),
      changed: [],
      inside: once(() =>
        INSIDE.flatMap(([many, one]) =>
          element
            .list(many, one)
            .map((child) =>
              one === 'entryLink'
                ? follow(child, within)
                : read(child, within, one === 'selectionEntryGroup'),
            ),
        ),
      ),
    };
    return changedBy(element, entry);
  };

  const follow = (link: Element, above: ReadonlySet<string>): Entry => {
    const id = link.attribute('targetId');
    const target = byId.get(id);
    const isGroup = link.attribute('type') === 'selectionEntryGroup';
    const own = read(link, above, isGroup);
    if (target === undefined || above.has(id)) {
      broken.add(brokenLink(own.name, target));
      return { ...own, type: '', isMissing: true };
    }
    const there = read(target, above, isGroup);
    return {
      ...there,
      name: own.name || there.name,
      // What its own place hides from everybody may be shown where a link names it.
      hidden: own.hidden || (there.hidden && !there.changed.includes('hidden')),
      costs: new Map([...there.costs, ...own.costs]),
      limits: settled([...own.limits, ...there.limits], changesIn(link)),
      profiles: [...own.profiles, ...there.profiles],
      rules: [...own.rules, ...there.rules],
      categories: own.categories.length > 0 ? own.categories : there.categories,
      changed: [...own.changed, ...there.changed],
      inside: () => [...own.inside(), ...there.inside()],
    };
  };

  /** @param through ids of the groups and links on the way */
  const infoIn = (element: Element, through: ReadonlySet<string>): Info => {
    count += 1;
    if (count > MAX_READ) throw new Unreadable('TooBig');
    const seen = (many: string, one: string) =>
      element.list(many, one).filter((each) => each.attribute('hidden') !== 'true');
    const links = seen('infoLinks', 'infoLink');
    const more = [
      ...seen('infoGroups', 'infoGroup'),
      // Of a rule the name is all that is read.
      ...links
        .filter((link) => link.attribute('type') !== 'rule')
        .flatMap((link) => {
          const id = link.attribute('targetId');
          const target = byId.get(id);
          if (target !== undefined && !through.has(id)) return [target];
          broken.add(brokenLink(titleOf(link), target));
          return [];
        }),
    ].map((one) =>
      one.list('characteristics', 'characteristic').length > 0
        ? { profiles: [profileOf(one)], rules: [] }
        : infoIn(one, new Set([...through, one.attribute('id')])),
    );
    return {
      profiles: [
        ...seen('profiles', 'profile').map(profileOf),
        ...more.flatMap(({ profiles }) => profiles),
      ],
      rules: [
        ...seen('rules', 'rule').map(titleOf),
        ...links
          .filter((link) => link.attribute('type') === 'rule')
          .map((link) => nameOf(link.attribute('targetId')) || titleOf(link)),
        ...more.flatMap(({ rules }) => rules),
      ],
    };
  };

  const nameOf = (id: string): string => titleOf(byId.get(id));

  return {
    entriesOf: (root) => read(root, new Set(), false).inside(),
    rulesOf: (root) => infoIn(root, new Set()).rules,
    nameOf,
    broken,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly is: T } | null = null;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
}

function titleOf(element: Element | undefined): string {
  return element?.attribute('name').trim() ?? '';
}

function brokenLink(name: string, target: Element | undefined): string {
  return `${name} (${target === undefined ? 'in none of the files' : 'in a circle'})`;
}

function limitOf(element: Element): Limit {
  return {
    id: element.attribute('id'),
    kind: element.attribute('type'),
    field: element.attribute('field'),
    scope: element.attribute('scope'),
    value: Number(element.attribute('value')),
    isShare: element.attribute('percentValue') === 'true',
  };
}

/** What hides or limits an entry whatever is chosen counts; all other changes are only named. */
function changedBy(element: Element, entry: Entry): Entry {
  const own = changesIn(element);
  const hiding = own.findLast(({ field, isAlways }) => field === 'hidden' && isAlways);
  const others = [
    ...own,
    ...element.list('profiles', 'profile').flatMap(changesIn),
    ...element.list('infoLinks', 'infoLink').flatMap(changesIn),
  ].filter(({ field, isAlways }) => !isAlways || !(field === 'hidden' || OLD_LIMITS.has(field)));
  return {
    ...entry,
    hidden: hiding === undefined ? entry.hidden : hiding.value === 'true',
    limits: settled(entry.limits, own),
    changed: others.map(({ field }) => field),
  };
}

/** Limits with what is always set in their place. */
function settled(limits: readonly Limit[], changes: readonly Change[]): readonly Limit[] {
  const sets = changes.filter(({ isAlways }) => isAlways);
  const old = sets.flatMap(({ field, value }) => {
    const kind = OLD_LIMITS.get(field);
    return kind === undefined
      ? []
      : [
          {
            id: field,
            kind,
            field: 'selections',
            scope: 'parent',
            value: Number(value),
            isShare: false,
          },
        ];
  });
  return [
    ...old,
    ...limits
      .filter(({ id }) => !old.some((one) => one.id === id))
      .map((limit) => {
        const set = sets.findLast(({ field }) => field === limit.id);
        return set === undefined ? limit : { ...limit, value: Number(set.value) };
      }),
  ];
}

/** Limits that had no id of their own once. */
const OLD_LIMITS: ReadonlyMap<string, string> = new Map([
  ['minSelections', 'min'],
  ['maxSelections', 'max'],
]);

interface Change {
  readonly field: string;
  readonly value: string;
  /** Whatever is chosen, it is set to this. */
  readonly isAlways: boolean;
}

function changesIn(element: Element): readonly Change[] {
  return [
    ...element.list('modifiers', 'modifier').map((one) => ({
      field: one.attribute('field'),
      value: one.attribute('value'),
      isAlways:
        one.attribute('type') === 'set' &&
        CONDITIONS.every(([many, name]) => one.list(many, name).length === 0),
    })),
    ...element
      .list('modifierGroups', 'modifierGroup')
      .flatMap(changesIn)
      .map((one) => ({ ...one, isAlways: false })),
  ];
}

const CONDITIONS = [
  ['conditions', 'condition'],
  ['conditionGroups', 'conditionGroup'],
  ['repeats', 'repeat'],
] as const;
