import { loadScreenWords } from '#i18n/setup.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { SCREEN_FILES } from './screen-files.ts';
import { SYSTEMS } from './systems.ts';

const allGames = () => SYSTEMS.loadAll();

/** For sending and receiving a battle. */
const forPassing = () => loadScreenWords('pass-battle');

/** For reading lists made elsewhere. */
const forImports = () =>
  Promise.all([
    allGames(),
    loadScreenWords('import'),
    forPassing(),
    ...SYSTEMS.ids.map(SYSTEMS.lexicon),
  ]);

/** For the list of warbands and the editor. */
const forWarbands = () => Promise.all([allGames(), loadScreenWords('builder')]);

const forHandOver = () => Promise.all([allGames(), loadScreenWords('hand-over')]);

const forPrint = () => Promise.all([allGames(), loadScreenWords('print')]);

const forAfterBattle = () => loadScreenWords('after-battle');

/** What it takes to start a battle, so that the network may fail while the form is filled in. */
const theTable = () => Promise.all([SCREEN_FILES.battle(), import('#store/battle-session.ts')]);

/**
 * Every screen but the first one, with what it needs to render. Words of the first screens are loaded
 * before them; those of a battle come with the game's rules, which BattleRoutes waits for.
 */
export const SCREENS = {
  newBattle: lazyScreen(SCREEN_FILES.newBattle, theTable),
  warbands: lazyScreen(SCREEN_FILES.warbands, forWarbands),
  warband: lazyScreen(SCREEN_FILES.warband, forWarbands),
  handOver: lazyScreen(SCREEN_FILES.handOver, forHandOver),
  print: lazyScreen(SCREEN_FILES.print, forPrint),
  importer: lazyScreen(SCREEN_FILES.importer, forImports),
  rules: lazyScreen(SCREEN_FILES.rules, allGames),
  settings: lazyScreen(SCREEN_FILES.settings, () => loadScreenWords('settings')),
  battle: lazyScreen(SCREEN_FILES.battle),
  afterBattle: lazyScreen(SCREEN_FILES.afterBattle, forAfterBattle),
  duel: lazyScreen(SCREEN_FILES.duel),
  battleRules: lazyScreen(SCREEN_FILES.battleRules),
  fighter: lazyScreen(SCREEN_FILES.fighter),
  journal: lazyScreen(SCREEN_FILES.journal),
  passBattle: lazyScreen(SCREEN_FILES.passBattle, forPassing),
};
