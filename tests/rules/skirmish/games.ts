import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';

/** The games that share the skirmish rules, for `describe.each`. */
export const SKIRMISH_GAMES = [mordheim, warhammerSkirmish].map(
  (system) => [system.id, system] as const,
);
