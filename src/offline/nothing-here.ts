const WORDS = import.meta.glob<{ readonly waiting: string }>('../../locales/*/page.json', {
  eager: true,
  import: 'default',
});

/**
 * The page for when nothing is cached and the network does not answer: one sentence per language, the phone's
 * first, reloading every few seconds. Unstyled, as no style sheet is there.
 * @param preferred the phone's languages, best first, as in `navigator.languages`
 */
export function nothingHere(preferred: readonly string[]): Response {
  const wanted = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const rank = (language: string) =>
    wanted.includes(language) ? wanted.indexOf(language) : wanted.length;
  const said = Object.entries(WORDS)
    .map(([path, { waiting }]) => ({ language: path.split('/').at(-2) ?? '', waiting }))
    .toSorted((a, b) => rank(a.language) - rank(b.language));
  const lines = said.map(({ language, waiting }) => `<p lang="${language}">${waiting}</p>`);
  const page = `<!doctype html><html lang="${said[0]?.language ?? ''}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="10"><title>Hors de Combat</title><h1>Hors de Combat</h1>${lines.join('')}`;
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
