import { useMemo } from 'react';
import { TREASURE } from '#battle/state.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import { useBattle } from '#store/hooks.ts';

type Params = Message['params'];

/** The words of the rule system that is being played. */
export interface Words {
  /** A short text that the rules put together. */
  readonly said: (said: Message) => string;
  /** The same with the players' names marked for `Emphasised`. */
  readonly saidLoud: (said: Message) => string;
  readonly of: (key: string, params?: Params) => string;
  /** Null when there are no such words: for texts that not every rule needs. */
  readonly maybe: (key: string, params?: Params) => string | null;
  /** A line of the battle's log, and the name of a step. */
  readonly logged: (said: Message) => string;
  /** What a marker of the scenario is called. */
  readonly marker: (marker: string) => string;
}

/** Words of the system by its id, so that no screen ever names one. */
export function useWords(): Words {
  const systemId = useBattle((state) => state.system.id);
  const say = useSay();
  return useMemo(() => {
    const of = (key: string, params: Params = {}) => say({ code: `${systemId}:${key}`, params });
    const marker = (id: string) => (id === TREASURE ? say(TREASURE_NAME) : id);
    return {
      of,
      said: ({ code, params }) => of(code, params),
      saidLoud: ({ code, params }) => of(code, withEmphasizedNames(params)),
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

/** Stands around what `Emphasised` makes bold; invisible should it ever be shown. */
export const EMPHASIS_MARK = '\u2063';

/** Marks a part of a sentence to be made bold. */
export function emphasized(text: string): string {
  return `${EMPHASIS_MARK}${text}${EMPHASIS_MARK}`;
}

/** Variables that hold names which players gave, never ids that a sentence looks words up by. */
const NAMES: ReadonlySet<string> = new Set(['name', 'leader', 'lenders', 'target', 'charger']);

/** The same variables with the players' names marked for `Emphasised`. */
export function withEmphasizedNames(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      NAMES.has(key) && value !== '' ? emphasized(String(value)) : value,
    ]),
  );
}
