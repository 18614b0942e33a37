import type { Message } from '#rules/contract/battle-view.ts';
import type { Script } from '#rules/dice/script.ts';

/** Where nobody attacks: the same rolls, with messages that name only the one who is hit. */
export function* toldOfOne<Result>(
  script: Script<Result>,
  words: Readonly<Record<string, string>>,
): Script<Result> {
  let step = script.next([]);
  while (step.done !== true) {
    step = script.next(yield { ...step.value, said: reworded(step.value.said, words) });
  }
  return step.value;
}

function reworded({ code, params }: Message, words: Readonly<Record<string, string>>): Message {
  return { code: words[code] ?? code, params };
}
