const WORDS = import.meta.glob<{ readonly waiting: string }>('../../locales/*/error.json', {
  eager: true,
  import: 'default',
});

/** Said first, and the language of the page as a whole. */
const FIRST = 'fr';

/**
 * The page when nothing of the app is kept and the network does not answer: one sentence a language,
 * and another try every few seconds. It carries no looks, as nothing of them is here.
 */
export function nothingHere(): Response {
  const said = Object.entries(WORDS).map(([path, { waiting }]) => ({
    language: path.split('/').at(-2) ?? '',
    waiting,
  }));
  const lines = said
    .toSorted((a, b) => Number(b.language === FIRST) - Number(a.language === FIRST))
    .map(({ language, waiting }) => `<p lang="${language}">${waiting}</p>`);
  const page = `<!doctype html><html lang="${FIRST}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="10"><title>Hors de Combat</title><h1>Hors de Combat</h1>${lines.join('')}`;
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
