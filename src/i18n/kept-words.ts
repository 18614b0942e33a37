import { i18n } from './instance.ts';

/**
 * Keeps what was looked up until words are added: i18next takes some sixty calls for a text, and a tap draws the same
 * ones again.
 * @returns `look`, asked once for each list of arguments; they become JSON
 */
export function keptWords<Asked extends readonly unknown[], T>(
  look: (...asked: Asked) => T,
): (...asked: Asked) => T {
  const kept = new Map<string, { readonly answer: T }>();
  lists.push(kept);
  return (...asked) => {
    const name = JSON.stringify(asked);
    const known = kept.get(name) ?? { answer: look(...asked) };
    // A name that was typed long ago is said no more.
    if (kept.size > MOST) kept.clear();
    kept.set(name, known);
    return known.answer;
  };
}

/** More than all that the screens of a battle say. */
const MOST = 3000;

const lists: Map<string, unknown>[] = [];

const forget = () => {
  for (const kept of lists) kept.clear();
};

function follow(): void {
  i18n.store.on('added', forget);
  i18n.store.on('removed', forget);
}

// The words may have been started before the first screen that asks here was loaded.
if (i18n.isInitialized) follow();
else i18n.on('initialized', follow);
