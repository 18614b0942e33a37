import type { Page } from '@playwright/test';

/**
 * Text with too little contrast to its background: less than 4.5 : 1, or less than 3 : 1 where it is large
 * (WCAG 2, 1.4.3). Disabled controls are exempt, as in WCAG.
 */
export function faintWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const WHITE: Colour = [255, 255, 255, 1];
    const read = new Map<string, Colour>();
    const grounds = new Map<Element, readonly Colour[]>();
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const faults = new Set<string>();
    for (const element of scope.querySelectorAll('*')) {
      if (!hasWords(element) || !isSeen(element) || cannotBeUsed(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 56 / 3 && Number(fontWeight) >= 700);
      const ratios = groundsOf(element).map((ground) => ratioOf(element, colourOf(color), ground));
      const least = Math.min(...ratios);
      // Screens have 256 steps of a colour.
      if (least > (large ? 3 : 4.5) - 0.01) continue;
      const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      const kind = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
      faults.add(`${kind} "${words}" has a contrast of ${least.toFixed(2)}`);
    }
    return [...faults];

    function hasWords(element: Element): boolean {
      if (element.matches('input, textarea, select')) return true;
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    }

    function isSeen(element: Element): boolean {
      if (element.closest('.visually-hidden, script, style, option') !== null) return false;
      const { width, height } = element.getBoundingClientRect();
      const seen = { visibilityProperty: true, opacityProperty: true };
      return width > 1 && height > 1 && element.checkVisibility(seen);
    }

    function cannotBeUsed(element: Element): boolean {
      const control = element.closest('button, input, select, textarea, fieldset, label');
      const used = control instanceof HTMLLabelElement ? control.control : control;
      return used?.matches(':disabled, [aria-disabled="true"]') === true;
    }

    /** The background of its text: one colour, or each colour of a gradient. */
    function groundsOf(element: Element | null): readonly Colour[] {
      if (element === null) return [WHITE];
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const itself = getComputedStyle(element);
      const opaque = colourOf(itself.backgroundColor)[3] === 1;
      const under = painted(itself, opaque ? [WHITE] : groundsOf(element.parentElement));
      // The visible chip, which is less high than its touch target.
      const before = getComputedStyle(element, '::before');
      const all = before.zIndex === '-1' ? painted(before, under) : under;
      grounds.set(element, all);
      return all;
    }

    function painted(
      { backgroundColor, backgroundImage }: CSSStyleDeclaration,
      under: readonly Colour[],
    ): readonly Colour[] {
      const plain = under.map((ground) => over(colourOf(backgroundColor), ground));
      const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
      if (stops.length === 0) return plain;
      return stops.flatMap((stop) => plain.map((ground) => over(colourOf(stop), ground)));
    }

    /** The contrast after the transparency of all elements around it has been applied. */
    function ratioOf(element: Element, itsInk: Colour, itsGround: Colour): number {
      let [ink, ground] = [over(itsInk, itsGround), itsGround];
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const opacity = Number(getComputedStyle(around).opacity);
        const [behind = WHITE] = opacity < 1 ? groundsOf(around.parentElement) : [];
        ink = over(faded(ink, opacity), behind);
        ground = over(faded(ground, opacity), behind);
      }
      return contrast(ink, ground);
    }

    function colourOf(css: string): Colour {
      const known = read.get(css);
      if (known !== undefined) return known;
      if (pen === null) throw new Error('Nothing to mix colours with.');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      read.set(css, colour);
      return colour;
    }

    function faded([red, green, blue, alpha]: Colour, opacity: number): Colour {
      return [red, green, blue, alpha * opacity];
    }

    function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
      const mixed = (top: number, under: number) => top * alpha + under * (1 - alpha);
      return [
        mixed(red, ground[0]),
        mixed(green, ground[1]),
        mixed(blue, ground[2]),
        alpha + ground[3] * (1 - alpha),
      ];
    }

    function contrast(one: Colour, other: Colour): number {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    }

    function luminance([red, green, blue]: Colour): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
