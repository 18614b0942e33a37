import { expect, test } from 'vitest';
import { idWithin, isOwn, newPackId, ownId } from '#roster/pack-edits/ids.ts';
import { namedIn, nameIn } from '#roster/pack-edits/names.ts';

const free = () => false;

test('the id of a pack begins as its name and ends with letters that nobody else has', () => {
  expect(newPackId('Les Épées d’Été', () => '0F-9aB-c3', free)).toBe('les-epees-d-ete-abc3');
  expect(newPackId('１２', () => 'k3f9', free)).toBe('warband-k3f9');
});

test('no other pack has its id', () => {
  const letters = ['aaaa', 'bbbb', 'cccc'];
  const taken = (id: string) => id !== 'orques-cccc';
  expect(newPackId('Orques', () => letters.shift() ?? 'cccc', taken)).toBe('orques-cccc');
});

test('what is new in a pack is told from what its original has', () => {
  const pack = { pack: 1, id: 'orques-k3f9', profiles: [] };
  expect(ownId(pack, 'Pied marin', ['pied-marin-k3f9'])).toBe('pied-marin-2-k3f9');
  expect([isOwn(pack, 'pied-marin-k3f9'), isOwn(pack, 'pied-marin')]).toEqual([true, false]);
  expect(idWithin('Chef', 'hero', ['chef', 'chef-2'])).toBe('chef-3');
});

test('a name is confirmed by whoever types it, and a blank one changes nothing', () => {
  const one = { names: { en: 'Boss' }, unsure: ['fr'] };
  expect(namedIn(one, 'fr', '  Le   chef ')).toEqual({ names: { en: 'Boss', fr: 'Le chef' } });
  expect(namedIn(one, 'fr', '  ')).toBe(one);
  expect([nameIn(one, 'fr'), nameIn({}, 'fr')]).toEqual(['Boss', '']);
});
