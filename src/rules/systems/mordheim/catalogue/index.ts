/** Official warbands of the game, and the hired swords and animals that any of them may take. */
export { EXTRAS } from './extras.ts';
export { CATALOGUE } from './warbands.ts';
