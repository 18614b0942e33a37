import type { InputValue, ResolverField } from '#rules/resolver.ts';
import type { Role } from './combatant.ts';

/**
 * Reads circumstances one after the other, each with what the table says of it, and keeps those that
 * matter as fields in the order in which they were read.
 */
export interface Circumstances {
  readonly fields: readonly ResolverField[];
  /**
   * @param shown `if-set`: only while the table or the players say yes, so that it can be taken back
   */
  readonly isSo: (
    id: string,
    role: Role | null,
    table: boolean,
    shown?: 'always' | 'if-set',
  ) => boolean;
  /** One of several; the first stands for a choice that is none of them. */
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

/** Fields of the one who strikes back begin with "foe-". */
export function idOf(role: Role, id: string): string {
  return role === 'attacker' ? id : `foe-${id}`;
}

/** @param inputs what the players say, by field id; what does not fit its field is as if not said */
export function circumstances(inputs: Readonly<Record<string, InputValue>>): Circumstances {
  const fields: ResolverField[] = [];
  return {
    fields,
    isSo: (id, role, table, shown = 'always') => {
      const told = inputs[id];
      const value = typeof told === 'boolean' ? told : table;
      if (shown === 'always' || table || value) {
        fields.push({ kind: 'switch', id, role, value, told: typeof told === 'boolean' });
      }
      return value;
    },
    choice: (id, role, table, options) => {
      const told = options.find((option) => option === inputs[id]);
      const value = told ?? options.find((option) => option === table) ?? options[0] ?? '';
      if (options.length > 1) {
        fields.push({ kind: 'choice', id, role, options, value, told: told !== undefined });
      }
      return value;
    },
    number: (id, role, table, { min, max }) => {
      const given = inputs[id];
      const told = typeof given === 'number' && Number.isInteger(given) ? given : null;
      const value = Math.min(max, Math.max(min, told ?? table));
      if (max > min)
        fields.push({ kind: 'number', id, role, min, max, value, told: told !== null });
      return value;
    },
  };
}
