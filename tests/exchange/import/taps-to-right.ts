import type { Draft, DraftFighter } from '#exchange/import/draft.ts';
import { applyMends, type Mend } from '#exchange/import/mend.ts';
import { readPasted } from '#exchange/import/read.ts';
import { similarMends } from '#exchange/import/similar-mends.ts';
import type { ImportTools } from '#exchange/import/source.ts';
import { lookUp, wordsOf } from '#exchange/import/words/words.ts';
import { folded } from '#roster/folded.ts';

// Counts the taps in the import preview from what was read to what the player meant. An answer takes one tap,
// or two with typing; so does opening a line, be it the next doubtful one or another.

/** What a friend of the player would enter in the app after reading the text once. */
export interface Truth {
  readonly fighters: readonly TrueFighter[];
}

/** Whether it has fighters: a text that is not a roster has a truth without any. */
export function isTruth(value: unknown): value is Truth {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fighters' in value &&
    Array.isArray(value.fighters) &&
    value.fighters.length > 0
  );
}

export interface TrueFighter {
  /** null: he has none. */
  readonly name?: string | null;
  readonly names?: readonly string[];
  readonly type: string;
  readonly profile?: string;
  readonly count?: number;
  readonly equipment?: readonly TrueThing[];
  readonly optionalEquipment?: readonly (TrueThing | string)[];
}

interface TrueThing {
  readonly name: string;
  readonly count?: number;
}

export interface Taps {
  readonly taps: number;
  /** The number of errors that the preview cannot mend. */
  readonly left: number;
  readonly mends: readonly Mend[];
}

/** Mends a text as its player would, with the fewest taps that can be found. */
export function tapsToRight(text: string, truth: Truth, kit: ImportTools): Taps {
  const first = readPasted(text, kit);
  const reading = first.drafts.length > 0 ? first : readPasted(text, kit, { anyway: true });
  const [read] = reading.drafts;
  if (read === undefined) return { taps: 0, left: truth.fighters.length, mends: [] };
  const hand = handOver(read, kit, first.drafts.length > 0 ? 0 : 1);
  const pairs = paired(read, truth);
  const matched = new Set(pairs.map(({ key }) => key));
  for (const { key, line } of read.fighters.filter((one) => !matched.has(one.key))) {
    const shared = read.fighters.some((one) => one.line === line && matched.has(one.key));
    hand.open(key);
    if (line === null || shared) hand.tap({ do: 'merge', fighter: key });
    else hand.tap({ do: 'line', line, as: 'note' });
  }
  for (const { key, truth: one } of pairs) {
    const own = key ?? hand.newFighter(one);
    if (own !== null) mendFighter(hand, own, one, kit);
  }
  const draft = hand.now();
  const right = paired(draft, truth).filter(({ key, truth: one }) => {
    const fighter = draft.fighters.find((found) => found.key === key);
    return fighter !== undefined && isRight(fighter, one);
  });
  const wrong = truth.fighters.length - right.length;
  const left = wrong + Math.max(0, draft.fighters.length - truth.fighters.length);
  return { taps: hand.taps(), left, mends: hand.said() };
}

type Hand = ReturnType<typeof handOver>;

/** Simulates the player’s taps in the preview. */
function handOver(read: Draft, kit: ImportTools, before: number) {
  let taps = before;
  let opened: string | null = null;
  const said: Mend[] = [];
  const now = () => applyMends(read, said, kit.system);
  const open = (what: string) => {
    if (opened !== what) taps += 1;
    opened = what;
  };
  const tap = (mend: Mend, typing = 0) => {
    said.push(mend);
    taps += 1 + typing;
  };
  return {
    now,
    open,
    tap,
    step: (count: number) => {
      taps += count;
    },
    say: (mend: Mend) => void said.push(mend),
    taps: () => taps,
    said: () => said,
    /** The key of the fighter in a line, or split from a group; null where there is none. */
    newFighter: (one: TrueFighter): string | null => {
      const draft = now();
      const words = [one.name ?? '', one.type].map(fold).filter((word) => word !== '');
      const line = draft.lines.find(
        ({ role, text }) => role !== 'fighter' && words.some((word) => fold(text).includes(word)),
      );
      const keys = new Set(draft.fighters.map(({ key }) => key));
      if (line !== undefined) {
        open(String(line.no));
        tap({ do: 'line', line: line.no, as: 'fighter' });
      } else {
        const group = draft.fighters.find(({ count }) => count.value > (one.count ?? 1));
        if (group === undefined) return null;
        open(group.key);
        tap({ do: 'split', fighter: group.key, count: one.count ?? 1 });
      }
      const added = now().fighters.find(({ key }) => !keys.has(key))?.key ?? null;
      opened = added;
      return added;
    },
  };
}

