import type { BattleView, FighterView, Flags, Message } from '#rules/contract/battle-view.ts';
import type {
  InputValue,
  ResolverField,
  ResolverSetup,
  Subject,
} from '#rules/contract/resolver.ts';
import { message } from '#rules/kit/duty.ts';
import { areEnemies, fighterOf, sideOf } from '#rules/kit/view.ts';
import { leftAfterMisfires } from './misfired-weapons.ts';
import type { DuelRules, Gear } from './rules.ts';
import { missileWeapon } from './weapons.ts';

const ROLES = ['attacker', 'defender'] as const;

export type Role = (typeof ROLES)[number];

/** The fighter in a role, from the table or typed, as the rules read him. */
export interface Combatant {
  readonly role: Role;
  /** Null for a profile that is not on the table. */
  readonly fighter: FighterView | null;
  readonly label: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly flags: Flags;
  readonly status: string;
  readonly wounds: number;
  readonly gear: Gear;
}

export interface Opponents {
  readonly attacker: Combatant;
  readonly defender: Combatant;
}

/** The two opponents, or why nothing can be calculated. */
export function opponentsIn(
  rules: DuelRules,
  view: BattleView,
  { subjects }: ResolverSetup,
): Opponents | { readonly refusal: Message } {
  const attacker = combatant(rules, view, 'attacker', subjects['attacker']);
  const defender = combatant(rules, view, 'defender', subjects['defender']);
  if (attacker === null || defender === null) return refuse('incomplete', {});
  const names = { name: attacker.label, other: defender.label };
  if (attacker.fighter !== null && attacker.fighter.id === defender.fighter?.id) {
    return refuse('same-fighter', names);
  }
  const gone = [attacker, defender].find(
    ({ fighter }) => fighter !== null && isAway(rules, view, fighter),
  );
  return gone === undefined ? { attacker, defender } : refuse('away', { name: gone.label });
}

/** Remarks on the two before they strike or shoot; none of them forbids it. */
export function matchupNotes(
  view: BattleView,
  { attacker, defender }: Opponents,
): readonly Message[] {
  const [by, at] = [attacker.fighter, defender.fighter];
  if (by === null || at === null || areEnemies(view, by, at)) return [];
  return [message('resolver.note.same-side', { name: by.label, other: at.label })];
}

export function characteristic({ profile }: Combatant, id: string): number {
  return profile[id] ?? 0;
}

function combatant(
  rules: DuelRules,
  view: BattleView,
  role: Role,
  subject: Subject | undefined,
): Combatant | null {
  if (subject === undefined) return null;
  if (subject.kind === 'free') {
    const { label, profile, traits } = subject;
    const gear = rules.gear({ traits, flags: {} }, view.houseRules);
    const wounds = profile['W'] ?? 1;
    return {
      role,
      fighter: null,
      label,
      profile,
      flags: {},
      status: rules.skirmish.statuses.onFeet,
      wounds,
      gear,
    };
  }
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return null;
  const { label, profile, flags, status, wounds } = fighter;
  const carried = rules.gear(fighter, view.houseRules);
  const weapons = carried.missile.flatMap((id) => missileWeapon(id) ?? []);
  const missile = leftAfterMisfires(weapons, fighter).map(({ id }) => id);
  const gear = { ...carried, missile };
  return { role, fighter, label, profile, flags, status, wounds, gear };
}

/** Off the table himself, or with a side that has left. @rule MORD-ROUT-4 */
function isAway(rules: DuelRules, view: BattleView, fighter: FighterView): boolean {
  const gone = sideOf(view, fighter.sideId)?.removed !== null;
  return gone || !rules.skirmish.statuses.of(fighter).onTable;
}

function refuse(code: string, params: Message['params']): { readonly refusal: Message } {
  return { refusal: message(`resolver.refusal.${code}`, params) };
}

/** Asks for circumstances one by one; those that matter are kept as fields. */
export interface CircumstanceQuestions {
  /**
   * @param shown `if-set`: only while it is set by the table or by players, so that it can be cleared
   * @param named replaces the words of its id
   */
  readonly isSo: (
    id: string,
    role: Role | null,
    table: boolean,
    shown?: 'always' | 'if-set',
    named?: Message,
  ) => boolean;
  /** One of several options; the first is the fallback for an invalid one. */
  readonly choice: (
    id: string,
    role: Role | null,
    table: string,
    options: readonly string[],
  ) => string;
  readonly number: (
    id: string,
    role: Role | null,
    table: number,
    range: { readonly min: number; readonly max: number },
  ) => number;
}

/** Circumstances of a duel, and their fields in the order of asking. */
export interface Circumstances extends CircumstanceQuestions {
  readonly fields: readonly ResolverField[];
  /** Rare circumstances known only to players. */
  readonly byHand: CircumstanceQuestions;
  /** The most important circumstances, which change from one calculation to the next. */
  readonly foremost: CircumstanceQuestions;
}

/** Fields of the fighter who strikes back begin with "foe-". */
export function idOf(role: Role, id: string): string {
  return role === 'attacker' ? id : `${FOE}${id}`;
}

const FOE = 'foe-';

/** Each is under its fighter's name, so the same words do for both. */
function called(id: string, named?: Message): Pick<ResolverField, 'named'> {
  if (named !== undefined) return { named };
  if (!id.startsWith(FOE)) return {};
  return { named: message('resolver.field', { context: id.slice(FOE.length) }) };
}

/** The active fighter's fields come first; those of the other are folded away until opened. */
export function askedFirst(ask: Circumstances, role: Role): CircumstanceQuestions {
  return role === 'attacker' ? ask.foremost : ask;
}

/** @param inputs values entered by players, by field id; a value that does not fit its field is ignored */
export function circumstances(inputs: Readonly<Record<string, InputValue>>): Circumstances {
  const fields: ResolverField[] = [];
  return {
    fields,
    ...asking(inputs, fields, {}),
    byHand: asking(inputs, fields, { byHand: true }),
    foremost: asking(inputs, fields, { foremost: true }),
  };
}

function asking(
  inputs: Readonly<Record<string, InputValue>>,
  fields: ResolverField[],
  mark: Pick<ResolverField, 'byHand' | 'foremost'>,
): CircumstanceQuestions {
  return {
    isSo: (id, role, table, shown = 'always', named) => {
      const given = inputs[id];
      const entered = typeof given === 'boolean';
      const value = entered ? given : table;
      if (shown === 'always' || table || value) {
        fields.push({ kind: 'switch', id, role, value, entered, ...mark, ...called(id, named) });
      }
      return value;
    },
    choice: (id, role, table, options) => {
      const entered = options.find((option) => option === inputs[id]);
      const value = entered ?? options.find((option) => option === table) ?? options[0] ?? '';
      if (options.length > 1) {
        fields.push({
          kind: 'choice',
          id,
          role,
          options,
          value,
          entered: entered !== undefined,
          ...mark,
          ...called(id),
        });
      }
      return value;
    },
    number: (id, role, table, { min, max }) => {
      const given = inputs[id];
      const entered = typeof given === 'number' && Number.isInteger(given) ? given : null;
      const value = Math.min(max, Math.max(min, entered ?? table));
      if (max > min) {
        fields.push({
          kind: 'number',
          id,
          role,
          min,
          max,
          value,
          entered: entered !== null,
          ...mark,
          ...called(id),
        });
      }
      return value;
    },
  };
}
