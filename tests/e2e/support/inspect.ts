import type { Page } from '@playwright/test';

// Measurable qualities of a screen. Every function returns its faults, one line each.

/** What moves, or would move when it changes, for longer than one frame. */
export function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const FRAME = 17;
    const kinds = [...new Map([...document.querySelectorAll('*')].map(byKind)).values()];
    const running = document.getAnimations().flatMap(({ effect }) => {
      const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
      const lasts = Number(duration) * iterations;
      return lasts > FRAME ? [`an animation of ${lasts} ms`] : [];
    });
    const planned = kinds.flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].flatMap((part) => {
        const look = getComputedStyle(element, part);
        const longest = Math.max(
          ...[look.animationDuration, look.transitionDuration].flatMap((times) =>
            times.split(',').map(milliseconds),
          ),
        );
        const what = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}${part ?? ''}`;
        return longest > FRAME ? [`${what} moves for ${longest} ms`] : [];
      }),
    );
    const scrolls = getComputedStyle(document.documentElement).scrollBehavior;
    return [
      ...new Set([...running, ...planned, ...(scrolls === 'auto' ? [] : ['smooth scrolling'])]),
    ];

    /** Rows of a list are all alike, apart from their attributes. */
    function byKind(element: Element): readonly [string, Element] {
      const said = [...element.attributes].filter(({ name }) =>
        /^(?:class|data-.+|aria-(?:current|expanded|pressed))$/.test(name),
      );
      const around = element.parentElement?.getAttribute('class') ?? '';
      return [
        [element.tagName, around, ...said.map(({ name, value }) => `${name}=${value}`)].join(' '),
        element,
      ];
    }

    function milliseconds(time: string): number {
      const value = Number.parseFloat(time);
      return time.trim().endsWith('ms') ? value : value * 1000;
    }
  });
}

/** Controls with a touch target smaller than 48 × 48 px; a field counts with its label. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 48;
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const all = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]',
    );
    return [...all].flatMap((target) => {
      if (!isShown(target)) return [];
      const { width, height } = boxOf(target);
      // Half a pixel is lost in rounding. A control that looks smaller may still accept taps around it.
      if (width > LEAST - 0.5 && height > LEAST - 0.5) return [];
      if (takesTapsAround(target)) return [];
      // Columns of a profile stand side by side: what they lack in width they have in height.
      if (target.matches('.profile-column') && width * height > LEAST ** 2) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`${nameOf(target)}: ${size} px`];
    });

    function isShown(element: HTMLElement): boolean {
      const label = labelsOf(element)[0] ?? element;
      return label.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0;
    }

    function labelsOf(element: HTMLElement): readonly HTMLElement[] {
      return 'labels' in element && element.labels instanceof NodeList
        ? [...element.labels].filter((label) => label instanceof HTMLElement)
        : [];
    }

    function boxOf(element: HTMLElement): { width: number; height: number } {
      const boxes = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { width: right - left, height: bottom - top };
    }

    function takesTapsAround(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const reach = LEAST / 2 - 1;
      const around = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return around.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
    }

    function nameOf(element: HTMLElement): string {
      const words = element.ariaLabel ?? labelsOf(element)[0]?.innerText ?? element.innerText;
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${words.replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
    }
  });
}

/**
 * Text that is cut off, overflows its box, covers other text or leaves the window; and other elements that
 * leave it.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  return [...(await faultsOfLayout(page)), ...(await wordsThatBreak(page))];
}

/** Hides everything behind an open sheet: it is inert, and takes time to measure. */
export function hideBehindSheet(page: Page): Promise<void> {
  return adopt(
    page,
    ':modal',
    'body :not(:has(:modal), :modal, :modal *) { display: none !important; }',
  );
}

/** Gives rows out of view their size at once, which they otherwise get when scrolled into view. */
export function measureAllRows(page: Page): Promise<void> {
  return adopt(page, 'body', '.fighters > li { content-visibility: visible !important; }');
}

/** Restores the app's own styles. */
export function takeBackStyles(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** @param where a selector of elements that have to be on the page */
function adopt(page: Page, where: string, css: string): Promise<void> {
  return page.evaluate(
    ([wanted, rules]) => {
      if (document.querySelector(wanted) === null) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    },
    [where, css] as const,
  );
}

/** Words that are broken over two lines without a hyphen, and buttons with three lines of text. */
export function wordsThatBreak(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const faults = new Set<string>();
    for (const node of textsIn(scope)) {
      const whole = document.createRange();
      whole.selectNodeContents(node);
      if (linesOf(whole).length < 2) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range).length > 1) faults.add(`"${word}" is broken`);
      }
    }
    for (const button of scope.querySelectorAll('.k-button, .k-chip')) {
      const tops: number[] = [];
      for (const node of textsIn(button)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const top of linesOf(range)) if (isNew(top, tops)) tops.push(top);
      }
      if (tops.length > 2) faults.add(`"${button.textContent}" has ${tops.length} lines`);
    }
    return [...faults];

    /** All visible text, without what is visually hidden. */
    function textsIn(root: Element): readonly Node[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement;
        if (around === null || !around.checkVisibility({ visibilityProperty: true })) continue;
        if (around.closest('.visually-hidden, script, style') === null) found.push(node);
      }
      return found;
    }

    /** The tops of its lines, in pixels from the top of the window. */
    function linesOf(range: Range): readonly number[] {
      const tops: number[] = [];
      for (const { top, width } of range.getClientRects()) {
        if (width > 1 && isNew(top, tops)) tops.push(top);
      }
      return tops;
    }

    function isNew(top: number, known: readonly number[]): boolean {
      return known.every((other) => Math.abs(other - top) > 6);
    }
  });
}

function faultsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // May be cut: what a fighter carries is on his page in full, and the step to undo is in the button's name
    // and its sheet.
    const SPARE = '.fighter-arms, .table-undo-step';
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const width = document.documentElement.clientWidth;
    const faults = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const boxes = new Map<Element, DOMRect>();
    if (document.documentElement.scrollWidth > width) faults.add('the page scrolls sideways');

    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      if (!isShown(element)) continue;
      const { left, right } = boxOf(element);
      if ((left < -1 || right > width + 1) && !scrolls(element)) {
        faults.add(`${nameOf(element)} sticks out of the window`);
      }
      // A transparent select only takes the tap; another element shows its text.
      if (element instanceof HTMLSelectElement && styleOf(element).opacity !== '0') {
        checkSelect(element);
      }
    }

    const texts = textsIn(scope);
    for (const { element, box } of texts) checkText(element, box);
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) checkOverlap(one, other);
    }
    return [...faults];

    /** Cached, as it is read again and again for the elements around a word. */
    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    }

    function boxOf(element: Element): DOMRect {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      return box;
    }

    function textsIn(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: { element: HTMLElement; box: DOMRect; layer: Element | null }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || (node.nodeValue ?? '').trim() === '') continue;
        if (!isShown(element) || element.closest('option, .visually-hidden') !== null) continue;
        if (mayEndInDots(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const layer = layerOf(element);
        for (const box of range.getClientRects()) {
          if (box.width > 1 && box.height > 1) found.push({ element, box, layer });
        }
      }
      return found;
    }

    function mayEndInDots(element: HTMLElement): boolean {
      if (!element.matches(SPARE)) return false;
      return [element, element.parentElement].some((line) => {
        if (line === null) return false;
        const { whiteSpace, webkitLineClamp, textOverflow } = styleOf(line);
        return (
          textOverflow === 'ellipsis' && (whiteSpace === 'nowrap' || webkitLineClamp !== 'none')
        );
      });
    }

    function checkText(element: HTMLElement, box: DOMRect) {
      const style = styleOf(element);
      const spareEnd = element.lastElementChild?.matches(SPARE) === true;
      if (
        style.textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !spareEnd
      ) {
        faults.add(`${nameOf(element)} ends in dots`);
      }
      let scrolled = false;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const outer = boxOf(around);
        const { overflowX, overflowY } = styleOf(around);
        const across = box.left < outer.left - 1 || box.right > outer.right + 1;
        // Letters are less tall than their line.
        const slack = box.height / 5;
        const along = box.top < outer.top - slack || box.bottom > outer.bottom + slack;
        if ((isCutting(overflowX) && across && !scrolled) || (isCutting(overflowY) && along)) {
          faults.add(`${nameOf(element)} is cut by ${nameOf(around)}`);
        }
        if (around.matches('button, a, summary, label, output, .k-card') && (across || along)) {
          faults.add(`${nameOf(element)} leaves ${nameOf(around)}`);
        }
        if (overflowX === 'auto' || overflowX === 'scroll') scrolled = true;
        if (around === scope) break;
      }
    }

    function checkSelect(select: HTMLSelectElement) {
      const pen = document.createElement('canvas').getContext('2d');
      const words = select.selectedOptions[0]?.text ?? '';
      const style = styleOf(select);
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style;
      if (pen === null) throw new Error('Nothing to measure words with.');
      // The short form is empty where one of its parts does not fit.
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(words).width > room + 1) faults.add(`select "${words}" is cut`);
    }

    function checkOverlap(one: (typeof texts)[number], other: (typeof texts)[number]) {
      if (one.element === other.element || one.layer !== other.layer) return;
      const [a, b] = [lettersOf(one.box), lettersOf(other.box)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && along > 2) {
        faults.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
      }
    }

    /** A font has space above and below its letters, which lines may share. */
    function lettersOf({ left, right, top, bottom, height }: DOMRect) {
      return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
    }

    function isCutting(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }

    function isShown(element: HTMLElement): boolean {
      const { width: wide, height } = boxOf(element);
      return wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    }

    /** Whether a player can bring it into view by scrolling sideways. */
    function scrolls(element: Element): boolean {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = styleOf(around);
        if (overflowX !== 'visible') return true;
      }
      return false;
    }

    /** Whether it keeps its place while the rest scrolls under it, so that its text may cover other text. */
    function layerOf(element: Element): Element | null {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        if (['sticky', 'fixed'].includes(styleOf(around).position)) return around;
      }
      return null;
    }

    function nameOf(element: Element): string {
      const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const short = words.length > 40 ? `${words.slice(0, 40)}…` : words;
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${short}"`;
    }
  });
}
