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
      /** @type {Readonly<Record<'id' | 'names' | 'unsure' | 'grade' | 'warband', unknown>>} */
      const { id: type, names, unsure, grade, warband } = JSON.parse(code);
      const head =
        warband === undefined ? null : { id: type, names, unsure, grade, ...Object(warband) };
      // As a script it travels lighter: its fields need no quotes.
      return { code: `export default ${JSON.stringify(head)};`, map: null, moduleType: 'js' };
    },
  };
}
