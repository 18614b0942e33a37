import { beforeAll, describe, expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { FOREIGN, FORMS, HOSTILE_FORMS, type Spoilt } from './hostile-forms.ts';
import { secondAt } from './pace.ts';

// Every form that can be given, in every way in which it can be spoilt, through the two ways in: as a
// file's bytes and as a pasted text. Each ends in a warband or in a named reason, and soon.

const read = ({ given }: Spoilt) =>
  typeof given === 'string' ? readPasted(given, KIT) : readRoster(given, KIT);

/** All of them, with what each has taken: the best of three where the machine was busy with others. */
function readAll(forms: readonly Spoilt[]) {
  // The tables of words are made ready once.
  readPasted('Reikland', KIT);
  return forms.map((one) => {
    const took = () => {
      const start = performance.now();
      const reading = read(one);
      return { ...one, reading, ms: performance.now() - start };
    };
    let best = took();
    for (let again = 0; again < 2 && best.ms > 500; again += 1) {
      const next = took();
      if (next.ms < best.ms) best = next;
    }
    return best;
  });
}

describe(`${HOSTILE_FORMS.length} hostile files and texts`, () => {
  test('are more than three hundred, none of them like another', () => {
    const different = new Set(
      HOSTILE_FORMS.map(({ given }) =>
        typeof given === 'string' ? given : Buffer.from(given).toString('latin1'),
      ),
    );
    expect(different.size).toBeGreaterThan(300);
  });

  test('of other games are never taken for one of this', () => {
    const taken = FOREIGN.filter((one) => read(one).outcome !== 'foreign');
    expect(taken.map(({ name }) => name)).toEqual([]);
  });
});

/** Some at a time, so that each part is short on a busy machine too. */
const AT_ONCE = 30;
const SOME = Array.from(
  { length: Math.ceil(HOSTILE_FORMS.length / AT_ONCE) },
  (_, at) => [at * AT_ONCE, HOSTILE_FORMS.slice(at * AT_ONCE, (at + 1) * AT_ONCE)] as const,
);

describe.each(SOME)('hostile files and texts from the %sth on', (_, forms) => {
  let all: ReturnType<typeof readAll> = [];
  beforeAll(() => {
    all = readAll(forms);
  });

  test('are each read within a second', () => {
    const second = secondAt(() => readPasted(FORMS['a forum’s list'] ?? '', KIT));
    expect(all.filter(({ ms }) => ms > second).map(({ name }) => name)).toEqual([]);
  });

  test('end in people of the game or in one reason', () => {
    const wrong = all.flatMap(({ name, reading }) => {
      const { outcome, drafts, own, notices } = reading;
      const people = [
        ...drafts.map(({ fighters }) => fighters.length),
        ...own.map(({ members }) => members.length),
      ];
      const taken = outcome === 'import' || outcome === 'partial';
      if (taken)
        return people.some((count) => count > 0 && count <= 200) ? [] : [`${name}: nobody`];
      return people.length === 0 && notices.length === 1 ? [] : [`${name}: no reason`];
    });
    expect(wrong).toEqual([]);
  });

  test('leave no number beyond what a warband can hold, and nothing on any object', () => {
    const drafts = all.flatMap(({ reading }) => reading.drafts);
    const numbers = drafts.flatMap(({ fighters }) =>
      fighters.flatMap(({ count, xp, stats, gear }) => [
        count.value,
        xp.value,
        ...Object.values(stats).map(({ value }) => value),
        ...gear.map((one) => one.count),
      ]),
    );
    expect(numbers.filter((one) => !Number.isSafeInteger(one) || one < 0 || one > 999)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});
