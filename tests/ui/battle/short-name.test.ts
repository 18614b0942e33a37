import { expect, it } from 'vitest';
import { shortName } from '#ui/battle/short-name.ts';

it.each([
  ['Les Corbeaux de Reikland', 'Les Corbeaux'],
  ['Confrérie des Lames du Reik', 'Confrérie'],
  ['Meute sauvage d’Ulric', 'Meute sauvage'],
  ["Meute sauvage d'Ulric", 'Meute sauvage'],
  ['The Crows of Reikland', 'The Crows'],
  ['Die Krähen von Reikland', 'Die Krähen'],
  // Already short, without a suffix, or nothing but a suffix.
  ['Griffes d’Eshin', 'Griffes d’Eshin'],
  ['Splitterdämmerung', 'Splitterdämmerung'],
  ['Vi de la Longue Mémoire', 'Vi de la Longue Mémoire'],
  ['Bande des dents rouges', 'Bande'],
])('%s is called %s where there is little room', (name, short) => {
  expect(shortName(name)).toBe(short);
});
