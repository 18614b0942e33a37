/** Whoever has never been here finds warbands of this game; its files come first onto a device. */
export const STARTER = 'mordheim';
