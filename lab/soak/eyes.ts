import type { Picture, Shown } from './record.ts';

/** Something to tap or to look at. */
export interface Aim {
  readonly css: string;
  /** The fighter whose row or strip contains it; anywhere when omitted. */
  readonly who?: string;
  /** Its accessible name, or the beginning of its text. */
  readonly named?: string;
}

/** What a page can be asked at any moment, without waiting. */
export interface Eyes {
  /** The page’s location. `own`: the browser’s own page, or an empty one. */
  readonly where: () => 'battle' | 'home' | 'other' | 'error' | 'nothing';
  /** Whether any screen is shown, with its title and without a loading message. */
  readonly settled: () => boolean;
  /** Everyone in the battle; null while some rows are missing. */
  readonly picture: () => Picture | null;
  /** `saved`, `saving`, `failed`; '' where no battle is shown. */
  readonly save: () => string;
  /** Sentences that warn or explain. */
  readonly said: () => readonly string[];
  /** Whether it is there. */
  readonly sees: (aim: Aim) => boolean;
  /** The target of the last click. `beside`: not on anything that can be tapped. */
  readonly hit: (aim: Aim) => 'it' | 'beside' | 'another';
  /** What covers its middle, or its position when nothing does. */
  readonly cover: (aim: Aim) => string;
  /**
   * Scrolls it into view; its middle, in px. Null when it is missing, covered, or has moved since the last
   * call, as rows that appear displace others.
   */
  readonly aim: (aim: Aim) => { readonly x: number; readonly y: number } | null;
  /** Whether nothing has changed since the previous frames in which it was asked. */
  readonly calm: () => boolean;
  /** Resolves when the page shows it, with the save status at that moment: see `save`. */
  readonly shown: (sign: Sign) => Promise<string>;
  /** Reloads the page in the task that shows it. */
  readonly reloadWhenShown: (sign: Sign) => void;
}

/** A tap’s effect on the screen. */
export type Sign =
  | { readonly kind: 'fighter'; readonly who: string; readonly is: Partial<Shown> }
  /** Something that differs from the moment of the tap, other than something that only disappeared. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'there'; readonly aim: Aim }
  | { readonly kind: 'gone'; readonly aim: Aim };

declare global {
  interface Window {
    soak: Eyes;
  }
}

/**
 * Runs in the page before its own scripts: these queries, an adjustable clock, and a disk that can be full or
 * hang.
 */
