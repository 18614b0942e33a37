import type { RosterSystem } from '#roster/profiles.ts';
import type { SampleWarband } from '#rules/contract/catalogue.ts';
import type { GameFront } from '#rules/contract/front.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { Packs } from '#rules/contract/packs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { SystemSource } from '#store/systems.ts';

const FULL = import.meta.glob<RuleSystem>('../rules/systems/*/index.ts', { import: 'system' });

const ROSTERS = import.meta.glob<RosterSystem>('../rules/systems/*/roster.ts', {
  import: 'roster',
});

const SAMPLES = import.meta.glob<readonly SampleWarband[]>('../rules/systems/*/samples.ts', {
  import: 'samples',
});

const LEXICONS = import.meta.glob<Lexicon>('../rules/systems/*/lexicon.ts', { import: 'lexicon' });

const FRONTS = import.meta.glob<GameFront>('../rules/systems/*/front.ts', {
  import: 'front',
  eager: true,
});

const PACKS = import.meta.glob<Packs>('../rules/systems/*/packs.ts', { import: 'packs' });

const PACK_FILES = import.meta.glob('../rules/systems/*/packs/*.json', { import: 'default' });

/** The files of a game. */
export interface SystemFiles extends Omit<SystemSource, 'types'> {
  /** null: it has no packs. */
  readonly packs: PackFiles | null;
}

/** The packs of a game: what makes them known, and each of them by its id. */
export interface PackFiles {
  readonly packs: () => Promise<Packs>;
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Every rule system by id: a folder in rules/systems is all it takes. Only their fronts are in the first load. */
export const SYSTEM_FILES: Readonly<Record<string, SystemFiles>> = Object.fromEntries(
  Object.entries(ROSTERS).flatMap(([path, roster]) => {
    const folder = path.replace(/roster\.ts$/, '');
    const id = folder.split('/').at(-2);
    const system = FULL[`${folder}index.ts`];
    const samples = SAMPLES[`${folder}samples.ts`] ?? null;
    const lexicon = LEXICONS[`${folder}lexicon.ts`] ?? null;
    const front = FRONTS[`${folder}front.ts`] ?? null;
    const packs = packsIn(folder);
    return id === undefined || system === undefined
      ? []
      : [[id, { roster, samples, lexicon, front, system, packs }]];
  }),
);

function packsIn(folder: string): PackFiles | null {
  const packs = PACKS[`${folder}packs.ts`];
  if (packs === undefined) return null;
  const within = `${folder}packs/`;
  const files = Object.entries(PACK_FILES).flatMap(([path, file]) =>
    path.startsWith(within)
      ? [[path.slice(within.length).replace(/\.json$/, ''), file] as const]
      : [],
  );
  return { packs, files: Object.fromEntries(files) };
}
