import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';
import { type MarkupNode, textIn } from './markup.ts';
import { fieldsOf, isList, listOf, textOf, type Value } from './values.ts';

/** A list builder's roster: nested selections. The common form of XML and of all ways to convert it to JSON or YAML. */
export interface Roster {
  readonly name: string;
  readonly systemName: string;
  readonly systemId: string;
  readonly generator: string;
  readonly forces: readonly Force[];
  /** Totals of the whole. */
  readonly costs: readonly Cost[];
}

export interface Cost {
  readonly typeId: string;
  readonly value: number;
}

export interface Force {
  readonly name: string;
  readonly catalogue: string;
  readonly selections: readonly Selection[];
}

export interface Selection {
  readonly line: number;
  readonly name: string;
  readonly customName: string;
  readonly type: string;
  readonly group: string;
  readonly number: number;
  readonly profiles: readonly Profile[];
  readonly rules: readonly string[];
  readonly categories: readonly Category[];
  readonly costs: readonly string[];
  readonly children: readonly Selection[];
}

export interface Profile {
  readonly name: string;
  readonly typeId: string;
  readonly typeName: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly name: string;
  readonly typeId: string;
  readonly text: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly primary: boolean;
}

/** An element of either format: attributes and children by name. */
export interface Element {
  readonly line: number;
  readonly text: string;
  readonly attribute: (name: string) => string;
  /** The elements of a list, as `selection` in `selections`. */
  readonly list: (many: string, one: string) => readonly Element[];
}

/** The roster in an XML document; null for none. @throws Unreadable */
export function rosterOfXml(root: MarkupNode): Roster | null {
  // Other apps have a roster as well, without forces.
  const found = root.children.find(
    ({ name, children }) => name === 'roster' && children.some((one) => one.name === 'forces'),
  );
  return found === undefined ? null : rosterOf(elementOfXml(found));
}

/** The roster in JSON or YAML; null for none. @throws Unreadable */
export function rosterOfValue(root: Value): Roster | null {
  const fields = fieldsOf(root);
  const roster = fields.get('roster') ?? root;
  const forces = fieldsOf(roster).get('forces');
  if (forces === undefined || typeof forces.is !== 'object') return null;
  return rosterOf(elementOfValue(isList(roster.is) ? (roster.is[0] ?? roster) : roster));
}

/** An element of XML. */
export function elementOfXml(node: MarkupNode): Element {
  return {
    line: node.line,
    text: textIn(node).trim(),
    attribute: (name) => node.attributes.get(name.toLowerCase()) ?? '',
    list: (many, one) =>
      node.children
        .filter(({ name }) => name === many.toLowerCase())
        .flatMap(({ children }) => children)
        .filter(({ name }) => name === one.toLowerCase())
        .map(elementOfXml),
  };
}

/** The same of JSON or YAML. */
export function elementOfValue(value: Value): Element {
  const fields = fieldsOf(value);
  const of = (name: string) =>
    fields.get(name) ??
    fields.get(`_${name}`) ??
    fields.get(`@_${name}`) ??
    fields.get(`@${name}`) ??
    inBag(name);
  const inBag = (name: string) =>
    fieldsOf(fields.get('$') ?? fields.get('attributes') ?? fields.get('_attributes')).get(name);
  return {
    line: value.line,
    text:
      ['$text', '#text', '__text', '_text', '_', 'value', 'text']
        .map((key) => textOf(fields.get(key)))
        .concat(textOf(value))
        .find((text) => text !== '') ?? '',
    attribute: (name) => {
      const found = of(name);
      return typeof found?.is === 'boolean' ? String(found.is) : textOf(found);
    },
    list: (many, one) => {
      const holder = fields.get(many);
      return listOf(holder)
        .flatMap((held) => {
          const inner = fieldsOf(held).get(one);
          return inner === undefined ? [held] : listOf(inner);
        })
        .filter(({ is }) => is !== null && is !== '' && typeof is === 'object')
        .map(elementOfValue);
    },
  };
}

function rosterOf(element: Element): Roster {
  return {
    name: element.attribute('name'),
    systemName: element.attribute('gameSystemName'),
    systemId: element.attribute('gameSystemId'),
    generator: element.attribute('generatedBy'),
    forces: forcesOf(element, 0),
    costs: element.list('costs', 'cost').map((cost) => ({
      typeId: cost.attribute('typeId'),
      value: Number(cost.attribute('value')),
    })),
  };
}

function forcesOf(element: Element, depth: number): readonly Force[] {
  if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
  return element.list('forces', 'force').flatMap((force) => [
    {
      name: force.attribute('name'),
      catalogue: force.attribute('catalogueName'),
      selections: selectionsOf(force, depth + 1),
    },
    ...forcesOf(force, depth + 1),
  ]);
}

function selectionsOf(element: Element, depth: number): readonly Selection[] {
  if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
  return element.list('selections', 'selection').map((one) => ({
    line: one.line,
    name: one.attribute('name').trim(),
    customName: one.attribute('customName').trim(),
    type: one.attribute('type'),
    group: one.attribute('group'),
    number: wholeOf(one.attribute('number') || one.attribute('amount')),
    profiles: one.list('profiles', 'profile').map(profileOf),
    rules: one.list('rules', 'rule').map((rule) => rule.attribute('name')),
    categories: one.list('categories', 'category').map((category) => ({
      id: category.attribute('entryId') || category.attribute('id'),
      name: category.attribute('name'),
      primary: category.attribute('primary') === 'true',
    })),
    costs: one.list('costs', 'cost').map((cost) => cost.attribute('typeId')),
    children: selectionsOf(one, depth + 1),
  }));
}

/** A profile with its characteristics. */
export function profileOf(profile: Element): Profile {
  return {
    name: profile.attribute('name'),
    typeId: profile.attribute('typeId') || profile.attribute('profileTypeId'),
    typeName: profile.attribute('typeName') || profile.attribute('profileTypeName'),
    cells: profile.list('characteristics', 'characteristic').map((cell) => ({
      name: cell.attribute('name'),
      typeId: cell.attribute('typeId') || cell.attribute('characteristicTypeId'),
      text: cell.text || cell.attribute('value'),
    })),
  };
}

/** A count; 1 if it makes no sense. */
function wholeOf(text: string): number {
  const number = Math.trunc(Number(text === '' ? '1' : text));
  return Number.isFinite(number) && number >= 0 && number < 10_000 ? number : 1;
}
