/** Code as it is read for the words that it uses. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/**
 * The files of words that code names: `useTranslation('table')`, `useTranslation(['table', 'battle'])`,
 * `t('battle:undo.button')`, `'ui:…'`.
 */
export function filesNamedIn(code: string): readonly string[] {
  const hooks = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const keys = [...code.matchAll(/['"`]([a-z][a-z-]*):[a-z$][\w${}.-]*['"`]/g)].map(
    ([, name = '']) => name,
  );
  return [...hooks, ...keys];
}
