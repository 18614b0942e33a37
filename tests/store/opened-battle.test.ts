import { expect, test } from 'vitest';
import { count, isOffScreen, openedBattle, release } from '#store/opened-battle.ts';

/** A battle whose session never comes, and how often its lock was released. */
function openedForTest() {
  let released = 0;
  const holding = {
    getState: () => 'held' as const,
    subscribe: () => () => undefined,
    answered: Promise.resolve(),
    take: () => Promise.resolve(),
    release: () => {
      released += 1;
      return Promise.resolve();
    },
  };
  const one = openedBattle(holding, new Promise(() => undefined));
  return { one, holding, released: () => released };
}

test('a battle stands where those who opened it have put it', () => {
  const { one } = openedForTest();
  const seen = [one.stage.name];
  const step = (who: 'screens' | 'links', by: 1 | -1) => {
    count(one, who, by);
    seen.push(one.stage.name);
  };
  step('screens', 1);
  step('links', 1);
  step('screens', -1);
  step('links', -1);
  expect(seen).toEqual(['ahead', 'shown', 'shown', 'linked', 'left']);
});

test('one that nobody has come for yet is not off the screen: it has yet to get there', () => {
  const { one } = openedForTest();
  expect(isOffScreen(one)).toBe(false);
  count(one, 'screens', -1);
  expect(one.keepers.screens).toBe(0);
  expect(isOffScreen(one)).toBe(true);
});

test('one that was closed is released once, and nobody brings it back', async () => {
  const { one, released } = openedForTest();
  await Promise.all([release(one), release(one)]);
  expect(released()).toBe(1);
  count(one, 'screens', 1);
  expect(one.stage.name).toBe('closed');
});

test('those who opened it in vain are still there when it is opened again', () => {
  const { one, holding } = openedForTest();
  count(one, 'screens', 1);
  const again = openedBattle(holding, new Promise(() => undefined), one.keepers);
  expect(again.stage.name).toBe('shown');
  count(again, 'screens', -1);
  expect(again.stage.name).toBe('left');
});
