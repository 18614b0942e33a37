import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What the browser of these tests knows by name only: it answers null, as no browser does.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

// For what never comes: a machine that is busy with something else is slow, not broken.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

// Whoever looks for a button by its name asks of each element, and of all that it stands in, whether it is
// seen. No style sheet is loaded here: one without a style of its own looks like all of its kind.
const computed = globalThis.getComputedStyle;
const looks = new Map<string, unknown>();
Object.defineProperty(globalThis, 'getComputedStyle', {
  configurable: true,
  writable: true,
  value: (element: Element, pseudo?: string | null) => {
    const style = computed(element, pseudo);
    if (element.hasAttribute('style') || document.styleSheets.length > 0) return style;
    const known = (name: string, own: () => unknown) => {
      const key = `${element.localName} ${pseudo ?? ''} ${name}`;
      if (!looks.has(key)) looks.set(key, own());
      return looks.get(key);
    };
    return new Proxy(style, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (property: string) => known(property, () => style.getPropertyValue(property))
          : known(String(name), () => Reflect.get(style, name)),
    });
  },
});

// The files share a browser: each begins with a page on which nothing was opened, kept or looked at.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '#/');
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
document.body.replaceChildren();
