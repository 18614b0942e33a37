import { detectLanguage } from '#i18n/detect.ts';
import { fetchWords, LANGUAGES, OWN_PACK, samplesPack, TABLE_PACK } from '#i18n/word-files.ts';
import { type FirstRead, readFirst } from '#persistence/first-read.ts';
import {
  noteLoss,
  rememberedHome,
  rememberedLanguage,
  rememberedRules,
  reopenLastPlace,
} from '#ui/last-place.ts';
import { battleOfPath, battleScreenOf, isHome } from '#ui/paths.ts';
import { showNotDownloaded, warnWhenSlow } from './page-words.ts';
import { SCREEN_FILES } from './screen-files.ts';
import type { StartRequests } from './start-requests.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES } from './system-files.ts';

/**
 * Starts the app: finds out where it will open and requests all that this takes in parallel (code, words,
 * rules, rows of the disk), and nothing else.
 */
export function begin(element: HTMLElement): void {
  warnWhenSlow();
  reopenLastPlace();
  const path = location.hash.slice(1);
  if (isHome(path) && rememberedHome() === 'first') {
    // A first visit is the longest start of all: the app’s name appears where FirstVisit.tsx will leave it.
    element.firstElementChild?.classList.replace('home-title', 'first-top');
  }
  const id = battleOfPath(path);
  const battle = id === null ? null : { id, screen: battleScreenOf(path) };
  const language = detectLanguage(rememberedLanguage(), navigator.languages, LANGUAGES);
  const read = readFirst(id);
  void read.then(({ state }) => state === 'absent' && noteLoss());
  const app = import('./start.tsx');
  const words = fetchWords(language, OWN_PACK);
  if (battle === null) void read.then((found) => fetchForHome(found, language));
  else fetchForBattle(battle, language);
  Promise.all([app, words]).then(
    ([{ startApp, showStartFailure }]) =>
      startApp(element, { battle, language, read }).catch((problem: unknown) =>
        showStartFailure(element, problem),
      ),
    (problem: unknown) => showNotDownloaded(problem),
  );
}

function fetchForBattle(
  { id, screen }: NonNullable<StartRequests['battle']>,
  language: string,
): void {
  prefetch(SCREEN_FILES[screen]());
  prefetch(import('#store/battle-session.ts'));
  // The table imports these two, but would request them only once it has arrived.
  prefetch(import('#persistence/log-rows.ts'));
  prefetch(import('#ui/kit/Sheet.tsx'));
  prefetch(fetchWords(language, TABLE_PACK));
  const systemId = rememberedRules(id);
  const known = systemId !== null && Object.hasOwn(SYSTEM_FILES, systemId);
  const rules = known ? SYSTEM_FILES[systemId] : undefined;
  if (systemId === null || rules === undefined) return;
  prefetch(rules.system());
  // So do the rules this one.
  prefetch(rules.roster());
  prefetch(fetchWords(language, systemId));
}

/** A first launch shows who is in the samples of the starter; later the database says which games are needed. */
function fetchForHome(read: FirstRead, language: string): void {
  if (read.state !== 'absent') {
    prefetch(import('#persistence/open.ts'));
    prefetch(import('#persistence/warband-rows.ts'));
  }
  const lists = SYSTEM_FILES[STARTER];
  if (read.state !== 'absent') {
    prefetch(lists?.roster());
    return;
  }
  prefetch(lists?.samples?.());
  prefetch(fetchWords(language, samplesPack(STARTER)));
}

/** A failure does not matter: the code that needs the file requests it again, and reports the error. */
function prefetch(fetching: Promise<unknown> | undefined): void {
  fetching?.catch(() => undefined);
}
