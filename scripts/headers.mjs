// @ts-check
// What is sent with every file of the app: what the page may do, and how long a file may be kept. The
// one place where it is written: scripts/serve.mjs sends it, the build puts what a page can say of
// itself into the page (vite.config.ts), and tools/hosting.mjs writes the files for static hosts.

/**
 * What the app may load and do: its own files from its own origin, and nothing else. No inline scripts
 * or styles, no eval, no forms, no framing. `wss:` is for battles on a hub that a player has chosen, which may be anywhere (docs/security.md).
 * `data:` and `blob:` are pictures that the app draws itself. Trusted Types: the one address that the
 * browser wants a policy for is that of the service worker (src/offline/registration.ts).
 * @type {Readonly<Record<string, string>>}
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self' wss:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'hors-de-combat',
};

/** What browsers take from a header only, and complain about in a page. */
const HEADER_ONLY = new Set(['frame-ancestors']);

/** Content-Security-Policy, as a header. */
export const contentSecurityPolicy = policyOf(Object.entries(POLICY));

/** The same as far as a page can say it of itself, for hosts that send no headers. */
export const policyInPage = policyOf(
  Object.entries(POLICY).filter(([name]) => !HEADER_ONLY.has(name)),
);

/** What the app asks of the phone; all else is off, for whatever might run in it. */
const ALLOWED = ['camera', 'clipboard-write', 'screen-wake-lock'];

/** What it will never ask for, of the things that browsers know by these names. */
const FORBIDDEN = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sent with every answer, errors too.
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...ALLOWED.map((name) => `${name}=(self)`),
    ...FORBIDDEN.map((name) => `${name}=()`),
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Cache-Control of files whose names carry a hash of their content: those in `assets/`. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Cache-Control of all else, the page and the service worker above all: revalidated every time, or a
 * player would stay on an old version.
 */
export const REVALIDATE = 'no-cache';

/** @param {readonly (readonly [string, string])[]} directives */
function policyOf(directives) {
  return directives.map((directive) => directive.join(' ')).join('; ');
}
