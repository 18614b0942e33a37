import type { BattleId } from '#rules/contract/ids.ts';
import type { InputValue, ResolverAnswer } from '#rules/contract/resolver.ts';
import type { QuestionDraft, ScreenMemory } from './screen-memory.ts';

// Half-entered dice survive a reload or a dead phone: one row among the settings, for the battle in
// which dice were entered last.

/** Key of the row; backups leave it out (persistence/stored-rows.ts). */
export const DRAFTS_KEY = 'half-told';

type DraftMemory = Pick<ScreenMemory, 'drafts' | 'lastResolver'>;

/** The row to store: the newest drafts, and the resolver to resume if one of them belongs to it. */
export function draftsRow(battleId: BattleId, { drafts, lastResolver }: DraftMemory): unknown {
  const newest = [...drafts].slice(-MAX_DRAFTS);
  const goesOn = newest.some(([key]) => key.endsWith(` ${lastResolver?.address}`));
  return { battleId, drafts: newest, lastResolver: goesOn ? lastResolver : null };
}

/**
 * The drafts stored for this battle. A row of another battle or version, or a damaged one, counts as none.
 * Whether an answer still makes sense is for the rules to say.
 */
export function draftsIn(
  settings: Readonly<Record<string, unknown>>,
  battleId: BattleId,
): Partial<DraftMemory> {
  const row = settings[DRAFTS_KEY];
  if (!isRecord(row) || row['battleId'] !== battleId || !Array.isArray(row['drafts'])) return {};
  const rows: readonly unknown[] = row['drafts'];
  const drafts = rows
    .slice(-MAX_DRAFTS)
    .flatMap((one): readonly (readonly [string, QuestionDraft])[] => {
      const pair: readonly unknown[] = Array.isArray(one) ? one : [];
      const [key, value] = pair;
      const draft = draftIn(value);
      return typeof key === 'string' && draft !== null ? [[key, draft]] : [];
    });
  return { drafts: new Map(drafts), lastResolver: lastResolverIn(row['lastResolver']) };
}

/** More than anybody leaves unfinished in one turn. */
const MAX_DRAFTS = 12;

function draftIn(value: unknown): QuestionDraft | null {
  if (!isRecord(value)) return null;
  const { inputs, answers, typed } = value;
  if (!isRecord(inputs) || !Array.isArray(answers) || !isRecord(typed)) return null;
  const { step, dice } = typed;
  if (typeof step !== 'string' || !isDice(dice)) return null;
  const values = Object.entries(inputs).flatMap(
    ([id, one]): readonly (readonly [string, InputValue])[] => (isInput(one) ? [[id, one]] : []),
  );
  return {
    inputs: Object.fromEntries(values),
    answers: answers.filter(isAnswer),
    typed: { step, dice },
  };
}

function isAnswer(value: unknown): value is ResolverAnswer {
  if (!isRecord(value)) return false;
  const { step, dice, choice } = value;
  return (
    typeof step === 'string' && isDice(dice) && (choice === null || typeof choice === 'string')
  );
}

function lastResolverIn(value: unknown): ScreenMemory['lastResolver'] {
  if (!isRecord(value)) return null;
  const { moment, address } = value;
  return typeof moment === 'string' && typeof address === 'string' ? { moment, address } : null;
}

function isInput(value: unknown): value is InputValue {
  return ['boolean', 'number', 'string'].includes(typeof value);
}

function isDice(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((face) => Number.isInteger(face) && face > 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