function mendFighter(hand: Hand, key: string, truth: TrueFighter, kit: ImportTools): void {
  const find = () => hand.now().fighters.find((one) => one.key === key);
  const fighter = find();
  if (fighter === undefined) return;
  if (!isOfType(fighter, truth) && truth.profile !== undefined) {
    hand.open(key);
    const { catalogueId } = hand.now();
    const offered =
      fighter.choices.includes(truth.profile) || truth.profile.startsWith(`${catalogueId.value}/`);
    const mend = { do: 'profile', fighter: key, profileId: truth.profile } as const;
    hand.tap(mend, offered ? 0 : 1);
    const others = similarMends(hand.now(), mend);
    if (others.length > 0) {
      hand.step(1);
      for (const one of others) hand.say(one);
    }
  }
  if (!isNamed(fighter, truth)) {
    hand.open(key);
    hand.tap({ do: 'name', fighter: key, name: truth.name ?? '' }, 1);
  }
  const count = truth.count ?? 1;
  if (fighter.count.value !== count) {
    hand.open(key);
    hand.say({ do: 'count', fighter: key, count });
    hand.step(Math.min(Math.abs(fighter.count.value - count), 2));
  }
  const { missing, extra } = thingsOff(fighter, truth);
  for (const item of extra) {
    hand.open(key);
    hand.tap({ do: 'thing', fighter: key, text: item.text, itemId: item.itemId, count: 0 });
  }
  const usual = kit.system.gear?.usual ?? [];
  for (const { name, count: each = 1 } of missing) {
    hand.open(key);
    const [itemId = ''] = lookUp(wordsOf(kit.lexicon), 'items', name)?.ids ?? [];
    // “Add”, the letters to type unless it is suggested, its chip; and one tap for each further one.
    hand.tap(
      { do: 'thing', fighter: key, text: name, itemId, count: each },
      usual.includes(itemId) ? 1 : 2,
    );
    hand.step(2 * (each - 1));
  }
}

function thingsOff(
  { gear }: DraftFighter,
  { equipment = [], optionalEquipment = [] }: TrueFighter,
) {
  const isSame = (item: { text: string; count: number }, thing: TrueThing) =>
    fold(item.text) === fold(thing.name) && item.count === (thing.count ?? 1);
  const free = new Set(
    optionalEquipment.map((one) => fold(typeof one === 'string' ? one : one.name)),
  );
  return {
    missing: equipment.filter((thing) => !gear.some((item) => isSame(item, thing))),
    extra: gear.filter(
      (item) => !equipment.some((thing) => isSame(item, thing)) && !free.has(fold(item.text)),
    ),
  };
}

function isRight(fighter: DraftFighter, truth: TrueFighter): boolean {
  const { missing, extra } = thingsOff(fighter, truth);
  return (
    isOfType(fighter, truth) &&
    isNamed(fighter, truth) &&
    fighter.count.value === (truth.count ?? 1) &&
    missing.length === 0 &&
    extra.length === 0
  );
}

function isOfType({ profileId, type }: DraftFighter, truth: TrueFighter): boolean {
  return profileId.value === truth.profile || fold(type.value) === fold(truth.type);
}

function isNamed({ name }: DraftFighter, truth: TrueFighter): boolean {
  if ((truth.name ?? null) === null) return true;
  const own = fold(name.value);
  return (
    own === fold(truth.name ?? '') || (truth.names ?? []).some((one) => own.includes(fold(one)))
  );
}

/** Pairs each fighter of the truth with one of the draft; null for a missing one. */
function paired(draft: Draft, { fighters }: Truth) {
  const free = [...draft.fighters];
  return fighters.map((truth) => {
    const called = (one: DraftFighter) =>
      Boolean(truth.name) && isNamed(one, { ...truth, names: [] });
    const typed = (one: DraftFighter) => isOfType(one, truth);
    const ways = [
      (one: DraftFighter) => typed(one) && called(one),
      called,
      (one: DraftFighter) => typed(one) && one.count.value === (truth.count ?? 1),
      typed,
    ];
    const at = ways.reduce((found, is) => (found >= 0 ? found : free.findIndex(is)), -1);
    const key = at < 0 ? null : (free.splice(at, 1)[0]?.key ?? null);
    return { truth, key };
  });
}

function fold(text: string): string {
  return folded(text)
    .replaceAll('armour', 'armor')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/u, '');
}
