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

/** The files of a game. */
export interface SystemFiles extends Omit<SystemSource, 'types'> {
  /** null: it has no packs. */
  readonly packs: (() => Promise<Packs>) | null;
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
    const packs = PACKS[`${folder}packs.ts`] ?? null;
    return id === undefined || system === undefined
      ? []
      : [[id, { roster, samples, lexicon, front, system, packs }]];
  }),
);
