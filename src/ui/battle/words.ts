import { useMemo } from 'react';
import { TREASURE } from '#battle/state.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import { useBattle } from '#store/hooks.ts';

type Params = Message['params'];

/** The words of the rule system in play. */
export interface Words {
  /** A message of the rules. */
  readonly message: (message: Message) => string;
  /** A message of the rules with the names marked for `Emphasised`. */
  readonly emphasisedMessage: (message: Message) => string;
  readonly of: (key: string, params?: Params) => string;
  /** Null when the game has no words for this key. */
  readonly maybe: (key: string, params?: Params) => string | null;
  /** A message of the battle itself: a log line, the name of a step. */
  readonly logged: (message: Message) => string;
  /** The name of a scenario marker. */
  readonly marker: (marker: string) => string;
}

/** Looks up the words of the battle's system, so that no screen names a game. */
export function useWords(): Words {
  const systemId = useBattle((state) => state.system.id);
  const say = useSay();
  return useMemo(() => {
    const of = (key: string, params: Params = {}) => say({ code: `${systemId}:${key}`, params });
    const marker = (id: string) => (id === TREASURE ? say(TREASURE_NAME) : id);
    return {
      of,
      message: ({ code, params }) => of(code, params),
      emphasisedMessage: ({ code, params }) => of(code, withEmphasisedNames(params)),
      maybe: (key, params = {}) =>
        hasWords({ code: `${systemId}:${key}`, params }) ? of(key, params) : null,
      logged: ({ code, params }) =>
        say({
          code: `battle:${code}`,
          params:
            'marker' in params ? { ...params, marker: marker(String(params['marker'])) } : params,
        }),
      marker,
    };
  }, [systemId, say]);
}

const TREASURE_NAME: Message = { code: 'battle:marker.treasure', params: {} };

/** Encloses what `Emphasised` makes bold. An invisible separator, harmless if ever shown. */
export const EMPHASIS_MARK = '\u2063';

/** Marks part of a sentence for `Emphasised`. */
export function emphasised(text: string): string {
  return `${EMPHASIS_MARK}${text}${EMPHASIS_MARK}`;
}

/** Variables that hold names typed by players, never ids that a sentence looks words up by. */
const NAMES: ReadonlySet<string> = new Set(['name', 'leader', 'lenders', 'target', 'charger']);

/** Message variables with the players' names marked for `Emphasised`. */
export function withEmphasisedNames(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      NAMES.has(key) && value !== '' ? emphasised(String(value)) : value,
    ]),
  );
}
