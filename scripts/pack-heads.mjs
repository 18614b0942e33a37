// @ts-check
// What the list of warbands shows of a pack (docs/packs.md) is imported as `….json?head`: the rest of it is not fetched
// before somebody plays it.

/** @returns {import('vite').Plugin} for the build and the tests */
export function packHeads() {
  return {
    name: 'pack-heads',
    // Before JSON becomes a module.
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packs\/[^/]+\.json\?head$/.test(id)) return null;
      const { id: type, names, unsure, grade, warband, things } = JSON.parse(code);
      const head =
        warband === undefined
          ? null
          : { id: type, names, unsure, grade, brings: broughtIn(things), ...Object(warband) };
      // As a script it travels lighter: its fields need no quotes.
      return { code: `export default ${JSON.stringify(head)};`, map: null, moduleType: 'js' };
    },
  };
}

/**
 * What of it somebody may carry.
 * @param {import('#rules/systems/mordheim/packs/schema.ts').Pack['things']} things
 */
function broughtIn({ traits, skills, items, spells = {} } = {}) {
  const cast = Object.values(spells).flatMap((list) => list.spells.map(({ id }) => id));
  const ids = [...Object.keys({ ...traits, ...skills, ...items }), ...cast];
  return ids.length === 0 ? undefined : ids;
}
