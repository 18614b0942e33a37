import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pack } from '#rules/systems/mordheim/packs/schema.ts';
import { packs } from '#rules/systems/mordheim/packs.ts';
import { inProject } from './paths.mjs';

const FOLDER = inProject('src/rules/systems/mordheim/packs');

/** Every pack that comes with the app. */
export const EVERY_PACK: readonly Pack[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));

/** What they call their warbands and those in them. From here on the rules know all of them. */
export const WORDS_OF_PACKS = packs.know(EVERY_PACK);
