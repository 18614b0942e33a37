import type roster from '../../locales/fr/roster.json';
import type ui from '../../locales/fr/ui.json';

/**
 * Makes a key that is not in the French words a mistake that the compiler sees. Words of rule systems
 * are reached by codes, through `say` in said.ts, so only the app's own namespaces stand here.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    strictKeyChecks: true;
    resources: { ui: typeof ui; roster: typeof roster };
  }
}
