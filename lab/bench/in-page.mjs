// @ts-check
// Functions that run in the measured pages, where taps and clocks are exact. Each is sent as text, so it may
// use nothing outside itself.

/** Marks in a trace: a tap is prepared, and the frame that shows it begins. As text in the functions below. */
export const NEXT_MARK = 'bench-next';
export const FRAME_MARK = 'bench-frame';

/**
 * A painted screen.
 * @typedef {object} Painted
 * @property {number} at milliseconds after the page was requested
 * @property {number} firstPaint the same for its first text or picture
 * @property {number} since time of the request for the page, milliseconds since 1970
 * @property {number} files that the page has requested, including itself
 */

/**
 * Run before the page's own scripts. Sets `window.bench` to a promise of the time when something has been
 * painted.
 * @param {string} selector
 */
export function watchFor(selector) {
  // The browser reports it once the frame is on the screen, slightly later than the frame itself.
  /** @type {Promise<number>} */
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') resolve(startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  });
  /** @param {(painted: Painted) => void} report */
  const look = (report) => {
    if (document.querySelector(selector) === null) {
      requestAnimationFrame(() => look(report));
      return;
    }
    // This frame is painted as soon as the main thread is free.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const at = performance.now();
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime <= at && name.startsWith(location.origin));
      const painted = {
        at,
        since: performance.timeOrigin,
        files: 1 + new Set(files.map(({ name }) => name)).size,
      };
      void firstPaint.then((time) => report({ ...painted, firstPaint: time }));
    });
    port1.start();
    port2.postMessage(null);
  };
  Reflect.set(window, 'bench', new Promise((resolve) => look(resolve)));
}

/**
 * Run after `watchFor`: tells the server when the page was painted, and the sum of its long tasks.
 * @param {number} watched milliseconds after the page was requested
 */
export function tellAll(watched) {
  let long = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long += duration;
  }).observe({ type: 'longtask', buffered: true });
  setTimeout(() => {
    void Promise.resolve(Reflect.get(window, 'bench')).then(({ firstPaint, at }) =>
      fetch(`/bench-told?firstPaint=${firstPaint}&at=${at}&long=${long}`),
    );
  }, watched - performance.now());
}

/**
 * Prepares for one tap. Sets `window.bench` to a promise of the milliseconds from lifting the finger to the
 * frame in which the button has changed.
 * @param {{ selector: string, index: number }} button
 */
export function expectTap({ selector, index }) {
  performance.mark('bench-next');
  const look = () => document.querySelectorAll(selector)[index]?.getAttribute('aria-pressed');
  const before = look();
  const shown = new Promise((resolve) => {
    let liftedAt = Number.NaN;
    const lifted = (/** @type {Event} */ event) => {
      liftedAt = event.timeStamp;
    };
    addEventListener('pointerup', lifted, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (Number.isNaN(liftedAt) || look() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // Not once it is painted: whether this message or a timer of the page comes first then is chance.
        performance.mark('bench-frame');
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - liftedAt));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-pressed'],
    });
  });
  Reflect.set(window, 'bench', shown);
}

/**
 * Awaits the promise in `window.bench`.
 * @param {number} patience milliseconds
 * @returns {Promise<unknown>} rejected with the text on the screen when it is not resolved in time
 */
export function promised(patience) {
  const tooLate = new Promise((_, reject) => {
    const words = () => document.body.innerText.slice(0, 500);
    setTimeout(() => reject(new Error(`It never showed. The page: ${words()}`)), patience);
  });
  return Promise.race([Reflect.get(window, 'bench'), tooLate]);
}

/**
 * Taps the first few buttons in turn, each as soon as the previous tap has been painted.
 * @param {{ selector: string, taps: number, buttons: number }} what
 */
export async function tapThrough({ selector, taps, buttons }) {
  for (let tap = 0; tap < taps; tap += 1) {
    const button = document.querySelectorAll(selector)[tap % buttons];
    if (!(button instanceof HTMLElement)) throw new Error(`There is no button ${tap % buttons}.`);
    const before = button.ariaPressed;
    // At its own place, since a second tap at the first one’s would count as a double tap.
    const { x, y, width, height } = button.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...place }));
    for (let frames = 0; button.ariaPressed === before && frames < 600; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (button.ariaPressed === before) throw new Error('A tap was never shown.');
  }
}
