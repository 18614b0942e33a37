/** The game whose samples a first launch adds; its files are precached first. */
export const STARTER = 'mordheim';
