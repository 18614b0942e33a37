import { createInstance } from 'i18next';
import './keys.ts';

/** The one i18next instance; empty until `startI18n` has loaded words. */
export const i18n = createInstance();
