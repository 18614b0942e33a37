import { system as colonial } from '#rules/systems/colonial/index.ts';
import { system as combatDice } from '#rules/systems/combat-dice/index.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';

/** All games. */
export const SYSTEMS = [mordheim, warhammerSkirmish, combatDice, colonial];