export function installEyes(): void {
  const all = (css: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(css),
  ];
  const text = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const first = (css: string, within: ParentNode = document) =>
    within.querySelector<HTMLElement>(css);

  const rows = () =>
    all('.fighter, fieldset.quick').map((row) => {
      const quick = row.matches('.quick');
      const ring = first('button.ring', row);
      const statuses = all(quick ? '.quick-now' : '.fighter-status', row);
      const shown: Shown = {
        status: statuses.map(text).join(' + '),
        ring: ring === null ? null : ring.ariaPressed === 'true',
        lost: first('.wounds', row) === null ? null : all('.wound-lost', row).length,
      };
      return { row, name: text(first(quick ? '.quick-words b' : '.fighter-name', row)), shown };
    });
  const picture = () => {
    if (first('.fighters > li:empty') !== null) return null;
    const seen = rows().map(({ name, shown }) => [name, shown] as const);
    return seen.length === 0 ? null : Object.fromEntries(seen);
  };
  /** Changes with every entry that is shown. */
  const signature = () =>
    [
      first('header .table-undo')?.closest('button')?.ariaLabel ?? '',
      ...['.table-top', '.battle-dock button.k-primary'].map((css) => text(first(css))),
      first('h1')?.textContent ?? '',
      first('section .battle-end, .battle-end') === null ? '' : 'over',
      JSON.stringify(rows().map(({ name, shown }) => [name, shown])),
      all('article').map(text).join('|'),
    ].join('\n');
  const news = () => text(first('.k-toast-text'));
  /** The screen when the finger last came down: earlier changes are not its effect. */
  let touched = { times: 0, signature: '', news: '' };
  addEventListener(
    'pointerdown',
    () => {
      touched = { times: touched.times + 1, signature: signature(), news: news() };
    },
    { capture: true },
  );
  const find = ({ css, who, named }: Aim): HTMLElement | undefined => {
    const within: ParentNode | undefined =
      who === undefined ? document : rows().find(({ name }) => name === who)?.row;
    if (within === undefined) return undefined;
    return all(css, within).find(
      (element) =>
        (named === undefined || element.ariaLabel === named || text(element).startsWith(named)) &&
        element.getClientRects().length > 0 &&
        !element.matches(':disabled'),
    );
  };
  /** @param times the number of taps before the watch began */
  const isShown = (sign: Sign, times: number): boolean => {
    switch (sign.kind) {
      case 'fighter': {
        const shown = rows().find(({ name }) => name === sign.who)?.shown;
        return (
          shown !== undefined &&
          (sign.is.status === undefined || shown.status === sign.is.status) &&
          (sign.is.ring === undefined || shown.ring === sign.is.ring) &&
          (sign.is.lost === undefined || shown.lost === sign.is.lost)
        );
      }
      case 'changed':
        return (
          touched.times > times &&
          // News also disappears without a tap.
          (signature() !== touched.signature || !['', touched.news].includes(news()))
        );
      case 'there':
        return find(sign.aim) !== undefined;
      case 'gone':
        return find(sign.aim) === undefined;
    }
  };
  const whenShown = (sign: Sign, then: () => void) => {
    const { times } = touched;
    if (isShown(sign, times)) {
      then();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isShown(sign, times)) return;
      observer.disconnect();
      then();
    });
    observer.observe(document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  };

  let seen = { signature: '', frames: 0 };
  const isCalm = () => {
    const now = signature();
    seen =
      now === seen.signature ? { ...seen, frames: seen.frames + 1 } : { signature: now, frames: 0 };
    return seen.frames >= CALM_FRAMES;
  };

  const save = () => first('output[data-save]')?.dataset['save'] ?? '';

  let clicked: Element | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target : null;
    },
    { capture: true },
  );
  const CALM_FRAMES = 8;
  let before: {
    readonly of: Element;
    readonly x: number;
    readonly y: number;
    readonly frames: number;
  } | null = null;

  window.soak = {
    where: () => {
      if (first('.error-screen') !== null) return 'error';
      if (first('output[data-save]') !== null) return 'battle';
      if (first('.home-title') !== null) return 'home';
      return first('#root > *') === null ? 'nothing' : 'other';
    },
    settled: () => first('h1') !== null && first('.not-here, .not-here-coming, .opening') === null,
    picture,
    save,
    said: () =>
      all(
        '[role="alert"], .save-banner, .home-notice, dialog[open], main output.hint, .home-restore-said',
      )
        .filter((element) => element.getClientRects().length > 0)
        .map(text)
        .filter((sentence) => sentence.length > 0),
    sees: (aim) => find(aim) !== undefined,
    hit: (aim) => {
      // Another page is here already.
      if (clicked === null) return 'it';
      if (clicked.closest('button, a, input, label') === null) return 'beside';
      const found = find(aim);
      // The tapped element may be gone after the tap.
      return found === undefined || found.contains(clicked) || !clicked.isConnected
        ? 'it'
        : 'another';
    },
    cover: (aim) => {
      const { x = 0, y = 0, width = 0, height = 0 } = find(aim)?.getBoundingClientRect() ?? {};
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return `at ${x}, ${y}, under ${there?.outerHTML.slice(0, 100) ?? 'nothing'}`;
    },
    aim: (aim) => {
      const found = find(aim);
      if (found === undefined) return null;
      const hit = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const there = document.elementFromPoint(middle.x, middle.y);
        return there !== null && found.contains(there) ? middle : null;
      };
      const scrolled = hit() === null;
      if (scrolled) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const now = hit();
      const same = now !== null && before?.of === found && before.x === now.x && before.y === now.y;
      // Rows that come into view are positioned in the following frames.
      const calm = scrolled ? CALM_FRAMES : (before?.frames ?? 1) - (same ? 1 : 0);
      before = now === null ? null : { of: found, ...now, frames: calm };
      return same && calm <= 0 ? now : null;
    },
    calm: isCalm,
    shown: (sign) => new Promise((resolve) => whenShown(sign, () => resolve(save()))),
    reloadWhenShown: (sign) => whenShown(sign, () => location.reload()),
  };

  // The phone’s own clock, shared by all its tabs.
  const setting = (name: string) => {
    try {
      return localStorage.getItem(`soak/${name}`);
    } catch {
      return null;
    }
  };
  const RealDate = Date;
  const now = RealDate.now.bind(RealDate);
  const shifted = () => now() + Number(setting('clock') ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct(target, parts: unknown[], newTarget: unknown) {
      const given = parts.length === 0 ? [shifted()] : parts;
      const of = typeof newTarget === 'function' ? newTarget : target;
      const made: unknown = Reflect.construct(target, given, of);
      return made instanceof RealDate ? made : new RealDate(Number.NaN);
    },
    apply: () => new RealDate(shifted()).toString(),
    get(target, name): unknown {
      const own: unknown = Reflect.get(target, name);
      return name === 'now' ? shifted : own;
    },
  });

  // A disk that hangs: the end of each write is reported once the disk responds again.
  const held: (() => void)[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called on whoever it was called on
  const { addEventListener: listen } = EventTarget.prototype;
  IDBTransaction.prototype.addEventListener = function late(
    this: IDBTransaction,
    kind: string,
    listener: EventListenerOrEventListenerObject | null,
  ) {
    const waits = (event: Event) => {
      const finish = () => {
        if (typeof listener === 'function') listener.call(this, event);
      };
      if (setting('hangs') === 'yes') held.push(finish);
      else finish();
    };
    listen.call(
      this,
      kind,
      kind === 'complete' && typeof listener === 'function' ? waits : listener,
    );
  };
  setInterval(() => {
    if (held.length > 0 && setting('hangs') !== 'yes')
      for (const finish of held.splice(0)) finish();
  }, 100);

  // A full disk: throws the browser’s error where the browser throws it.
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function refused(this: IDBObjectStore, ...args) {
      if (setting('full') === 'yes')
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      return write.apply(this, args);
    };
  }
}
