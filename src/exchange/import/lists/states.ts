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
  if (start < 0) return [all];
  const [before, after] = [all.slice(0, start), all.slice(start)];
  if (!isStateOf(after, before)) return [all];
  return [before, ...statesOf(after)];
}

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
