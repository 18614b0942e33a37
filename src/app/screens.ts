import { loadScreenWords } from '#i18n/setup.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { SCREEN_FILES } from './screen-files.ts';
import { SYSTEMS } from './systems.ts';

const allGames = () => SYSTEMS.loadAll();

/** A battle on its way to another phone, and there. */
const forPassing = () => loadScreenWords('pass-battle');

/** What lists from elsewhere are read by, and what is said of them. */
const forImports = () =>
  Promise.all([
    allGames(),
    loadScreenWords('import'),
    forPassing(),
    ...SYSTEMS.ids.map(SYSTEMS.lexicon),
  ]);

/** The lists of warbands and their editor. */
const forWarbands = () => Promise.all([allGames(), loadScreenWords('builder')]);

const forHandOver = () => Promise.all([allGames(), loadScreenWords('hand-over')]);

const forPrint = () => Promise.all([allGames(), loadScreenWords('print')]);

const forAfterBattle = () => loadScreenWords('after-battle');

/** What turns a filled-in form into a battle on the table, so that the network may go in between. */
const theTable = () => Promise.all([SCREEN_FILES.battle(), import('#store/battle-session.ts')]);

/**
 * Every screen but the first one, and what it can't be drawn without. The words of the first
 * screens are there before them; what is said in a battle and a game's own words come with its rules, and
 * the screens of a battle stand under BattleRoutes, which opens it with them.
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
