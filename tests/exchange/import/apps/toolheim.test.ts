import { expect, test } from 'vitest';
import { bytesOf } from '../made-roster.ts';
import { fightersIn, noticesOf, warbandIn } from './rows.ts';

// YAML that players write by hand for a viewer: name, type and experience in one line, the current characteristics in
// another, and the chest as `equipment` of the warband.

const ROSTER = bytesOf(`warband: The Ferry Knives (Mercenaries (Reikland))
gc: 38
shards: 2
campaign: Autumn
equipment: Rope & Hook, Sword

heros:
- hero: Agnes Rood (Mercenary Captain) [24XP]
  stats: M4, WS4, BS4, S3, T3, W1, I4, A1, Ld8, Sv5+
  equipment: Sword, Pistol, Light Armour
  skills: Combat Master
  rules: Leader
- hero: Wim (Champion) [11XP]
  stats: M4, WS4, BS3, S3, T3, W1, I3, A1, Ld7
  equipment: [Axe, Dagger]
  injuries: Hand Injury
  status: captured
- hero: Old Scratch (Warlock) [4XP]
  stats: M4, WS2, BS2, S3, T3, W1, I3, A1, Ld8
  hiredsword: true
  equipment: Staff

henchmen:
- group: Oarsmen (3 Warriors) [2XP]
  stats: M4, WS3, BS3, S3, T3, W1, I3, A1, Ld7
  equipment: Spear, Shield
# - group: The Lost (2 Marksmen) [1XP]
`);

test('each fighter arrives as he stands there', () => {
  expect(fightersIn(ROSTER)).toEqual([
    '1 Agnes Rood = reikland/captain hero 24 444331418 [sword pistol light-armour] Combat Master, Leader',
    '1 Wim = reikland/champion hero 11 443331317 [axe dagger] Hand Injury, captured',
    '1 Old Scratch = extras/warlock hiredSword 4 422331318 [hammer]',
    '3 Oarsmen = reikland/warrior henchmen 2 433331317 [spear shield]',
  ]);
});

test('gold, shards and chest are the warband’s, and what else it says is left aside by name', () => {
  const { name, catalogueId, purse, stash } = warbandIn(ROSTER);
  expect([name, catalogueId]).toEqual(['The Ferry Knives', 'reikland']);
  expect(purse).toEqual({ gold: 38, wyrdstone: 2 });
  expect(stash).toEqual({ 'rope-and-hook': 1, sword: 1 });
  expect(noticesOf(ROSTER)).toContain('LeftOut: Left aside: “campaign: Autumn”');
});

test('whoever is captured is held, and misses the battle', () => {
  const wim = warbandIn(ROSTER).members.find(({ name }) => name === 'Wim');
  expect(wim?.missesNext).toBe(true);
  expect(wim?.traits).toHaveProperty('held-captive');
});
