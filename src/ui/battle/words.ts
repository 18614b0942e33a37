import { useMemo } from 'react';
import { TREASURE } from '#battle/state.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import { useLanguage } from '#i18n/use-translation.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import { once } from '#rules/kit/once-per.ts';
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
  /** How a side that has left stands there, by the cause; null when the game has no words for it. */
  readonly gone: (cause: string) => string | null;
  /** A message of the battle itself: a log line, the name of a step. */
  readonly logged: (message: Message) => string;
  /** A word of the game inside a line: without a capital, unless it begins with a characteristic. */
  readonly inside: (key: string) => string;
  /** The name of a scenario marker. */
  readonly marker: (marker: string) => string;
}

/** Looks up the words of the battle's system, so that no screen names a game. */
export function useWords(): Words {
  const { id: systemId, characteristics } = useBattle((state) => state.system);
  const say = useSay();
  const language = useLanguage();
  return useMemo(() => {
    const of = (key: string, params: Params = {}) => say({ code: `${systemId}:${key}`, params });
    const shorts = once(() => characteristics.map(({ id }) => of(`characteristic.${id}.short`)));
    const inside = (key: string) => {
      const text = of(key);
      const [first = ''] = text.split(' ');
      // "A" of "A chargé" is no characteristic.
      return first.length > 1 && shorts().includes(first)
        ? text
        : `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`;
    };
    const marker = (id: string) => (id === TREASURE ? say(TREASURE_NAME) : id);
    const maybe = (key: string, params: Params = {}) =>
      hasWords({ code: `${systemId}:${key}`, params }) ? of(key, params) : null;
    return {
      of,
      message: ({ code, params }) => of(code, params),
      emphasisedMessage: ({ code, params }) => of(code, withEmphasisedNames(params)),
      maybe,
      gone: (cause) => maybe(`cause-short.${cause}`) ?? maybe(`cause.${cause}`),
      logged: ({ code, params }) => {
        const text = say({
          code: `battle:${code}`,
          params:
            'marker' in params ? { ...params, marker: marker(String(params['marker'])) } : params,
        });
        if (code !== 'entry.flag-cleared') return text;
        const word = `flag.${params['flag']}.word`;
        return text.replace(of(word), inside(word));
      },
      inside,
      marker,
    };
    // The same `say` speaks every language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [systemId, characteristics, say, language]);
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
