import { expect, test } from 'vitest';
import { readApp } from '#exchange/import/apps/reader.ts';
import { readJson } from '#exchange/import/files/values.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';

// Name, type and gold of an app’s warband, whatever its keys.

const MEMBERS = [
  { name: 'Otto', type: 'Captain', xp: 20, items: ['sword'] },
  { name: 'Hans', type: 'Champion', xp: 8, items: ['axe'] },
];

function identity(about: object) {
  const text = JSON.stringify({ ...about, members: MEMBERS });
  const [found] = readApp(readJson(text), wordsOf(lexicon));
  return { name: found?.name, type: found?.type, gold: found?.gold };
}

test.each([
  [{ name: 'Crows', faction: 'Reikland' }, 'Crows', 'Reikland'],
  [{ name: 'Crows', warband: 'Reikland' }, 'Crows', 'Reikland'],
  // Beside a name, a warband is its type; without one it is the name, unless it holds both.
  [{ name: 'Crows', warband: 'Reikland', type: 'legal' }, 'Crows', 'Reikland'],
  [{ name: 'Crows', warband: 'Crows of the Reik', type: 'Reikland' }, 'Crows', 'Reikland'],
  [{ warband: 'Reikland', type: 'Possessed' }, 'Reikland', 'Possessed'],
  [{ warband: 'Mighty Crows (Reikland)' }, 'Mighty Crows', 'Reikland'],
  // A fighter in the name is not the type.
  [{ warband: 'Crimson Captain (Reikland)' }, 'Crimson Captain', 'Reikland'],
  // A variant says more than a type that nobody knows, and less than one that is known.
  [{ name: 'Crows', type: 'merc', subtype: 'Reikland' }, 'Crows', 'Reikland'],
  [{ name: 'Crows', type: 'Reikland', subtype: 'custom' }, 'Crows', 'Reikland'],
  [{ name: 'Crows', type: 'merc' }, 'Crows', 'merc'],
  // By no known key, but by its word.
  [{ name: 'Crows', whatever: 'Reikland' }, 'Crows', 'Reikland'],
  [{ nombreDeLaBanda: 'Crows', faction: 'Reikland' }, 'Crows', 'Reikland'],
  [{ gang_name: 'Crows', faction: 'Reikland' }, 'Crows', 'Reikland'],
  [{ gang_name: 'Reikland' }, '', 'Reikland'],
])('%j is %s of %s', (about, name, type) => {
  expect(identity(about)).toMatchObject({ name, type });
});

test.each([
  [{ gold: 12 }, 12],
  [{ gold: 0, treasury: { gold: 40 } }, 0],
  [{ treasury: { gold: 40 } }, 40],
  [{ treasury: 25 }, 25],
  [{ stash: { crowns: 7 } }, 7],
  [{}, null],
])('%j leaves %s crowns', (about, gold) => {
  expect(identity({ name: 'Crows', faction: 'Reikland', ...about }).gold).toBe(gold);
});
