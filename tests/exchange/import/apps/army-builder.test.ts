import { expect, test } from 'vitest';
import { bytesOf } from '../made-roster.ts';
import { fightersIn } from './rows.ts';

// A table of all characteristics, with a row of things below each fighter. `2/3`: without and with a second weapon.

test('each fighter has his numbers, his experience and the things of the row below', () => {
  const table = bytesOf(`| Reikland Mercenaries |
| The Ferry Knives |

| Unit Name | ## | M | WS | BS | S | T | W | I | A | Ld | Save | Exp | Cost |
| Agnes Rood (Captain) | 1 | 4" | 5 | 4 | 4 | 3 | 1 | 4 | 2/3 | 8 | 6+ | 31 | 97 |
| Free Dagger; Sword; Light Armour |
| Wim (Champion) | 1 | 4" | 4 | 3 | 3 | 4 | 1 | 3 | 1/2 | 7 | - | 14 | 45 |
| Axe; Free Dagger |
| Oarsmen (Warriors) | 3 | 4" | 3 | 3 | 3 | 3 | 1 | 3 | 1 | 7 | - | 2 | 90 |
| Spear; Free Dagger |
`);
  expect(fightersIn(table)).toEqual([
    '1 Agnes Rood = reikland/captain hero 31 454431428 [dagger sword light-armour]',
    '1 Wim = reikland/champion hero 14 443341317 [axe dagger]',
    '3 Oarsmen = reikland/warrior henchmen 2 433331317 [spear dagger]',
  ]);
});
