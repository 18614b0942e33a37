import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAdvance } from '#roster/advances/read.ts';
import { readFind } from '#roster/after-battle/find-dice.ts';
import { readInjury } from '#roster/after-battle/injury-dice.ts';
import { needOf, readSearch } from '#roster/after-battle/trade.ts';
import { type Answers, MAX_ANSWERS, type Next, rolledOn } from '#rules/dice/inquiry.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';
import { warbandOf } from '../support/warbands.ts';
import { ravens } from './after-battle/scenes.ts';

// What holds for every question with dice, whatever it is about.

type Question = (answers: Answers) => Next<unknown> | null;

const band = ravens();
const SEARCHERS = { searchers: band.members.slice(0, 4), leader: band.members[0] ?? null };
const part = system.afterBattle;

const injuries = (part?.injuries ?? []).map((table): [string, Question] => [
  `an injury: ${table.roles.join()} ${table.profiles?.join() ?? ''}`,
  (answers) => readInjury(table, answers).next,
]);

const finds = (part?.exploration.finds ?? []).flatMap((row) =>
  [row.gives, ...Object.values(row.byWarband)].map((gives, at): [string, Question] => [
    `a find: ${row.id} ${at}`,
    (answers) => readFind(gives, SEARCHERS, answers).next,
  ]),
);

const advancing = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/champion', 'Otto'],
  ['reikland/warrior', 'Lame', 3],
  ['extras/warlock', 'Zauber'],
]);

const advances = advancing.members.map((member): [string, Question] => [
  `an advance: ${member.profileId}`,
  (answers) =>
    readAdvance({ warband: advancing, member, system, afterPromotion: false }, answers).next,
]);

const searches = [0, 5, 12].map((rarity): [string, Question] => [
  `a search: ${rarity}`,
  (answers) => readSearch(needOf(rarity, 1), answers).next,
]);

/** Files that ask without being read by this test. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'ui/stash/PriceQuestion.tsx': 'one throw, whose answers no document keeps',
};

/** What makes a question; a file that imports only `Answers` or `rolledOn` passes them on. */
const ASKS = /\b(?:Inquiry|Asked|faces?|total|choice|readAnswers)\b/;

test('are all in this test', () => {
  const here = readFileSync(inProject('tests/roster/questions-with-dice.test.ts'), 'utf8');
  const asking = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => {
      if (!/\.tsx?$/.test(file)) return false;
      const text = readFileSync(inProject('src', file), 'utf8');
      const [, names = ''] =
        /import (?:type )?\{([^}]*)\} from '[^']*\/inquiry\.ts'/.exec(text) ?? [];
      return ASKS.test(names);
    },
  );
  const missing = asking.filter((file) => !here.includes(`from '#${file}'`));
  expect(missing.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

/** Faces and choices by lot, as players tap them; the last question may be left in the middle. */
const TAPS = fc.array(fc.nat(), { maxLength: 12 });

function tapped(question: Question, taps: readonly number[]): Answers {
  return taps.reduce<Answers>((answers, tap) => {
    const asked = question(answers)?.asked;
    if (asked === undefined) return answers;
    if (asked.kind === 'ask') return [...answers, (tap % asked.sides) + 1];
    return [...answers, asked.options[tap % asked.options.length]?.id ?? ''];
  }, []);
}

describe.each([...injuries, ...finds, ...advances, ...searches])('%s', (_, question) => {
  const onTheWay = fc.record({ taps: TAPS, dice: fc.array(fc.nat(), { minLength: 1 }) });

  test('thrown by the app after any taps, takes exactly the dice that are missing', () => {
    fc.assert(
      fc.property(onTheWay, ({ taps, dice }) => {
        const answers = tapped(question, taps);
        const thrown: number[] = [];
        const die = (sides: number) => {
          const face = ((dice[thrown.length % dice.length] ?? 0) % sides) + 1;
          thrown.push(face);
          return face;
        };
        const rolled = rolledOn(question, answers, die);
        expect(rolled).toEqual([...answers, ...thrown]);
        expect(rolled.length).toBeLessThanOrEqual(MAX_ANSWERS);
        // Each of them was asked for, and after the last one no more is, short of the bound.
        for (let count = answers.length; count < rolled.length; count += 1) {
          expect(question(rolled.slice(0, count))?.asked.kind).toBe('ask');
        }
        const after = question(rolled)?.asked;
        if (rolled.length < MAX_ANSWERS - 2) expect(after?.kind).not.toBe('ask');
        // A second tap throws nothing more.
        const before = thrown.length;
        expect(rolledOn(question, rolled, die)).toEqual(rolled);
        expect(thrown).toHaveLength(before);
      }),
      { numRuns: 60 },
    );
  });

  test('taken back, is what it was', () => {
    fc.assert(
      fc.property(TAPS, (taps) => {
        const answers = tapped(question, taps);
        for (let count = 0; count <= answers.length; count += 1) {
          const before = question(answers.slice(0, count));
          expect(question(answers.slice(0, count))).toEqual(before);
          // Every answer but the last led to one more question.
          if (count < answers.length) expect(before).not.toBeNull();
        }
      }),
      { numRuns: 30 },
    );
  });

  test('keeps within its bound, whatever the dice show for ever', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const rolled = rolledOn(question, [], (sides) => Math.min(face, sides));
      expect(rolled.length).toBeLessThanOrEqual(MAX_ANSWERS);
    }
  });
});
