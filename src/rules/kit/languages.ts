import type { LanguageWords } from '#rules/contract/lexicon.ts';
import de from '../../../locales/import/de.json' with { type: 'json' };
import en from '../../../locales/import/en.json' with { type: 'json' };
import es from '../../../locales/import/es.json' with { type: 'json' };
import fr from '../../../locales/import/fr.json' with { type: 'json' };
import it from '../../../locales/import/it.json' with { type: 'json' };

/** Every language of foreign lists: its files are named only here. */
export const LANGUAGES: readonly LanguageWords[] = [en, fr, de, es, it];
