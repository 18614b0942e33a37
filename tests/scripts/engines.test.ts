import { describe, expect, test, vi } from 'vitest';
import { installPackages } from '../../scripts/apt.mjs';
import {
  ENGINES,
  type EngineName,
  engineNamed,
  isStrict,
  obtainEngines,
  sayMissing,
} from '../../scripts/engines.mjs';

const ALL = ['chromium', 'firefox', 'webkit'] as const;

/** A machine with some engines installed; installing packages adds others. */
function machine({ has, sells }: { has: readonly EngineName[]; sells: readonly string[] }) {
  const installed = new Set(has.flatMap((name) => [...ENGINES[name].packages]));
  const asked: (readonly string[])[] = [];
  return {
    asked,
    apt: true,
    find: async (name: EngineName) =>
      ENGINES[name].packages.every((one) => installed.has(one)) ? `/bin/${name}` : undefined,
    install: async (packages: readonly string[]) => {
      asked.push(packages);
      if (!packages.every((one) => sells.includes(one))) return false;
      for (const one of packages) installed.add(one);
      return true;
    },
  };
}

describe('obtaining the engines', () => {
  const quiet = () => vi.spyOn(console, 'log').mockImplementation(() => {});

  test('installs nothing when all are present', async () => {
    const bare = machine({ has: ALL, sells: [] });
    expect(Object.keys(await obtainEngines(ALL, bare))).toEqual(ALL);
    expect(bare.asked).toEqual([]);
  });

  test('installs all missing ones at once', async () => {
    quiet();
    const sells = ALL.flatMap((name) => [...ENGINES[name].packages]);
    const bare = machine({ has: ['chromium'], sells });
    expect(Object.keys(await obtainEngines(ALL, bare))).toEqual(ALL);
    expect(bare.asked).toEqual([['firefox-esr', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']]);
  });

  test('gets the others when one is unavailable', async () => {
    quiet();
    const bare = machine({
      has: [],
      sells: ['chromium', 'chromium-headless-shell', 'firefox-esr'],
    });
    expect(await obtainEngines(ALL, bare)).toEqual({
      chromium: '/bin/chromium',
      firefox: '/bin/firefox',
    });
  });

  test('changes nothing without permission to install', async () => {
    const bare = machine({ has: ['firefox'], sells: ['chromium'] });
    expect(await obtainEngines(ALL, { ...bare, apt: false })).toEqual({ firefox: '/bin/firefox' });
    expect(bare.asked).toEqual([]);
  });
});

test('installs packages without prompts, after updating the lists, and waits for another installation', async () => {
  const commands: string[] = [];
  const start = async (
    program: string,
    args: readonly string[],
    { env = {} }: { env?: Readonly<Record<string, string>> } = {},
  ) => {
    commands.push([env['DEBIAN_FRONTEND'], program, ...args].join(' '));
    return { code: 0, output: '' };
  };
  expect(await installPackages(['xvfb', 'firefox-esr'], start)).toBe(true);
  expect(commands).toEqual([
    'noninteractive apt-get -o DPkg::Lock::Timeout=120 update',
    'noninteractive apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends xvfb firefox-esr',
  ]);
});

test('treats a missing engine as an error in CI, or on request', () => {
  expect(isStrict({})).toBe(false);
  expect(isStrict({ CI: 'true' })).toBe(true);
  expect(isStrict({ CI: 'false' })).toBe(false);
  expect(isStrict({ HDC_STRICT: '1' })).toBe(true);
  expect(isStrict({ HDC_STRICT: '' })).toBe(false);
});

test('names a missing engine along with the command that installs it', () => {
  expect(sayMissing('webkit')).toContain('apt-get install gir1.2-webkit2-4.1 python3-gi xvfb');
});

test('refuses an unknown engine by name', () => {
  expect(engineNamed('firefox')).toBe('firefox');
  expect(() => engineNamed('trident')).toThrow('"trident"');
});
