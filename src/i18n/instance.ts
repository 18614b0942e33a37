import { createInstance } from 'i18next';
import './keys.ts';

/** The one translator. It says nothing until `startI18n` has given it words. */
export const i18n = createInstance();
