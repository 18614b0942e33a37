import type { ParseKeys } from 'i18next';
import { number } from './format.ts';
import { i18n } from './instance.ts';
import { keptWords } from './kept-words.ts';
import { missingWords } from './missing.ts';
import { useLanguage } from './use-translation.ts';

/** A short text as a code with its variables. */
export interface MessageDescriptor {
  /** `namespace:key`, as in `mordheim:status.stunned`; without a namespace, one of the app's own words. */
  readonly code: string;
  /** Variables of the sentence. `count` chooses the plural form, `context` a form such as `…_helmet`. */
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * The sentence for a code that was computed: the one place where the compiler does not check keys.
 * Components use `useSay`, which follows a change of language.
 * @throws outside the released app, for a code without words (see missing.ts)
 */
export function say({ code, params }: MessageDescriptor): string {
  return sentence(i18n.language, code, params) ?? missingWords(code);
}

/** Null where there are no words for the code. */
const sentence = keptWords(
  (_language: string, code: string, params: MessageDescriptor['params']): string | null =>
    isKey(code, params) ? i18n.t(code, written(params)) : null,
);

/** Formats fractions: 3,5. `count` stays a number, as it selects the plural form. */
function written(params: MessageDescriptor['params']): MessageDescriptor['params'] {
  const halves = Object.entries(params).flatMap(([key, value]) =>
    typeof value === 'number' && !Number.isInteger(value) && key !== 'count'
      ? [[key, number(value)] as const]
      : [],
  );
  return halves.length === 0 ? params : { ...params, ...Object.fromEntries(halves) };
}

/** `say` for components, which re-render when the language changes. */
export function useSay(): (said: MessageDescriptor) => string {
  useLanguage();
  return say;
}

/** Whether there are words for a code, for texts that may be absent. */
export function hasWords({ code, params }: MessageDescriptor): boolean {
  return known(i18n.language, code, params);
}

const known = keptWords((_language: string, code: string, params: MessageDescriptor['params']) =>
  isKey(code, params),
);

function isKey(code: string, params: MessageDescriptor['params']): code is ParseKeys {
  // A key that groups others is no sentence.
  return i18n.exists(code, { ...params, returnObjects: false });
}
