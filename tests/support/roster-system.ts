/** The system whose warbands the roster and persistence tests use. */
export { system as ROSTER_SYSTEM } from '#rules/systems/mordheim/index.ts';
