import { type MarkupNode, textIn } from './markup.ts';
import type { Value } from './values.ts';

/**
 * Converts an app's XML to values: attributes and elements become fields, repeated elements a list, and an element
 * with only text that text. Camel case, `WitchHunterCaptain`, is split into words.
 */
export function valueOf(root: MarkupNode): Value {
  const elements = root.children.filter(({ name }) => name !== '');
  const [only] = elements;
  return only === undefined || elements.length > 1 ? elementOf(root) : elementOf(only);
}

function elementOf(node: MarkupNode): Value {
  const elements = node.children.filter(({ name }) => name !== '');
  const { line } = node;
  if (elements.length === 0 && node.attributes.size === 0)
    return { line, is: splitCamelCase(textIn(node).trim()) };
  const kinds = new Map<string, Value[]>();
  for (const one of elements) kinds.set(one.name, [...(kinds.get(one.name) ?? []), elementOf(one)]);
  const [kind, ...others] = kinds;
  // `WarriorList` is a list even with a single element.
  const isList = /lists?$|s$/u.test(node.name);
  const isBare = node.attributes.size === 0;
  // What `<warband name="…">` has beside its fighters would be lost.
  if (
    kind !== undefined &&
    others.length === 0 &&
    (kind[1].length > 1 ? isList || isBare : isList && isBare)
  )
    return { line, is: kind[1] };
  const attributes = [...node.attributes]
    .filter(([key]) => !/^(?:xmlns|xsi|xsd)/u.test(key))
    .map(([key, value]) => [key, { line, is: splitCamelCase(value) }] as const);
  const inner = [...kinds].map(
    ([key, all]) =>
      [key, all.length === 1 && all[0] !== undefined ? all[0] : { line, is: all }] as const,
  );
  return { line, is: new Map([...attributes, ...inner]) };
}

/** Splits `LightArmour` into two words. */
function splitCamelCase(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(text)
    ? text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    : text;
}
