import { later } from './later.tsx';

/** Every screen but the first one. */
export const SCREENS = {
  newBattle: later(async () => (await import('#ui/setup/NewBattleScreen.tsx')).NewBattleScreen),
  warbands: later(async () => (await import('#ui/roster/WarbandListScreen.tsx')).WarbandListScreen),
  warband: later(
    async () => (await import('#ui/roster/WarbandEditorScreen.tsx')).WarbandEditorScreen,
  ),
  rules: later(async () => (await import('#ui/rules/RulesScreen.tsx')).RulesScreen),
  settings: later(async () => (await import('#ui/settings/SettingsScreen.tsx')).SettingsScreen),
  battle: later(async () => (await import('#ui/battle/BattleScreen.tsx')).BattleScreen),
  duel: later(async () => (await import('#ui/resolver/DuelScreen.tsx')).DuelScreen),
  battleRules: later(
    async () => (await import('#ui/rules/BattleRulesScreen.tsx')).BattleRulesScreen,
  ),
  fighter: later(async () => (await import('#ui/fighter/FighterScreen.tsx')).FighterScreen),
  journal: later(async () => (await import('#ui/journal/JournalScreen.tsx')).JournalScreen),
};

/** Fetches them all with words and rules, once they cost no network any more. A failure shows when the screen is wanted. */
export async function preloadScreens(): Promise<void> {
  await Promise.allSettled(Object.values(SCREENS).map((screen) => screen.preload()));
}
