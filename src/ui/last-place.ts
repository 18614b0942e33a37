import type { BattleId } from '#rules/contract/ids.ts';
import { battleOfPath } from './paths.ts';

// Hints for the next start, available before the database answers; never data. Without them (storage blocked, first
// visit) the app starts just the same, a little later.

/** Remembers the current screen, so that an app closed in mid-battle reopens there. */
export function rememberPlace(path: string): void {
  keep(PLACE, path);
}

/** Remembers a battle's rule system, so that it can be fetched before the log is read. */
export function rememberRules(battleId: BattleId, systemId: string): void {
  keep(RULES, `${battleId} ${systemId}`);
}

/** Remembers the chosen language; null to follow the phone. */
export function rememberLanguage(language: string | null): void {
  keep(LANGUAGE, language);
}

/** The chosen language; null for none. */
export function rememberedLanguage(): string | null {
  return kept(LANGUAGE);
}

/** The rule system of a battle, if it was the last one played; null otherwise. */
export function rememberedRules(battleId: BattleId): string | null {
  const [id, systemId = null] = (kept(RULES) ?? '').split(' ');
  return id === battleId ? systemId : null;
}

/** Layouts of home: a first visit, own warbands or battles, or a battle to continue. */
export type HomeLook = 'first' | 'own' | 'running';

/** Remembers the layout of home, so that it does not shift at the next start. */
export function rememberHome(look: HomeLook): void {
  if (look !== rememberedHome()) keep(HOME, look);
}

/** The last layout of home; `first` by default. */
export function rememberedHome(): HomeLook {
  const look = kept(HOME);
  return look === 'own' || look === 'running' ? look : 'first';
}

/**
 * Notes at a start that finds no data that there were some at the last one: the browser has removed them. Said until
 * the player has seen it.
 */
export function noteLoss(): void {
  const look = rememberedHome();
  const running = look === 'running' || battleOfPath(kept(PLACE) ?? '') !== null;
  if (running) keep(LOST, 'running');
  else if (look !== 'first') keep(LOST, look);
}

/** What was here before the browser removed everything: a battle in progress, or anything; null if nothing is lost. */
export function rememberedLoss(): HomeLook | null {
  const look = kept(LOST);
  return look === 'own' || look === 'running' ? look : null;
}

/** The player knows of the loss. */
export function forgetLoss(): void {
  keep(LOST, null);
}

/** Remembers the game chosen on the first visit. */
export function rememberGame(systemId: string): void {
  keep(GAME, systemId);
}

/** The game chosen on the first visit; null for none. */
export function rememberedGame(): string | null {
  return kept(GAME);
}

/** Whether a battle is among the first three opened on this device, in which the table explains its signs. */
export function isEarlyBattle(id: BattleId): boolean {
  const early = kept(EARLY)?.split(' ') ?? [];
  if (early.includes(id)) return true;
  if (early.length >= 3) return false;
  keep(EARLY, [...early, id].join(' '));
  return true;
}

/** Forgets a screen that failed, so that the app does not reopen there. */
export function forgetPlace(): void {
  keep(PLACE, null);
}

/**
 * Goes back to the battle that was open when the app was closed, unless the address asks for something else, or the
 * last start there never showed anything (see `markStartShown`): then the app opens at home.
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

/** Notes that the first screen of this start is visible. */
export function markStartShown(): void {
  keep(IN_VAIN, null);
}

/** Set while a start goes back to the last place and has not shown it yet. */
const IN_VAIN = 'hors-de-combat/in-vain';

const PLACE = 'hors-de-combat/place';
const RULES = 'hors-de-combat/rules';
const LANGUAGE = 'hors-de-combat/language';
const HOME = 'hors-de-combat/home';
const LOST = 'hors-de-combat/lost';
const GAME = 'hors-de-combat/game';
const EARLY = 'hors-de-combat/early-battles';

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
