// oxlint-disable-next-line no-restricted-imports
import english from '../../locales/en/error.json?raw';
// oxlint-disable-next-line no-restricted-imports
import french from '../../locales/fr/error.json?raw';

/**
 * The page when nothing of the app is kept and the network does not answer: one sentence a language,
 * and another try every few seconds. It carries no looks, as nothing of them is here.
 */
export function nothingHere(): Response {
  const said = [
    ['fr', french],
    ['en', english],
  ] as const;
  const lines = said.map(([language, words]) => `<p lang="${language}">${waiting(words)}</p>`);
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="10"><title>Hors de Combat</title><h1>Hors de Combat</h1>${lines.join('')}`;
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function waiting(words: string): string {
  const read: unknown = JSON.parse(words);
  const has = typeof read === 'object' && read !== null && 'waiting' in read;
  return has ? String(read.waiting) : '';
}
