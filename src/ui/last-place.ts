import type { BattleId } from '#rules/contract/ids.ts';
import { battleOfPath } from './paths.ts';

// What the next start may know at once, before the disk has answered: hints, never data. Without
// them (storage forbidden, a first visit) the app starts all the same, a little later.

/** Remembers the screen that is shown, so that an app closed in mid-battle opens there again. */
export function rememberPlace(path: string): void {
  keep(PLACE, path);
}

/** Remembers by which rules a battle is played, so that they can be fetched before its log is read. */
export function rememberRules(battleId: BattleId, systemId: string): void {
  keep(RULES, `${battleId} ${systemId}`);
}

/** Remembers the language that the player chose; null to follow the phone. */
export function rememberLanguage(language: string | null): void {
  keep(LANGUAGE, language);
}

/** The language chosen last; null when none was. */
export function rememberedLanguage(): string | null {
  return kept(LANGUAGE);
}

/** The rules by which this battle is played, if it is the one played last; null otherwise. */
export function rememberedRules(battleId: BattleId): string | null {
  const [id, systemId = null] = (kept(RULES) ?? '').split(' ');
  return id === battleId ? systemId : null;
}

/** What home is laid out for: a stranger, whoever has warbands or battles, or a battle to go on with. */
export type HomeLook = 'first' | 'own' | 'running';

/** Remembers what home shows, so that it is laid out for that from the first. */
export function rememberHome(look: HomeLook): void {
  if (look !== rememberedHome()) keep(HOME, look);
}

/** What home showed when it was seen last; at the first visit a stranger's. */
export function rememberedHome(): HomeLook {
  const look = kept(HOME);
  return look === 'own' || look === 'running' ? look : 'first';
}

/** Remembers for which game a stranger is here. */
export function rememberGame(systemId: string): void {
  keep(GAME, systemId);
}

/** The game that a stranger has chosen; null when he has not. */
export function rememberedGame(): string | null {
  return kept(GAME);
}

/** The screen that was remembered has stopped: the app must not open there. */
export function forgetPlace(): void {
  keep(PLACE, null);
}

/**
 * Goes back to the battle that was open when the app was closed, unless an address asks for something
 * else, or the last start there never came to show anything (see `noteShown`): then the app opens at home.
 */
export function reopenLastPlace(): void {
  if (location.hash.length > '#/'.length) return;
  const place = kept(PLACE) ?? '';
  if (battleOfPath(place) === null) return;
  if (kept(IN_VAIN) !== null) {
    forgetPlace();
    keep(IN_VAIN, null);
    return;
  }
  keep(IN_VAIN, 'x');
  history.replaceState(null, '', `#${place}`);
}

/** The first screen of a start is there to be seen. */
export function markStartShown(): void {
  keep(IN_VAIN, null);
}

/** A mark for a start that went back to the last place and has not come to show it. */
const IN_VAIN = 'hors-de-combat/in-vain';

const PLACE = 'hors-de-combat/place';
const RULES = 'hors-de-combat/rules';
const LANGUAGE = 'hors-de-combat/language';
const HOME = 'hors-de-combat/home';
const GAME = 'hors-de-combat/game';

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden here.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
