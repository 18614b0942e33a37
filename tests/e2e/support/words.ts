import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type i18n, type Namespace, type ParseKeys } from 'i18next';
import { parse, record, string, unknown } from 'valibot';
import { WORDS_OF_PACKS } from '../../../scripts/every-pack.ts';
import { inProject } from '../../../scripts/paths.mjs';

/**
 * The words that players read, by key: `fr('battle:undo.step', { step })`. So a journey survives a change of
 * wording, and fails when a key is gone.
 * @throws when there are no such words
 */
export type Words = <Key extends string>(
  key: Key & Known<Key>,
  params?: Readonly<Record<string, string | number>>,
) => string;

/**
 * A key, or a pattern of keys, that some words have: the compiler refuses one of the app whose words are gone.
 * It knows no words of the games, which are read while they are played.
 */
type Known<Key extends string> = Key extends `${AppNamespace}:${string}`
  ? Extract<ParseKeys<Namespace>, Key> extends never
    ? never
    : Key
  : Key;

type AppNamespace = Extract<Namespace, string>;

const WORDS = record(string(), unknown());

export const fr = wordsOf('fr');
export const en = wordsOf('en');

function wordsOf(language: string): Words {
  const folder = inProject('locales', language);
  const words = readdirSync(folder).map((file) => {
    const content: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return [file.replace(/\.json$/, ''), parse(WORDS, content)] as const;
  });
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(words) },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  for (const brought of WORDS_OF_PACKS)
    instance.addResourceBundle(brought.language, brought.namespace, brought.words, true);
  return (key: string, params = {}) => {
    if (!isKey(instance, key, params)) throw new Error(`There are no words for ${key}.`);
    return instance.t(key, params);
  };
}

function isKey(instance: i18n, key: string, params: object): key is ParseKeys {
  return instance.exists(key, { ...params, returnObjects: false });
}
