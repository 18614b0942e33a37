import { charge, duel, lastThrow, now, play, tellIn } from '../support/story/script.ts';
import { calculationOn, startSamples } from './support/calculation.ts';
import { goHome, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// The three other games from their setup on, without server and network. tests/ui/evenings plays whole
// evenings of them.

test('each of the other games starts and calculates without a network', async ({ site, page }) => {
  await visit(page);
  await cutOff(site, page);
  await test.step('Warhammer Escarmouches', async () => {
    const system = 'warhammer-skirmish';
    await startSamples(page, system);
    const table = tableOn(page, system);
    const who = (key: string) => fr(`${system}-samples:${key}`);
    const { is, notes } = tellIn(system);
    const wardens = who('wardens-of-breakneck');
    await play(table, [
      now(1, wardens, 'recovery'),
      now(1, wardens, 'charges', notes('charge')),
      charge(who('bruno'), who('snout')),
      now(1, wardens, 'other-moves', notes('run', 'move', 'hide')),
      now(1, wardens, 'magic', notes('cast')),
      now(1, wardens, 'shooting', notes('shoot')),
      now(1, wardens, 'close-combat'),
      duel(who('bruno'), 4, 6, 3),
      lastThrow(5),
      is(who('snout'), 'out-of-action'),
    ]);
    await table.saved();
  });

  await goHome(page);
  await test.step('Escarmouche à dés de combat', async () => {
    const system = 'combat-dice';
    const words = (key: string, params = {}) => fr(`${system}:${key}`, params);
    await startSamples(page, system);
    const table = tableOn(page, system);
    const at = calculationOn(page, table);
    const torso = words('counter.armour-torso.name');
    const pool = words('counter.pool.name');
    await at.fighter('Olaf');
    await at.touch('Lucie');
    await at.count(torso, 2);
    await at.back();
    await at.fighter('Lucie');
    await at.open(words('resolver-tab'));
    await at.set(words('resolver.field_action-dice'), 2);
    await at.set(words('resolver.field_bonus-dice'), 2);
    await at.expectNeed(words('resolver.need.armour'), '2');
    await at.start();
    await at.throws(3, 5, 5, 6);
    await table.choose(words('resolver.place.torso', { value: 2 }));
    await table.choose(words('resolver.push.hurt', { count: 1 }));
    await table.apply();

    const wounds = (left: number) => words('wound.count', { left, lost: 3 - left, of: 3 });
    const after = async () => {
      await table.expectRow('Olaf', wounds(2));
      await at.fighter('Lucie');
      await at.expectCount(pool, 1);
      await at.back();
    };
    await after();
    await table.undo();
    await table.expectRow('Olaf', wounds(3));
    await table.redo();
    await table.expectRow('Olaf', wounds(2));
    await table.saved();
    await page.reload();
    await after();
  });

  await goHome(page);
  await test.step('Moral colonial', async () => {
    const system = 'colonial';
    const words = (key: string, params = {}) => fr(`${system}:${key}`, params);
    await startSamples(page, system);
    const table = tableOn(page, system);
    const at = calculationOn(page, table);
    const unit = 'Compagnie Brun';
    await table.mark('activate', unit);
    await table.expectRow(unit, words('flag.activated.word').toLowerCase());
    await at.fighter(unit);
    await at.open(words('resolver.morale.short'));
    await at.tick(words('resolver.field_behind'));
    await at.expectTicked(words('resolver.field_flanked'));
    await at.expectNeed(words('resolver.need.against'), '2');
    await at.start();
    await at.throws(4, 4, 4, 4);
    await table.apply();
    await table.expectRow(unit, words('wound.count', { left: 5, lost: 0, of: 5 }));
    expect(await at.journal()).toContain(words('resolver.morale.done', { name: unit }));
  });
});
