// @ts-check
// Writes the files in hosting/, which tell the common static hosts to send the headers of
// scripts/headers.mjs: node tools/hosting.mjs. A test holds the files to what this writes.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOREVER, REVALIDATE, securityHeaders } from '../scripts/headers.mjs';
import { isMain } from '../scripts/is-main.mjs';
import { inProject } from '../scripts/paths.mjs';

const WRITTEN =
  'Written by tools/hosting.mjs from scripts/headers.mjs: change those, not this file.';

const ANEW = { 'Cache-Control': REVALIDATE };
const HASHED = { 'Cache-Control': CACHE_FOREVER };

/**
 * The files, by their names in hosting/.
 * @returns {Readonly<Record<string, string>>}
 */
export function hostingFiles() {
  return {
    _headers: underscoreHeaders(),
    'vercel.json': vercel(),
    'staticwebapp.config.json': azure(),
    'nginx.conf': nginx(),
    'apache.htaccess': apache(),
  };
}

/**
 * Netlify and Cloudflare Pages. They join all rules that fit, so that none of these may say the same
 * thing twice; what is named in none is asked for anew by both.
 */
function underscoreHeaders() {
  /** @type {(pattern: string, headers: Readonly<Record<string, string>>) => readonly string[]} */
  const rule = (pattern, headers) => [
    pattern,
    ...pairs(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    `# ${WRITTEN}`,
    ...rule('/*', securityHeaders),
    ...rule('/assets/*', HASHED),
    ...ENTRANCES.flatMap((entrance) => rule(entrance, ANEW)),
    '',
  ].join('\n');
}

/** What a browser asks for first, and what tells it of a new version. */
const ENTRANCES = ['/', '/index.html', '/service-worker.js', '/manifest.webmanifest'];

function vercel() {
  /** @param {Readonly<Record<string, string>>} headers */
  const listed = (headers) => pairs(headers).map(([key, value]) => ({ key, value }));
  return json({
    headers: [
      { source: '/(.*)', headers: listed(securityHeaders) },
      { source: '/assets/(.*)', headers: listed(HASHED) },
      { source: '/((?!assets/).*)', headers: listed(ANEW) },
    ],
  });
}

/** Azure Static Web Apps: a route's header takes the place of the global one of that name. */
function azure() {
  return json({
    globalHeaders: { ...securityHeaders, ...ANEW },
    routes: [{ route: '/assets/*', headers: HASHED }],
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' },
  });
}

/** A location with headers of its own inherits none, hence all of them twice. */
function nginx() {
  /** @param {Readonly<Record<string, string>>} headers */
  const lines = (headers) =>
    pairs(headers).map(
      ([name, value]) => `    add_header ${name} "${value}"${keptByErrors(name) ? ' always' : ''};`,
    );
  return [
    `# ${WRITTEN}`,
    '# Goes into the server block; its root is the folder dist.',
    'location / {',
    '    try_files $uri $uri/index.html =404;',
    ...lines({ ...securityHeaders, ...ANEW }),
    '}',
    'location ~ /assets/ {',
    '    try_files $uri =404;',
    ...lines({ ...securityHeaders, ...HASHED }),
    '}',
    '',
  ].join('\n');
}

function apache() {
  /** @param {Readonly<Record<string, string>>} headers */
  const lines = (headers) =>
    pairs(headers).map(
      ([name, value]) => `  Header ${keptByErrors(name) ? 'always ' : ''}set ${name} "${value}"`,
    );
  return [
    `# ${WRITTEN}`,
    '# Goes as .htaccess beside index.html; needs mod_headers, mod_setenvif and mod_mime.',
    'AddType application/manifest+json .webmanifest',
    'AddType font/woff2 .woff2',
    'SetEnvIf Request_URI "/assets/" HASHED',
    '<IfModule mod_headers.c>',
    ...lines({ ...securityHeaders, ...ANEW }),
    ...lines(HASHED).map((line) => `${line} env=HASHED`),
    '</IfModule>',
    '',
  ].join('\n');
}

/**
 * Whether it goes with an error too: a missing file must not be missing for good.
 * @param {string} name
 */
function keptByErrors(name) {
  return name !== 'Cache-Control';
}

/** @param {Readonly<Record<string, string>>} headers */
function pairs(headers) {
  return Object.entries(headers);
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (isMain(import.meta.url)) {
  const folder = inProject('hosting');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(hostingFiles())) {
    writeFileSync(path.join(folder, name), text);
  }
}
