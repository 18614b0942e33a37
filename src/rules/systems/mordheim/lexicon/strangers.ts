/**
 * Those whom the app has no list of, by where their own lists put them; whoever stands in neither is one of the
 * rank and file.
 */
export const STRANGERS = {
  hero: `
Jarl; Berserker; Wulfen; Bondsman; Chieftain; Priestess; Totem Warrior; Sheikh; Nomadic Mystic; Bedouin; Black Orc Boss;
Black Orc Leader; Black Orc; Young’un; Questing Knight; Knight Errant; Squire; High Born; Highborn; Beastmaster; Fellblade;
Sorceress; Soceress; Sorceress of Khaine; Runesmith; Apprentice Runesmith; Senior Gunnery Officer; Gunnery Officer;
Instructor; Senior Student; Bandit Prince; Bandit Chief; Bandit Chef; Footpad; Huckster; Duelist; Horned Hunter; Initiate;
Knight; Outrider; Moot Elder; Master Chef; Bandit Leader; Cleric; Ship’s Captain; Pirate Captain; Ship’s Mate; Mate;
First Mate; Boatswain; Pit King; Pit Veteran; Pursuer; Plague Priest; Pestilens Sorcerer; Monk Initiate; Tomb Lord;
Liche Priest; Acolyte; Serpent Priestess; Eagle Warrior; Shadow Master; Shadow Walker; Shadow Weaver; Apprentice Sorcerer;
Bull Centaur; Chaos Dwarf Champion; Daemonsmith; Taskmaster; Sorcerer Leader; Gaoler; Informer; Emissary; Officer; Dragon Monk; Damsel;
Liche; Wight; Night Goblin Shaman; Big Boss; Conqueror; Trapmaster; Apprentice; Magician; Aristocrat; Thrall; Hunt Master;
Waywatcher; War-leader; War Leader; Spellsinger; Youngling; Forest Mage; Seer; Condemned; Marauder Chieftain; Master Moulder; Pack Master;
Packmaster; Harbinger of Corruption; Chief Engineer; Warlock Engineer; Journeyman; Magus; Blood Dragon Knight; Chief; Brave; Lord;
Runesmith Journeyman; Elder; Blood Brother; Prêtresse Serpent; Guerrière Aigle; Prince des bandits; Dynaste; Maître des Bêtes;
Chevalier; Chevalier Errant; Forgerune; Apprenti Forgerune; Apprenti sorcier; Champion nain du Chaos; Damoiselle; Roi des Tombes;
Prêtre-Liche; Roi de l’arène; Vétéran de l’arène; Chaman Gobelin de la Nuit; Gran’ Chef; Chaman Gobelin des Forêts; Maître des Ombres;
Rôdeur des Ombres; Tisseur d’Ombres; Chef des Hors-la-loi; Chef Maraudeur; Devin; Moine Dragon; Boss Orque Noir; Cheikh; Mystique;
Quartier-Maître; Prêcheur-Sorcier Pestilens; Initié de la Peste; Haut-né; Lame Noire; Hochgeborener; Schattenmeister; Schattenläufer;
Schattenweber; Schwarzork-Boss; Gruftkönig; Lichepriester; Schlangenpriesterin; Bandenprinz; Capitaine pirate; Piratenkapitän
`,
  hiredSword: `
Beggar; Fire Wizard; Bright Wizard; Tilean Marksman; Ogre Slave Master; Assassin; Imperial Assassin; Bard; Beast Hunter;
Highwayman; Roadwarden; Merchant; Arabian Merchant; Norse Shaman; Thief; Witch; Duellist; Elf Mage; Priest of Morr; Ninja;
Bounty Hunter; Kislev Ranger; Goblin Lookout; Goblin Lantern Bearer; Halfling Thief; Imperial Wizard; Scribe; Aenur;
Aenur the Sword of Twilight; Johann the Knife; Bertha Bestraufrung; Veskit; Nicodemus; Ulli Leitpold; Marquand Volker;
Countess Marianna; Khaos; Hieronymus; Snagga; Old Prospector; Poison Wind Globadier; Warplock Jezzail; Crow Master;
Rat Catcher; Wolf-Priest of Ulric; Wolf Priest; Sword Dancer; Wardancer; Tomb Robber; Dwarf Runesmith Journeyman; Goblin Herder;
Mendiant; Assassin impérial; Barde; Chasseur de primes; Voleur; Duelliste; Sorcière; Marchand; Bettler; Kopfgeldjäger; Duellant;
Dieb; Hexe; Händler; Assassine; Questritter; Feuermagier; Mendigo; Cazarrecompensas; Bardo; Duelista; Ladrón; Bruja;
Asesino imperial; Mendicante; Cacciatore di taglie; Duellante; Ladro; Strega; Assassino imperiale
`,
} as const;
