import { type MarkupNode, textIn } from '#exchange/import/files/markup.ts';

/** Whether a player sees an element of a saved page at all. */
export function isShown({ name, attributes }: MarkupNode): boolean {
  return (
    !UNSHOWN.has(name) &&
    !attributes.has('hidden') &&
    !/display\s*:\s*none/iu.test(attributes.get('style') ?? '')
  );
}

const UNSHOWN: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'nav',
  'footer',
]);

/** What stands in a field of a form, as it was saved; null for anything else. */
export function fieldText(node: MarkupNode): string | null {
  if (node.name === 'input') {
    const { attributes } = node;
    return WRITTEN_IN.test(attributes.get('type') ?? 'text') ? (attributes.get('value') ?? '') : '';
  }
  return node.name === 'select' ? chosenOf(node) : null;
}

const WRITTEN_IN = /^(?:text|number|search)$/iu;

/** Of several options the chosen ones; without a choice browsers show the first. */
function chosenOf(select: MarkupNode): string {
  const options = optionsIn(select);
  const chosen = options.filter(({ attributes }) => attributes.has('selected'));
  return (chosen.length > 0 ? chosen : options.slice(0, 1))
    .map((option) => textIn(option).trim())
    .join(', ');
}

function optionsIn({ children }: MarkupNode): readonly MarkupNode[] {
  return children.flatMap((child) => (child.name === 'option' ? [child] : optionsIn(child)));
}
