import { readdirSync, readFileSync } from 'node:fs';
import { array, object, parse, record, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CACHE_FOREVER,
  policyInPage,
  REVALIDATE,
  securityHeaders,
} from '../../scripts/headers.mjs';
import { inProject } from '../../scripts/paths.mjs';
import { hostingFiles } from '../../tools/hosting.mjs';

const FILES = Object.entries(hostingFiles());

describe('the files for static hosts', () => {
  test('are complete', () => {
    expect(readdirSync(inProject('hosting')).toSorted()).toEqual(
      FILES.map(([name]) => name).toSorted(),
    );
  });

  test.each(FILES)('%s matches the output of tools/hosting.mjs', (name, text) => {
    expect(readFileSync(inProject('hosting', name), 'utf8')).toBe(text);
  });

  test.each(FILES)('%s sends every header, and both cache policies', (_name, text) => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(CACHE_FOREVER);
    expect(text).toContain(REVALIDATE);
  });

  test('no address gets two Cache-Control values on hosts that join all matching rules', () => {
    const rules = sectionsOf(hostingFiles()['_headers'] ?? '');
    const keeping = rules.filter(({ lines }) => lines.some((line) => /Cache-Control/.test(line)));
    for (const address of ['/', '/index.html', '/service-worker.js', '/assets/app-1a2b.js']) {
      expect(keeping.filter(({ path }) => fits(path, address))).toHaveLength(1);
    }
    const { headers } = parse(
      object({
        headers: array(object({ source: string(), headers: array(record(string(), string())) })),
      }),
      JSON.parse(hostingFiles()['vercel.json'] ?? ''),
    );
    for (const address of ['/', '/service-worker.js', '/assets/app-1a2b.js']) {
      const matching = headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule) => rule.headers)
        .filter(({ key }) => key === 'Cache-Control');
      expect({ address, count: matching.length }).toEqual({ address, count: 1 });
    }
  });
});

describe('the content security policy', () => {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';

  test('allows no inline code, no code made from strings, and no other origin', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*|nonce-|sha256-/);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy).toContain(`${name} 'none'`);
    }
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('is repeated in the page, except for directives that work only as a header', () => {
    expect(`${policyInPage}; frame-ancestors 'none'`.split('; ').toSorted()).toEqual(
      policy.split('; ').toSorted(),
    );
    // Within an attribute.
    expect(policyInPage).not.toContain('"');
  });
});

function sectionsOf(text: string) {
  return text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((section) => {
      const [path = '', ...lines] = section.split('\n');
      return { path, lines };
    });
}

function fits(path: string, address: string): boolean {
  return path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address;
}
