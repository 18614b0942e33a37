import type { Message } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

/** Something about a warband that its player should know. It never keeps anyone from playing. */
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
