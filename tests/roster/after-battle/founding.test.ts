import { describe, expect, test } from 'vitest';
import { foundingRest } from '#roster/after-battle/purse.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { setBattles, setCount, setExperience, setTrait } from '#roster/edit.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, foughtWith, ravens } from './scenes.ts';

/** Ravens before their first battle: 250 of 500 gold spent; their dogs have no price. */
const NEW = setBattles(ravens(), 0);

describe('the unspent founding gold', () => {
  test.each([
    ['is there once the first battle is over', NEW, 250],
    ['is what nobody has spent on equipment either', setTrait(NEW, 'm-5', 'sword', true), 220],
    ['is nothing where more was spent than there was', setCount(NEW, 'm-5', 20), 0],
    ['is nothing where a battle was fought before', setBattles(NEW, 1), 0],
    ['is nobody’s to know where somebody has learnt', setExperience(NEW, 'm-2', 12), 0],
    ['is nothing beside a purse that is kept', { ...NEW, purse: { gold: 7 } }, 0],
    ['is nothing of a free-form warband', { ...NEW, catalogueId: '' }, 0],
  ])('%s', (_, warband, rest) => {
    expect(foundingRest(warband, system)).toBe(rest);
  });

  test('joins the treasury along with the income, and pays upkeep', () => {
    const fought = { ...foughtWith(NEW), treasure: 2 };
    const { warband } = after(NEW, fought, (draft) => ({ ...draft, corrections: { gold: 5 } }));
    expect(warband.purse).toEqual({ gold: 250 + 5 - 15, wyrdstone: 2 });
    expect(foundingRest(warband, system)).toBe(0);
  });

  test('can be spent on members again when the battle is undone', () => {
    const { warband } = after(NEW, foughtWith(NEW));
    expect(warband.purse).toEqual({ gold: 235 });
    const back = undoAfterBattle(warband, system, 'b-1');
    expect(back?.purse).toBeUndefined();
    expect(back && foundingRest(back, system)).toBe(250);
  });

  test('is zero in a game without trade', () => {
    const part = system.afterBattle;
    const plain = { ...system, afterBattle: part === null ? null : { ...part, trade: null } };
    expect(foundingRest(NEW, plain)).toBe(0);
  });
});
