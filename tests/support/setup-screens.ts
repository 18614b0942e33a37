import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// happy-dom declares these and returns null, as no browser does.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

// The time limit for what never appears. A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

const NO_LOOK = {};

// Queries by role compute the style of each element and its ancestors. No style sheet is loaded here, so
// elements with the same tag name and no style of their own share the result, which is computed only where it is
// not known. It is taken from the window, since the global one may still be the previous file’s wrapper.
const view = document.defaultView;
if (view === null) throw new Error('There is no window.');
const computed = view.getComputedStyle.bind(view);
const looks = new Map<string, unknown>();
Object.defineProperty(globalThis, 'getComputedStyle', {
  configurable: true,
  writable: true,
  value: (element: Element, pseudo?: string | null) => {
    if (element.hasAttribute('style')) return computed(element, pseudo);
    const known = (name: string, own: () => unknown) => {
      const key = `${element.localName} ${pseudo ?? ''} ${name}`;
      if (!looks.has(key)) looks.set(key, own());
      return looks.get(key);
    };
    const style = () => computed(element, pseudo);
    return new Proxy(NO_LOOK, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (property: string) => known(property, () => style().getPropertyValue(property))
          : known(String(name), () => Reflect.get(style(), name)),
    });
  },
});

// Files share a window: each starts with an empty page and empty storage.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '#/');
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
document.body.replaceChildren();

// For its warnings, React notes where each element was made, up to a number of them: a tenth of the time.
// Here the number has always been reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null) throw new Error('React has changed.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
