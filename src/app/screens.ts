import { loadScreenWords, loadTableWords } from '#i18n/setup.ts';
import { BATTLE_SCREENS, forPairing, forPassing } from './battle-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { SCREEN_FILES } from './screen-files.ts';
import { SYSTEMS } from './systems.ts';

const allGames = () => SYSTEMS.loadAll();

/** Every type of warband, for what speaks of all of them. */
const everyType = () => SYSTEMS.loadEverything();

/** Joining leads to a table, and the words about hubs are there. */
const forJoining = () => Promise.all([forPassing(), loadTableWords()]);

/** For reading lists made elsewhere. */
const forImports = () =>
  Promise.all([
    allGames(),
    loadScreenWords('import'),
    loadScreenWords('own-packs'),
    forPassing(),
    ...SYSTEMS.ids.map(SYSTEMS.lexicon),
  ]);

/** For what is about warbands: every game, and words of its own. */
const withGames =
  (...words: readonly Parameters<typeof loadScreenWords>[0][]) =>
  () =>
    Promise.all([allGames(), ...words.map(loadScreenWords)]);

/** A new one is made there too. */
const aWarband = () =>
  Promise.all([withGames('builder', 'after-battle', 'own-packs')(), SYSTEMS.loadTypeLists()]);

/** What lies around every screen of a battle, and waits for the battle itself. */
export const battleRoutes = lazyScreen(
  async () => (await import('./BattleRoutes.tsx')).BattleRoutes,
);

/** What it takes to start a battle and the words of the form, so that the network may fail while the form is filled in. */
const theTable = () =>
  Promise.all([
    battleRoutes.preload(),
    BATTLE_SCREENS.battle.preload(),
    import('#store/battle-session.ts'),
    loadTableWords(),
  ]);

/**
 * Every screen but the first one, with what it needs to render. Words of the first screen are loaded
 * before it; those of the table come with the game's rules, which BattleRoutes waits for.
 */
export const SCREENS = {
  newBattle: lazyScreen(SCREEN_FILES.newBattle, theTable),
  warbands: lazyScreen(SCREEN_FILES.warbands, withGames('builder')),
  warband: lazyScreen(SCREEN_FILES.warband, aWarband),
  chronicle: lazyScreen(SCREEN_FILES.chronicle, withGames('after-battle', 'builder')),
  campaign: lazyScreen(SCREEN_FILES.campaign, withGames('after-battle', 'builder', 'campaign')),
  pack: lazyScreen(SCREEN_FILES.pack, aWarband),
  handOver: lazyScreen(SCREEN_FILES.handOver, withGames('hand-over', 'pass-battle')),
  print: lazyScreen(SCREEN_FILES.print, withGames('print')),
  importer: lazyScreen(SCREEN_FILES.importer, forImports, everyType),
  rules: lazyScreen(SCREEN_FILES.rules, allGames, everyType),
  settings: lazyScreen(SCREEN_FILES.settings, () => loadScreenWords('settings')),
  ...BATTLE_SCREENS,
  join: lazyScreen(SCREEN_FILES.join, forJoining),
  tryLink: lazyScreen(SCREEN_FILES.tryLink, forPairing),
};
