import { type MarkupNode, textIn } from './markup.ts';
import type { Value } from './values.ts';

/**
 * The XML of an app as the values that it stands for: attributes and elements are fields, elements of one name
 * a list, and an element with nothing but text in it is that text. Words that were written together,
 * `WitchHunterCaptain`, come apart.
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
    return { line, is: apart(textIn(node).trim()) };
  const kinds = new Map<string, Value[]>();
  for (const one of elements) kinds.set(one.name, [...(kinds.get(one.name) ?? []), elementOf(one)]);
  const [kind, ...others] = kinds;
  // `WarriorList` of warriors, `string` by `string`.
  const isList = /lists?$|s$/u.test(node.name) && node.attributes.size === 0;
  if (kind !== undefined && others.length === 0 && (isList || kind[1].length > 1))
    return { line, is: kind[1] };
  const told = [...node.attributes]
    .filter(([key]) => !/^(?:xmlns|xsi|xsd)/u.test(key))
    .map(([key, value]) => [key, { line, is: apart(value) }] as const);
  const inner = [...kinds].map(
    ([key, all]) =>
      [key, all.length === 1 && all[0] !== undefined ? all[0] : { line, is: all }] as const,
  );
  return { line, is: new Map([...told, ...inner]) };
}

/** `LightArmour` is two words, and so is `WeepingBlades`. */
function apart(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(text)
    ? text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    : text;
}
