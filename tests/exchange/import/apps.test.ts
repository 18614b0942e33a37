import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Warbands as apps save them: in XML, as an object of a program, with codes for words, with things of all in one list.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? one.type} ${one.role} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

test('XML of an app, with words written together', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<Saved xmlns:xsd="http://www.w3.org/2001/XMLSchema" Version="1.0">
  <WarbandRoster Name="The Grey Tails" Warband="Skaven">
    <WarriorList>
      <Warrior Name="Ikit" TypeOfWarrior="AssassinAdept">
        <EquipmentList><string>WeepingBlades</string></EquipmentList>
        <SkillList />
        <AmountInGroup>0</AmountInGroup>
      </Warrior>
      <Warrior Name="The Claws" TypeOfWarrior="Verminkin">
        <EquipmentList><string>Club</string><string>Sling</string></EquipmentList>
        <SkillList />
        <AmountInGroup>4</AmountInGroup>
      </Warrior>
    </WarriorList>
  </WarbandRoster>
</Saved>`;
  expect(importFile(bytesOf(text)).format).toBe('app-xml');
  expect(rowsOf(text)).toEqual([
    '1 Ikit = skaven/assassin-adept hero 20 [weeping-blades]',
    '4 The Claws = skaven/verminkin henchmen 0 [hammer sling]',
  ]);
});

describe('an object of a program', () => {
  const OBJECT = `export const crows: Warband = {
  id: 'crows', // our first
  name: 'Otto\\'s Crows',
  type: "Reiklanders",
  members: [
    { name: 'Otto', role: 'Captain', rank: 'hero', experience: 24, equipment: ['Sword', \`Pistol\`], },
    { name: 'Kin', role: 'Hero Youngblood', rank: 'hero', experience: 3, equipment: [], },
    { name: 'Ropes', role: 'Warrior', rank: 'henchman', count: 3, /* all alike */ equipment: ['Spear'] },
  ],
};
`;

  test('is read as what it stands for', () => {
    expect(importFile(bytesOf(OBJECT)).warband?.name).toBe('Otto’s Crows'.replace('’', "'"));
    expect(rowsOf(OBJECT)).toEqual([
      '1 Otto = reikland/captain hero 24 [sword pistol]',
      '1 Kin = Hero Youngblood hero 3 []',
      '3 Ropes = reikland/warrior henchmen 0 [spear]',
    ]);
  });

  test('that breaks off is cut off, and anything that is to be worked out is none', () => {
    const cut = importFile(bytesOf(OBJECT.slice(0, 220)));
    expect(cut.issues.map(({ code }) => code)).toEqual(['CutOff']);
    const call = OBJECT.replace("'Captain'", 'typeOf(1)');
    expect(importFile(bytesOf(call)).format).toBe('list');
  });
});

test('codes in the place of words, and the words in the message above', () => {
  const text = `Mercenaries - Stormcrows - [90 Warband Rating]
Mercenary Captain „Daario“ [100 gc]: 34× Experience
Marksman „The Snipers“ [140 gc]:
• 4× Marksman [35 gc]: Equipment: Dagger, Bow

— — — — —
HEIM-DATA: {"wb":"merc","subtype":"midd","name":"Stormcrows","models":[{"uid_def":"capt","name":"Daario","exp":34,"qty":1,"eq":{"Hellebarde":1}},{"uid_def":"mark","name":"The Snipers","exp":0,"qty":4,"eq":{"Bogen":1}}],"hired":[{"key":"warlock","name":"Melissa","exp":11}]}`;
  expect(rowsOf(text)).toEqual([
    '1 Daario = middenheim/captain hero 34 [halberd]',
    '4 The Snipers = middenheim/marksman henchmen 0 [bow]',
    '1 Melissa = extras/warlock hiredSword 11 []',
  ]);
});

test('codes alone, where only one of the warband can be meant', () => {
  const text = JSON.stringify({
    wb: 'skaven',
    name: 'Tails',
    models: [
      { uid_def: 'sorc', name: 'Nela', exp: 8, qty: 1, eq: { Hellebarde: 1 } },
      { uid_def: 'runner', name: 'Ro', exp: 0, qty: 1, eq: { Schleuder: 1 } },
    ],
  });
  expect(rowsOf(text)).toEqual([
    '1 Nela = skaven/eshin-sorcerer hero 8 [halberd]',
    '1 Ro = skaven/night-runner hero 0 [sling]',
  ]);
});

test('every single thing of a group, each with a number of its own', () => {
  const thing = (nom: string, at: number) => ({ instance_id: `i${at}`, item_id: 'x', nom });
  const text = JSON.stringify({
    bande_id: 'skaven',
    nom_bande: 'Les Queues',
    tresorerie: 12,
    membres: [
      {
        profil_id: 'vermineux',
        nom_perso: 'Les Griffes',
        taille_groupe: 2,
        xp: 1,
        inventaire: ['Dague', 'Fronde', 'Dague', 'Fronde'].map(thing),
      },
      {
        profil_id: 'coureur_nocturne',
        nom_perso: 'Snik',
        taille_groupe: 1,
        xp: 4,
        inventaire: ['Fronde', 'Fronde'].map(thing),
      },
    ],
  });
  expect(rowsOf(text)).toEqual([
    '2 Les Griffes = skaven/verminkin henchmen 1 [dagger sling]',
    '1 Snik = skaven/night-runner hero 4 [2sling]',
  ]);
});

test('what a warband is called and is may stand in a part of its own', () => {
  const text = JSON.stringify({
    format_version: 5,
    campaign: {
      identity: { warband_name: 'The Veils', warband_type: 'Sisters of Sigmar' },
      warriors: [
        { name: 'Sigmarite Matriarch', profile_name: 'Sigmarite Matriarch', kind: 'hero', xp: 20 },
        { name: 'Sister', profile_name: 'Sigmarite Sister', kind: 'henchman', xp: 0, count: 2 },
      ],
    },
  });
  expect(importFile(bytesOf(text)).warband).toEqual({
    name: 'The Veils',
    type: 'Sisters of Sigmar',
  });
  expect(rowsOf(text)).toEqual([
    '1 Sigmarite Matriarch = sisters/matriarch hero 20 []',
    '2 Sister = sisters/sister henchmen 0 []',
  ]);
});

test('`dramatispersonae: true` says what somebody is, and holds nobody', () => {
  const text = `warband: Mighty Orcs (Orcs)
gc: 4

heros:
  - hero: Gorbag (Orc Boss) [20XP]
    weapons: Axe
  - hero: Snagga (Black Orc) [0XP]
    weapons: Choppa
    dramatispersonae: true

henchmen:
  - group: Snots (3 Goblin Warrior) [2XP]
    weapons: Short Bow
`;
  const { warband, fighters } = importFile(bytesOf(text));
  expect(warband?.name).toBe('Mighty Orcs');
  expect(fighters.map(({ name }) => name)).toEqual(['Gorbag', 'Snagga', 'Snots']);
});

test('fighters with health are of another kind of game', () => {
  const text = JSON.stringify({
    name: 'Skaven',
    leaders: [{ name: 'Stormvermin', movement: 6, toughness: 4, health: 16, weapons: [] }],
    fighters: [{ name: 'Night Runner', movement: 6, toughness: 3, health: 8, weapons: [] }],
  });
  expect(importFile(bytesOf(text)).outcome).toBe('refused');
});
