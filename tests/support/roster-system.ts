/** The system whose warbands the tests of roster and persistence use. */
export { system as ROSTER_SYSTEM } from '#rules/systems/mordheim/index.ts';
