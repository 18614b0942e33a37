import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

const FOLDER = inProject('.github/workflows');

/** Each workflow without its comments, by file name. */
const WORKFLOWS = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name,
    readFileSync(`${FOLDER}/${name}`, 'utf8').replace(/^\s*#.*\n/gm, ''),
  ]),
);

/** The jobs of a workflow, each with its lines. */
function jobsOf(name: string): Readonly<Record<string, string>> {
  const [, jobs = ''] = (WORKFLOWS[name] ?? '').split(/^jobs:\n/m);
  return Object.fromEntries(
    [...jobs.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n)+)/gm)].map(([, job = '', lines = '']) => [
      job,
      lines,
    ]),
  );
}

test('every third-party action is pinned to a commit hash, with its version beside it', () => {
  const used = Object.values(WORKFLOWS).flatMap((workflow) =>
    [...workflow.matchAll(/\buses:\s*(.*)/g)].map(([, action = '']) => action),
  );
  expect(used).not.toEqual([]);
  // A tag can be moved to other code at any time; our own files are those of the commit that runs.
  const others = used.filter((action) => !action.startsWith('./'));
  expect(others.filter((action) => !/^[\w./-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});

test('one job runs the checks, for whoever asks: a change, or what is published', () => {
  const running = Object.keys(WORKFLOWS).flatMap((name) =>
    Object.entries(jobsOf(name)).flatMap(([job, lines]) =>
      /run: npm test\b/.test(lines) ? [`${name} ${job}`] : [],
    ),
  );
  expect(running).toEqual(['check.yml check']);
  expect(WORKFLOWS['check.yml']).toMatch(/^ {2}workflow_call:$/m);
  expect(WORKFLOWS['check.yml']).toMatch(/^ {2}pull_request:$/m);
});

test('nothing is published, nor built for it, before the checks have passed', () => {
  const { check, build, publish, ...others } = jobsOf('publish.yml');
  expect(check).toBe('    uses: ./.github/workflows/check.yml\n');
  expect(build).toMatch(/^ {4}needs: check$/m);
  expect(publish).toMatch(/^ {4}needs: build$/m);
  expect(others).toEqual({});
});

test('the checks run where they install the engines themselves: on Debian, as root', () => {
  const { check } = jobsOf('check.yml');
  expect(check).toMatch(/^ {6}image: node:\d+-(?:bookworm|trixie)$/m);
  expect(check).not.toMatch(/--user/);
  // Firefox refuses to start in the home that a container is given there.
  expect(check).toMatch(/run: npm test\n {8}env:\n {10}HOME: \/root\n/);
});

test('the traces of journeys that failed are kept', () => {
  const { check } = jobsOf('check.yml');
  expect(check).toMatch(/if: failure\(\)\n {8}uses: actions\/upload-artifact@/);
  const [, kept] = /\n {10}path: (.*)\n {10}if-no-files-found/.exec(check ?? '') ?? [];
  expect(readFileSync(inProject('playwright.config.ts'), 'utf8')).toContain(
    `outputDir: \`${kept}/`,
  );
});
