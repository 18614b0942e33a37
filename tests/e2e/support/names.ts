import type { Page } from '@playwright/test';

/**
 * What a screen reader user misses: names of controls and, where no sheet is open, a title, headings without
 * skipped levels, and landmarks.
 */
export async function unnamedParts(page: Page): Promise<readonly string[]> {
  const sheet = page.locator('dialog:modal');
  if ((await sheet.count()) > 0) return nameless(await sheet.ariaSnapshot());
  const tree = await page.locator('body').ariaSnapshot();
  // Where the app has crashed, the title is an alert, and there is no back link.
  const stopped = (await page.locator('[role="alert"] h1').count()) > 0;
  return [...nameless(tree), ...badFrame(tree, stopped ? 0 : 1)];
}

/** Controls without a name. */
function nameless(tree: string): readonly string[] {
  return lines(tree).filter((line) =>
    /^- (button|link|checkbox|radio|switch|combobox|textbox|searchbox|spinbutton|slider|dialog|img)(?! ")/.test(
      line,
    ),
  );
}

function badFrame(tree: string, banners: number): readonly string[] {
  const all = lines(tree);
  const count = (role: string) => all.filter((line) => line.startsWith(`- ${role}`)).length;
  const levels = all.flatMap((line) => {
    const level = /^- (?:')?heading .*\[level=(\d)\]/.exec(line)?.[1];
    return level === undefined ? [] : [Number(level)];
  });
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} titles`]),
    ...(jumps.length === 0 ? [] : [`headings leave a level out: ${levels.join(' ')}`]),
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...(count('banner') === banners ? [] : [`${count('banner')} banners`]),
  ];
}

function lines(tree: string): readonly string[] {
  return tree.split('\n').map((line) => line.trim().replace(/^- '/, '- '));
}
