// @ts-check
// A pack is one file (docs/packs.md), of which the first screen needs little: who may be in a warband. That
// part is imported as `….json?listed`, what the rules read as `….json?played`, and neither brings the other along.

/** What lists of warbands read of a profile, besides its id: `Listed` in packs/schema.ts. */
const LISTED = new Set(['role', 'leader', 'max', 'cost', 'startXp', 'profile', 'traits']);

/** For people who read the file. */
const FOR_PEOPLE = new Set(['pack', 'names', 'unsure', 'grade', 'source', 'notes']);

/**
 * @param {string} pack JSON
 * @param {string} part
 */
export function partOf(pack, part) {
  const listed = part === 'listed';
  /** @type {Readonly<Record<string, unknown>> & { profiles: readonly object[] }} */
  const { id, warband, profiles, ...rules } = JSON.parse(pack);
  return {
    id,
    ...(listed ? { warband } : without(rules, FOR_PEOPLE)),
    profiles: profiles.map((profile) =>
      only(
        profile,
        (field) => field === 'id' || (!FOR_PEOPLE.has(field) && LISTED.has(field) === listed),
      ),
    ),
  };
}

/** @returns {import('vite').Plugin} for the build, the tests and the scripts */
export function packParts() {
  return {
    name: 'pack-parts',
    // Before JSON becomes a module.
    enforce: 'pre',
    transform(code, file) {
      const [, part] = /\.json\?(listed|played)$/.exec(file) ?? [];
      if (part === undefined) return null;
      // As a script it travels lighter: its fields need no quotes.
      const script = `export default ${JSON.stringify(partOf(code, part))};`;
      return { code: script, map: null, moduleType: 'js' };
    },
  };
}

/**
 * @param {object} whole
 * @param {(field: string) => boolean} wanted
 */
function only(whole, wanted) {
  return Object.fromEntries(Object.entries(whole).filter(([field]) => wanted(field)));
}

/**
 * @param {object} whole
 * @param {ReadonlySet<string>} unwanted
 */
function without(whole, unwanted) {
  return only(whole, (field) => !unwanted.has(field));
}
