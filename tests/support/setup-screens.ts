import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// happy-dom declares these and answers null, as no browser does.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

// A limit for what never appears. A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

// A query by role asks for the style of each element and all of its ancestors. No style sheet is loaded here,
// so that elements of one tag name without a style of their own share what was computed for the first.
// Taken from the window: the global one is the wrapper of the file before, as files share their globals.
const view = document.defaultView;
if (view === null) throw new Error('There is no window.');
const computed = view.getComputedStyle.bind(view);
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

// Files share a window: each starts on an empty page, with nothing stored.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '#/');
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
document.body.replaceChildren();
