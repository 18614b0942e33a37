import { loadScreenWords } from '#i18n/setup.ts';

// Loaded only for warbands with past battles, together with their words.

/** These parts take their warband from the editor's context. */
export const NO_PROPS = {};

export async function loadUnfinished() {
  return (await withWords(import('#ui/after-battle/History.tsx'))).UnfinishedBattles;
}

export async function loadHistory() {
  return (await withWords(import('#ui/after-battle/History.tsx'))).History;
}

export async function loadStash() {
  return (await withWords(import('#ui/stash/Stash.tsx'))).Stash;
}

export async function loadLife() {
  return (await withWords(import('#ui/chronicle/MemberLife.tsx'))).MemberLife;
}

async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await loadScreenWords('after-battle');
  return part;
}
