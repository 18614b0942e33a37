import { describe, expect, test } from 'vitest';
import { fightersIn, jsonFile, noticesOf, warbandIn } from './rows.ts';

// The French app of 2026: one JSON file a warband, also shared as .txt. Types, skills and spells are ids; the current
// characteristics are in it; `equipement` is the inventory once more, as a text.

const thing = (nom: string, at: number) => ({
  instance_id: `i${at}`,
  item_id: `item_${at}`,
  nom,
  categorie: 'arme',
  cout: 5,
});

const STATS = { M: 4, CC: 4, CT: 4, F: 3, E: 3, PV: 1, I: 4, A: 1, Cd: 8 };

function member(profil_id: string, nom_perso: string, things: readonly string[], more = {}) {
  return {
    instance_id: nom_perso,
    profil_id,
    nom_perso,
    equipement: things.join(', '),
    inventaire: things.map(thing),
    xp: 20,
    xp_depart: 20,
    stats_actuels: STATS,
    stats_modifiees: [],
    competences_acquises: [],
    sorts_connus: [],
    statut: 'actif',
    blesse_tour_actuel: 0,
    blesse_tour_total: 0,
    blessures_graves: [],
    historique_avancees: [],
    notes: '',
    grande_cible: false,
    taille_groupe: 1,
    hors_combat: 0,
    ...more,
  };
}

function roster(bande_id: string, membres: readonly unknown[], more = {}) {
  return jsonFile({
    id: 'r',
    bande_id,
    nom_bande: 'Les Bacs',
    tresorerie: 37,
    wyrdstone: 4,
    equipement_reserve: '',
    stock: [],
    objets_personnalises: [],
    objets_surcharges: {},
    membres,
    historique_batailles: [],
    ...more,
  });
}

test('each thing is carried once, though the file names it twice', () => {
  const file = roster('reiklanders', [
    member('capitaine_mercenaire', 'Odile', ['Dague', 'Épée']),
    member('guerrier', 'Les Rames', ['Dague', 'Lance', 'Dague', 'Lance'], {
      taille_groupe: 2,
      xp: 3,
    }),
  ]);
  expect(fightersIn(file)).toEqual([
    '1 Odile = reikland/captain hero 20 444331418 [dagger sword]',
    '2 Les Rames = reikland/warrior henchmen 3 444331418 [dagger spear]',
  ]);
  const [odile] = warbandIn(
    roster('reiklanders', [member('capitaine_mercenaire', 'Odile', ['Épée'])]),
  ).members;
  expect(odile?.traits).not.toHaveProperty('two-weapons');
});

describe('ids', () => {
  const learnt = (competences_acquises: readonly string[], sorts_connus: readonly string[] = []) =>
    fightersIn(
      roster('skavens', [
        member('sorcier_eshin', 'Skrit', [], { competences_acquises, sorts_connus }),
      ]),
    );

  test('of skills count in the book’s order', () => {
    const [row] = learnt(['combat_05', 'force_01', 'tir_08', 'academique_07', 'vitesse_07']);
    expect(row).toMatch(
      / Expert à l’épée, Coup puissant, Lanceur de couteaux, Sorcier guerrier, Grimpeur$/,
    );
  });

  test('have lost the letter œ, which the names have', () => {
    const [row] = learnt(['c_ur_d_acier'], ['il_divin', 'il_du_warp']);
    expect(row).toMatch(/ Cœur d’acier, Œil Divin, Œil du Warp$/);
  });

  test('that stand for nothing are left to the player', () => {
    expect(learnt(['combat_09'])).toEqual([
      '1 Skrit = skaven/eshin-sorcerer hero 20 444331418 [] combat_09 ? skills',
    ]);
  });
});

test('the dead stay away, captives and the wounded miss a battle, injuries have their names', () => {
  const wound = { id: '7f0a', date: '2026-09-01', nom: 'Œil crevé', description: 'Perd un œil.' };
  const file = roster('reiklanders', [
    member('champion', 'Aude', ['Hache'], { statut: 'mort' }),
    member('champion', 'Benoît', ['Hache'], { statut: 'blesse', blesse_tour_total: 2 }),
    member('champion', 'Colin', ['Hache'], { statut: 'capture' }),
    member('champion', 'Denis', ['Hache'], { statut: 'hors_de_combat', blessures_graves: [wound] }),
  ]);
  const { members } = warbandIn(file);
  expect(members.map(({ name, missesNext }) => [name, missesNext])).toEqual([
    ['Benoît', true],
    ['Colin', true],
    ['Denis', false],
  ]);
  expect(members[1]?.traits).toHaveProperty('held-captive');
  expect(members[2]?.traits).toHaveProperty('injury-eye');
  expect(noticesOf(file)).toContain(
    'DeadFighter: Aude is no longer in the warband and stays away.',
  );
});

test('gold, wyrdstone and stock are the treasury and the chest', () => {
  const file = roster('reiklanders', [member('champion', 'Aude', ['Hache'])], {
    stock: ['Épée', 'Épée', 'Corde enchantée'].map(thing),
  });
  const { purse, stash, notes } = warbandIn(file);
  expect(purse).toEqual({ gold: 37, wyrdstone: 4 });
  expect(stash).toEqual({ sword: 2 });
  expect(notes).toContain('Corde enchantée');
  expect(noticesOf(file)).toContain('Chest: In the chest: 2× Épée, Corde enchantée');
});

test('somebody hired whom the player has made up has the type that the player gave him', () => {
  const file = roster('reiklanders', [
    member('champion', 'Aude', ['Hache']),
    member('franc-tireur-3f1c9a', 'Le Muet', ['Arc'], {
      profil_custom: { nom: 'Chasseur de dragons', type: 'heros', stats: STATS },
    }),
  ]);
  expect(fightersIn(file)[1]).toMatch(/^1 Le Muet = Chasseur de dragons hiredSword 20 444331418 /);
});

test('a skill or an injury that nobody knows is left to the player', () => {
  const file = roster('reiklanders', [
    member('champion', 'Aude', ['Hache'], {
      competences_acquises: ['Danse des Trois Lunes'],
      blessures_graves: [{ id: '1', date: 'd', nom: 'Oreille tordue', description: '' }],
    }),
  ]);
  expect(fightersIn(file)[0]).toMatch(/ \? skills injuries$/);
});
