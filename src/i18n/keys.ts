import type afterBattle from '../../locales/fr/after-battle.json';
import type battle from '../../locales/fr/battle.json';
import type builder from '../../locales/fr/builder.json';
import type campaign from '../../locales/fr/campaign.json';
import type error from '../../locales/fr/error.json';
import type fighter from '../../locales/fr/fighter.json';
import type handOver from '../../locales/fr/hand-over.json';
import type home from '../../locales/fr/home.json';
import type imported from '../../locales/fr/import.json';
import type journal from '../../locales/fr/journal.json';
import type lastResort from '../../locales/fr/last-resort.json';
import type moments from '../../locales/fr/moments.json';
import type ownPacks from '../../locales/fr/own-packs.json';
import type page from '../../locales/fr/page.json';
import type passBattle from '../../locales/fr/pass-battle.json';
import type print from '../../locales/fr/print.json';
import type resolver from '../../locales/fr/resolver.json';
import type roster from '../../locales/fr/roster.json';
import type rules from '../../locales/fr/rules.json';
import type settings from '../../locales/fr/settings.json';
import type setup from '../../locales/fr/setup.json';
import type table from '../../locales/fr/table.json';
import type ui from '../../locales/fr/ui.json';

/**
 * Makes the compiler check translation keys against the French files. Every file of the app's own words is
 * listed here; those of rule systems are not, as they are reached by codes, through `say` in said.ts.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    strictKeyChecks: true;
    resources: {
      'after-battle': typeof afterBattle;
      battle: typeof battle;
      builder: typeof builder;
      campaign: typeof campaign;
      error: typeof error;
      fighter: typeof fighter;
      'hand-over': typeof handOver;
      home: typeof home;
      import: typeof imported;
      journal: typeof journal;
      'last-resort': typeof lastResort;
      moments: typeof moments;
      page: typeof page;
      'own-packs': typeof ownPacks;
      'pass-battle': typeof passBattle;
      print: typeof print;
      resolver: typeof resolver;
      roster: typeof roster;
      rules: typeof rules;
      settings: typeof settings;
      setup: typeof setup;
      table: typeof table;
      ui: typeof ui;
    };
  }
}
