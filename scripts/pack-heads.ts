import type { Plugin } from 'vite';
import { headOf } from '../src/rules/systems/mordheim/packs/head.ts';

/**
 * What the list of warbands shows of a pack (docs/packs.md) is imported as `….json?head`: the rest of it is not fetched
 * before somebody plays it. For the build and the tests.
 */
export function packHeads(): Plugin {
  return {
    name: 'pack-heads',
    // Before JSON becomes a module.
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packs\/[^/]+\.json\?head$/.test(id)) return null;
      // As a script it travels lighter: its fields need no quotes.
      return {
        code: `export default ${JSON.stringify(headOf(JSON.parse(code)))};`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
