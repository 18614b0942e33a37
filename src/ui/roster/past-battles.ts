import { loadScreenWords } from '#i18n/setup.ts';

// What only a warband with battles behind it has, with words of its own.

/** They know their warband from the editor around them. */
export const NO_PROPS = {};

export async function loadUnfinished() {
  return (await withWords(import('#ui/after-battle/History.tsx'))).UnfinishedBattles;
}

export async function loadHistory() {
  return (await withWords(import('#ui/after-battle/History.tsx'))).History;
}

async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await loadScreenWords('after-battle');
  return part;
}
