// Where the code of each screen is. All but the first screen are fetched on demand, and this list imports
// none of it, so that `begin` can request a screen before there is anything to render.

/** Every screen but the first one. */
export const SCREEN_FILES = {
  newBattle: async () => (await import('#ui/setup/NewBattleScreen.tsx')).NewBattleScreen,
  warbands: async () => (await import('#ui/roster/WarbandListScreen.tsx')).WarbandListScreen,
  warband: async () => (await import('#ui/roster/WarbandEditorScreen.tsx')).WarbandEditorScreen,
  chronicle: async () => (await import('#ui/chronicle/ChronicleScreen.tsx')).ChronicleScreen,
  campaign: async () => (await import('#ui/campaign/CampaignScreen.tsx')).CampaignScreen,
  pack: async () => (await import('#ui/own-packs/PackScreen.tsx')).PackScreen,
  handOver: async () => (await import('#ui/hand-over/HandOverScreen.tsx')).HandOverScreen,
  print: async () => (await import('#ui/print/PrintScreen.tsx')).PrintScreen,
  importer: async () => (await import('#ui/import/ImportScreen.tsx')).ImportScreen,
  rules: async () => (await import('#ui/rules/RulesScreen.tsx')).RulesScreen,
  settings: async () => (await import('#ui/settings/SettingsScreen.tsx')).SettingsScreen,
  battle: async () => (await import('#ui/battle/BattleScreen.tsx')).BattleScreen,
  afterBattle: async () =>
    (await import('#ui/after-battle/AfterBattleScreen.tsx')).AfterBattleScreen,
  duel: async () => (await import('#ui/resolver/ResolverScreen.tsx')).ResolverScreen,
  battleRules: async () => (await import('#ui/rules/BattleRulesScreen.tsx')).BattleRulesScreen,
  fighter: async () => (await import('#ui/fighter/FighterScreen.tsx')).FighterScreen,
  journal: async () => (await import('#ui/journal/JournalScreen.tsx')).JournalScreen,
  share: async () => (await import('#ui/journal/ShareScreen.tsx')).ShareScreen,
  passBattle: async () => (await import('#ui/pass-battle/PassBattleScreen.tsx')).PassBattleScreen,
  twoPhones: async () => (await import('#ui/two-phones/TwoPhonesScreen.tsx')).TwoPhonesScreen,
  join: async () => (await import('#ui/hubs/JoinScreen.tsx')).JoinScreen,
  tryLink: async () => (await import('#ui/two-phones/TryLinkScreen.tsx')).TryLinkScreen,
} as const;
