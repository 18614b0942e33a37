import { useState } from 'react';
import type { DoneItem } from '#battle/selectors.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useBattle } from '#store/hooks.ts';

/** The place of a duty on the screen, which a settled duty keeps. */
export interface DutySlot {
  readonly key: string;
  /** Null once it is settled. */
  readonly duty: Duty | null;
  /** The duty as it was when it came; null for one settled before. */
  readonly came: Duty | null;
  /** Its result; null while it is open. */
  readonly done: DoneItem | null;
  /** Due since something that happened in this step, as a charge brings its test. */
  readonly late: boolean;
}

/**
 * The slots of the current step, in the order of the cards. A settled duty keeps its slot until play moves on,
 * so that no other card moves because of it.
 * @param open the open duties in display order
 * @param done what has been settled in this phase
 */
export function useDutySlots(
  open: readonly Duty[],
  done: readonly DoneItem[],
): readonly DutySlot[] {
  const step = useBattle(({ battle }) => {
    if (battle === null) return '';
    const { position } = battle;
    return `${position.turn} ${position.phase} ${position.step}`;
  });
  const [before, setBefore] = useState<SlotOrder>({
    step: '',
    keys: [],
    late: [],
    came: new Map(),
  });
  const settled = new Map(done.flatMap((item) => (item.duty === null ? [] : [[item.duty, item]])));
  const same = before.step === step;
  const known = same ? before.keys : [];
  const keys = merged(
    known.filter((key) => settled.has(key)),
    open.map(({ key }) => key),
    known,
  );
  const arrived = same ? keys.filter((key) => !known.includes(key)) : [];
  const late = same ? [...before.late, ...arrived] : [];
  const duties = new Map(open.map((duty) => [duty.key, duty]));
  const came = same ? new Map([...duties, ...before.came]) : duties;
  if (!same || keys.join('\n') !== known.join('\n')) setBefore({ step, keys, late, came });
  return keys.map((key) => {
    const duty = duties.get(key) ?? null;
    return {
      key,
      duty,
      came: came.get(key) ?? null,
      done: duty === null ? (settled.get(key) ?? null) : null,
      late: late.includes(key),
    };
  });
}

interface SlotOrder {
  /** Turn, phase and step that the order belongs to. */
  readonly step: string;
  readonly keys: readonly string[];
  /** Those that were not there when the step began. */
  readonly late: readonly string[];
  readonly came: ReadonlyMap<string, Duty>;
}

/** The open keys in their order, with each settled key right after its former predecessor. */
function merged(
  settled: readonly string[],
  open: readonly string[],
  order: readonly string[],
): readonly string[] {
  let keys = open;
  for (const key of settled) {
    if (keys.includes(key)) continue;
    const before = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one));
    keys = keys.toSpliced(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}
