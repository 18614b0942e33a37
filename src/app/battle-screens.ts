import { loadScreenWords } from '#i18n/setup.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { SCREEN_FILES } from './screen-files.ts';

/** For sending and receiving a battle. */
export const forPassing = () => loadScreenWords('pass-battle');

/** A camera reads codes there, and no list. */
export const forPairing = () => Promise.all([forPassing(), loadScreenWords('import')]);

const fighter = lazyScreen(SCREEN_FILES.fighter);

/** The screens of one battle: BattleRoutes shows them once it is open, and has waited for the words of its game. */
export const BATTLE_SCREENS = {
  // They are one file: whoever taps a fighter's name never waits.
  battle: lazyScreen(SCREEN_FILES.battle, fighter.preload),
  afterBattle: lazyScreen(SCREEN_FILES.afterBattle, () => loadScreenWords('after-battle')),
  duel: lazyScreen(SCREEN_FILES.duel),
  battleRules: lazyScreen(SCREEN_FILES.battleRules),
  fighter,
  journal: lazyScreen(SCREEN_FILES.journal),
  share: lazyScreen(SCREEN_FILES.share),
  passBattle: lazyScreen(SCREEN_FILES.passBattle, forPassing),
  twoPhones: lazyScreen(SCREEN_FILES.twoPhones, forPairing),
};
