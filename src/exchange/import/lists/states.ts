import type { FoundFighter, FoundWarband } from '#exchange/import/found.ts';
import { fold } from '#exchange/import/words/names.ts';

/**
 * A warband whose people are told of twice, `The list to start with` and further below `After the fourth battle`,
 * as one warband in two states, the earlier one first. Whoever is named once more in passing, without his things,
 * makes no state; any other warband stays as it is.
 */
export function inStates(found: FoundWarband): readonly FoundWarband[] {
  const states = statesOf(found.fighters);
  if (states.length < 2) return [found];
  return states.map((fighters, at) => ({
    ...found,
    fighters,
    // What is said of the list as a whole is said of its last state.
    notices: at === states.length - 1 ? found.notices : [],
  }));
}

function statesOf(all: readonly FoundFighter[]): readonly (readonly FoundFighter[])[] {
  const seen = new Set<string>();
  const start = all.findIndex((one) => {
    const name = ownName(one);
    if (name !== '' && seen.has(name)) return true;
    seen.add(name);
    return false;
  });
  if (start < 0) return unnamedStatesOf(all);
  const [before, after] = [all.slice(0, start), all.slice(start)];
  if (!isStateOf(after, before)) return [all];
  return [before, ...statesOf(after)];
}

/**
 * Nobody has a name: whoever stands first stands there once more, well below the others, with most of their kinds
 * behind him.
 */
function unnamedStatesOf(all: readonly FoundFighter[]): readonly (readonly FoundFighter[])[] {
  const [first] = all;
  const start = all.findIndex(
    (one, at) =>
      at >= LEAST && first !== undefined && isAlike(one, first) && isFar(all[at - 1], one),
  );
  if (start < 0) return [all];
  const [before, after] = [all.slice(0, start), all.slice(start)];
  const kinds = new Set(before.map(({ type }) => fold(type)));
  const again = new Set(after.map(({ type }) => fold(type)).filter((type) => kinds.has(type)));
  const enough = after.length >= LEAST && again.size * 2 > kinds.size;
  return enough ? [before, ...unnamedStatesOf(after)] : [all];
}

const LEAST = 3;

function isAlike(one: FoundFighter, other: FoundFighter): boolean {
  const single = (one.count ?? 1) === 1 && (other.count ?? 1) === 1;
  return single && ownName(one) === '' && fold(one.type) === fold(other.type);
}

/** More lines between them than anybody's things take. */
function isFar(above: FoundFighter | undefined, { line }: FoundFighter): boolean {
  return line !== null && typeof above?.line === 'number' && line - above.line > FAR;
}

const FAR = 8;

/** Half of them are there again at least, and as many of them are armed. */
function isStateOf(later: readonly FoundFighter[], earlier: readonly FoundFighter[]): boolean {
  const before = namesOf(earlier);
  const again = [...namesOf(later)].filter((name) => before.has(name)).length;
  return (
    again > 1 &&
    again * 2 >= before.size &&
    before.size * 3 > earlier.length &&
    armed(later) * 2 >= armed(earlier)
  );
}

function namesOf(fighters: readonly FoundFighter[]): ReadonlySet<string> {
  return new Set(fighters.map(ownName).filter((name) => name !== ''));
}

/** `3 Warriors` are called what they are, and may stand in a list twice; so may `Slayer #1`. */
function ownName({ name, type }: FoundFighter): string {
  const folded = fold(name);
  return folded === fold(type) || /\d$/u.test(folded) ? '' : folded;
}

function armed(fighters: readonly FoundFighter[]): number {
  return fighters.filter(({ gear }) => gear.length > 0).length;
}
