import { loadGameWords } from '#i18n/setup.ts';
import { createSystems } from '#store/systems.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES } from './system-files.ts';

/** Every rule system there is, fetched with its words when it is wanted. */
export const SYSTEMS = createSystems(SYSTEM_FILES, loadGameWords, STARTER);
