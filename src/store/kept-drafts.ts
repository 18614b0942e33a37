import type { BattleId } from '#rules/contract/ids.ts';
import type { InputValue, ResolverAnswer } from '#rules/contract/resolver.ts';
import type { QuestionDraft, ScreenMemory } from './screen-memory.ts';

// Dice on their way into the app, which a reload or a phone that dies must not lose: one row among the
// settings, of the battle in which something was told last.

/** Where the row lies; no backup takes it along (persistence/stored-rows.ts). */
export const DRAFTS_KEY = 'half-told';

type HalfTold = Pick<ScreenMemory, 'drafts' | 'lastResolver'>;

/** The row for what is half told now: the newest questions, and where to go on if there is something to go on with. */
export function draftsRow(battleId: BattleId, { drafts, lastResolver }: HalfTold): unknown {
  const told = [...drafts].slice(-MOST_DRAFTS);
  const goesOn = told.some(([key]) => key.endsWith(` ${lastResolver?.address}`));
  return { battleId, drafts: told, lastResolver: goesOn ? lastResolver : null };
}

/**
 * What was half told of this battle, out of whatever lies among the settings: of another battle, of another
 * version or broken it is as if nothing had been told. What of it still makes sense, the rules say.
 */
export function draftsIn(
  settings: Readonly<Record<string, unknown>>,
  battleId: BattleId,
): Partial<HalfTold> {
  const row = settings[DRAFTS_KEY];
  if (!isRecord(row) || row['battleId'] !== battleId || !Array.isArray(row['drafts'])) return {};
  const rows: readonly unknown[] = row['drafts'];
  const drafts = rows
    .slice(-MOST_DRAFTS)
    .flatMap((one): readonly (readonly [string, QuestionDraft])[] => {
      const pair: readonly unknown[] = Array.isArray(one) ? one : [];
      const [key, value] = pair;
      const draft = draftIn(value);
      return typeof key === 'string' && draft !== null ? [[key, draft]] : [];
    });
  return { drafts: new Map(drafts), lastResolver: lastResolverIn(row['lastResolver']) };
}

/** More are not begun in one turn and left lying. */
const MOST_DRAFTS = 12;

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
