import type { Message } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

/** A remark on a warband for its player. It never prevents playing. */
export interface Finding extends Message {
  /** Whom it is about; null for the whole warband. */
  readonly memberId: WarriorId | null;
}

export function about(
  memberId: WarriorId | null,
  code: string,
  params: Message['params'] = {},
): Finding {
  return { memberId, code, params };
}
