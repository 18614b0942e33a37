import { detectLanguage } from '#i18n/detect.ts';
import { fetchWords, LANGUAGES, OWN_PACK, samplesPack, TABLE_PACK } from '#i18n/word-files.ts';
import { type FirstRead, readFirst } from '#persistence/first-read.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { rememberedLanguage, rememberedRules, reopenLastPlace } from '#ui/last-place.ts';
import { type BattleScreenName, battleOfPath, battleScreenOf } from '#ui/paths.ts';
import { showNotDownloaded, warnWhenSlow } from './page-words.ts';
import { SCREEN_FILES } from './screen-files.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES } from './system-files.ts';

/** What was asked for before anything of the app was there. */
export interface StartRequests {
  /** The battle in which the app opens, and on which of its screens; null when it opens elsewhere. */
  readonly battle: { readonly id: BattleId; readonly screen: BattleScreenName } | null;
  readonly language: string;
  readonly read: Promise<FirstRead>;
}

/**
 * Starts the app: finds out where it will open, asks for everything that this takes at once and side
 * by side (code, words, rules, what lies on the disk), and for nothing else.
 */
export function begin(element: HTMLElement): void {
  warnWhenSlow();
  reopenLastPlace();
  const path = location.hash.slice(1);
  const id = battleOfPath(path);
  const battle = id === null ? null : { id, screen: battleScreenOf(path) };
  const language = detectLanguage(rememberedLanguage(), navigator.languages, LANGUAGES);
  const read = readFirst(id);
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
  quietly(SCREEN_FILES[screen]());
  quietly(import('#store/battle-session.ts'));
  quietly(fetchWords(language, TABLE_PACK));
  const systemId = rememberedRules(id);
  const known = systemId !== null && Object.hasOwn(SYSTEM_FILES, systemId);
  const rules = known ? SYSTEM_FILES[systemId] : undefined;
  if (systemId === null || rules === undefined) return;
  quietly(rules.system());
  // The rules read them too, and would ask for them only when they are here themselves.
  quietly(rules.roster());
  quietly(fetchWords(language, systemId));
}

/** A first launch brings warbands of its own; after that the database says whose lists are wanted. */
function fetchForHome(read: FirstRead, language: string): void {
  if (read.state !== 'absent') quietly(import('#persistence/open.ts'));
  const lists = SYSTEM_FILES[STARTER];
  quietly(lists?.roster());
  if (read.state !== 'absent') return;
  quietly(lists?.samples?.());
  quietly(fetchWords(language, samplesPack(STARTER)));
}

/** Whoever really needs it asks again, and says so if it can't be had. */
function quietly(fetching: Promise<unknown> | undefined): void {
  fetching?.catch(() => undefined);
}
