import { folded } from '#roster/folded.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';

// Whatever players make has an id of its own: a word of its name, and the letters of the pack that it belongs to. What
// a copy still has of its original is known by not ending with them.

/** Letters of an id: what reading a pack allows, with room for what makes it unique. */
const MOST = 40;

/**
 * The id of a new pack, as its name begins.
 * @param fresh another text each time, with letters or digits at its end
 * @param taken ids of all other packs, of the game or of the players
 */
export function newPackId(
  name: string,
  fresh: () => string,
  taken: (id: string) => boolean,
): string {
  const letters = fresh()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  const id = `${slug(name, 'warband')}-${letters.slice(-LETTERS)}`;
  return taken(id) ? newPackId(name, fresh, taken) : id;
}

const LETTERS = 4;

/** An id for something new in a pack, of which players make no other under the same name. */
export function ownId(pack: PackForm, name: string, taken: readonly string[]): string {
  return free(slug(name, 'own'), (word) => `${word}-${lettersOf(pack.id)}`, taken);
}

/** An id for a profile or a list of a pack: nothing outside of it is called by it. */
export function idWithin(name: string, fallback: string, taken: readonly string[]): string {
  return free(slug(name, fallback), (word) => word, taken);
}

/** Whether a thing has been made in this pack, and is not one that its original has too. */
export function isOwn(pack: Pick<PackForm, 'id'>, id: string): boolean {
  return id.endsWith(`-${lettersOf(pack.id)}`);
}

/** What the ids of its own things end with. */
export function lettersOf(packId: string): string {
  return packId.slice(packId.lastIndexOf('-') + 1);
}

/** "Pied marin" → `pied-marin`. */
function slug(name: string, fallback: string): string {
  const word = folded(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MOST)
    .replace(/-+$/, '');
  return word === '' ? fallback : word;
}

function free(word: string, idOf: (word: string) => string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = idOf(number === 1 ? word : `${word}-${number}`);
    if (!taken.includes(id)) return id;
  }
}
