import type { CatalogueFiles, Lexicon, OtherGame } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { nameTable } from '#rules/kit/name-tables.ts';
import { GEAR } from './lexicon/gear.ts';

const CATALOGUE_FILES: CatalogueFiles = {
  systemId: '9481a749-7900-614b-1695-bdc2899069c1',
  fighterProfile: 'e1beaa44-e54d-dd6b-d1f2-446b333c9bb9',
  gearProfiles: ['9db87680', 'c4b0233c', '94239014'],
  spellProfile: 'd891-ee2b-b7dc-f545',
  characteristics: {
    '2a0bcc4c': 'M',
    d5aca8ba: 'WS',
    '5b4d181b': 'BS',
    '7f1f0a4d': 'S',
    '54f4796b': 'T',
    '3172c8dc': 'W',
    a6fd52b0: 'I',
    bf393c37: 'A',
    e234eaea: 'Ld',
  },
  roles: {
    a0fce0bc: 'hero',
    f9b08d8e: 'henchmen',
    '71f7-5ee6-ab09-7fd9': 'hiredSword',
    '0aea-26b8-980b-28aa': 'hiredSword',
    '4852-c4cb-82b0-b7fa': '',
  },
};

const OTHER_GAMES: readonly OtherGame[] = [
  other(
    'Warhammer 40,000',
    '40k; 40,000; 40.000; adeptus astartes; space marines; astra militarum',
    'bolter; boltgun; bolt rifle; bolt pistol; power fist; plasma gun; plasma pistol; necron; tyranid; aeldari; drukhari; adeptus mechanicus; faction keyword; strike force; tactical squad; intercessor; terminator; chainsword; stratagem; lasgun; datasheet; detachment points; detachment choice; dedicated transports; epic hero; bloodthirster; great unclean one; world eaters; berzerker; eightbound; death guard; thousand sons; custodes; land raider; leman russ; battle size',
  ),
  other(
    'Kill Team',
    'kill team; killteam',
    'fire team; equipment points; bolter; operatives; lasgun',
  ),
  other(
    'Warhammer Age of Sigmar',
    'age of sigmar; stormcast',
    'grand alliance; battletome; battleline; seraphon; auxiliary units; regiment 1; warscroll; spell lore; general’s regiment',
  ),
  other(
    'Warcry',
    'warcry',
    'fighter card; runemark; runemark abilities; runemark reactions; ruination dice; dominar; battle traits; iron golems; drillmaster; signifer; iron legionary; untamed beasts; cypher lords; corvus cabal; splintered fang; spire tyrants; unmade; thrallmaster; prowlers; heart eater',
  ),
  other(
    'Necromunda',
    'necromunda; house goliath; house escher; house orlock; house van saar; house cawdor; house delaque',
    'ganger; stub gun; lasgun; juve; autopistol; autogun; underhive; laspistol; orlock; van saar; cawdor; delaque; pandillero; pandilleros; fusil automatique; rifle automático; fucile automatico; pistola bólter; pistola bolter; bólter pesado; pistola láser; fusil laser; pistolet laser; Automatikgewehr; Lasergewehr; Stummelrevolver; armadura antifrag; créditos; crédits; crediti',
  ),
  other(
    'Blood Bowl',
    'blood bowl; bloodbowl; touchdown',
    'blitzer; lineman; linemen; re-rolls; rerolls; apothecary; cheerleader; dedicated fans; thrower; catcher; sure hands; tv ',
  ),
  other(
    'Frostgrave',
    'frostgrave',
    'home base; thaumaturge; elementalist; chronomancer; soothsayer; summoner; infantryman; apothecary; fight 2; fight 3; fight 4; shoot 2; shoot 3; will 4; will 5; health 12; health 14; health 16',
  ),
  other(
    'Saga',
    'saga dice; saga würfel; dés saga; dés de saga; battleboard',
    'levies; hearthguard; thegns; ceorls; fyrd; bondi',
  ),
  other('Gorkamorka', 'gorkamorka', 'trukk; spanner; slaver; teef; kustom; shoota; yoofs; nobz'),
  other(
    'Warhammer Fantasy Battles',
    'warhammer fantasy; old world; fantasy battle',
    'core units; special units; rare units; lords; battle standard bearer; full command; standard bearer; musician; wizard level; arcane items; unit champion; magic level; battle standard; dispel scroll; power scroll; casting dice; dispel dice; total army cost; models in army; ratling gun; plague monk; warlock engineer; rank bonus',
  ),
  other(
    'Warhammer Fantasy Roleplay',
    'wfrp; wfrp 4e; warhammer fantasy roleplay; warhammer fantasy role-play; warhammer jdr; warhammer-rollenspiel; the enemy within',
    'resilience; careers; fellowship; willpower; trappings; fate points; fortune points',
  ),
  other('Malifaux', 'malifaux', 'soulstone; soulstones; ss pool; schemes; 50 ss; guild crew'),
  other(
    'Bolt Action',
    'bolt action',
    'order dice; lmg; smg; mmg; piat; nco; sniper team; mortar team; reinforced platoon; light mortar',
  ),
  other(
    'Infinity',
    'infinity army; corvus belli',
    'swc; combi rifle; cc weapon; missile launcher; submachine gun; killer hacking device',
  ),
  other(
    'Five Leagues from the Borderlands',
    'five leagues; five leagues from the borderlands; five parsecs',
    'gold marks; adventure points; story points; partial armor; standard weapons',
  ),
  other(
    'Trench Crusade',
    'trench crusade',
    'ducats; trench pilgrim; trench club; trench shield; new antioch; heretic legion; iron sultanate',
  ),
  other(
    'Dragon Rampant',
    'dragon rampant; lion rampant; the pikeman’s lament',
    'elite foot; heavy foot; light foot; light missiles; bellicose foot; heavy missiles; greater warbeast; lesser warbeast',
  ),
  other(
    'Song of Blades and Heroes',
    'song of blades; song of blades and heroes',
    'quality 3; quality 4; combat 3; danger sense; free disengage',
  ),
  other(
    'Rangers of Shadow Deep',
    'rangers of shadow deep; shadow deep',
    'recruitment points; heroic ability; heroic abilities; rp; pp; conjuror',
  ),
  other(
    'Middle-earth Strategy Battle Game',
    'middle-earth; mesbg; middle earth',
    'minas tirith; rohan; mordor; uruk-hai; warband 1; might; isengard',
  ),
  other(
    'The Ninth Age',
    'ninth age; 9th age',
    'wizard adept; wizard master; vermin swarm; battle standard bearer',
  ),
  other(
    'One Page Rules',
    'onepagerules; one page rules; grimdark future; age of fantasy',
    'quality 3+; quality 4+; q3+; q4+; q5+; d4+; d5+',
  ),
  other(
    'Kings of War',
    'kings of war',
    'power dice; bane chant; surge; spellcaster; grunts; retinue',
  ),
  other(
    'Warhammer Underworlds',
    'warhammer underworlds; underworlds',
    'objective deck; power deck; gambits; ploys; glory points; objective cards; rivals deck',
  ),
  other('Gaslands', 'gaslands', 'cans; audience votes; sponsor; buggy; performance car; pickup'),
  other('Oathmark', 'oathmark', 'activation 4; combat dice; linebreaker; unit cost'),
  other('Stargrave', 'stargrave', 'first mate; captain level; data loot; soldiers; trooper'),
  other('Deadzone', 'deadzone; mantic', 'strike team; enforcers; plague; forge fathers'),
  other('Warmachine', 'warmachine; hordes mk', 'warcaster; warjack; warbeast; focus points'),
  other('Conquest', 'conquest: the last argument; para bellum', 'regiments; main stay; restricted'),
  other('Burrows & Badgers', 'burrows & badgers', 'pennies; mice; badger; secondary trait'),
  other('Forbidden Psalm', 'forbidden psalm', 'tragedy; flaw; omens; agility; presence'),
  other('This Is Not a Test', 'this is not a test', 'barter scrip; mettle; wasteland'),
  other(
    'Carnevale',
    'carnevale',
    'ducats; rashaar; patricians; will points',
    'carnevale del caos; maestro del carnevale; mastro del carnevale; carnevale di nurgle',
  ),
  other('Marvel: Crisis Protocol', 'crisis protocol', 'threat level; team tactics; affiliation'),
  other('Shatterpoint', 'shatterpoint', 'squad points; primary unit; secondary unit'),
  other('Zombicide', 'zombicide', 'survivor; adrenaline'),
  other('HeroQuest', 'heroquest', 'body points; mind points'),
  other(
    'Space Weirdos',
    'space weirdos',
    'leadertrait; leader trait; firepower; prowess; closecombatweapons; close combat weapons; psychicpowers; psychic powers; weirdo; trooper',
  ),
  other(
    'Dungeons & Dragons',
    'dungeons & dragons; d&d; pathfinder rpg; pathfinder 2e',
    'armor class; hit points; constitution; wisdom; charisma; saving throws; spell slots',
  ),
];

/** A game by what it is called, by words of its own, and by where its name stands for another thing, parted by `;`. */
function other(name: string, names: string, signs: string, notIn = ''): OtherGame {
  return { name, names: listed(names), signs: listed(signs), notIn: listed(notIn) };
}

function listed(words: string): readonly string[] {
  return words === '' ? [] : words.split('; ');
}

/** What lists of Mordheim made elsewhere say. */
export const lexicon: Lexicon = {
  game: 'Mordheim',
  alsoCalled: ['mordheim', 'mortheim'],
  catalogueFiles: CATALOGUE_FILES,
  languages: LANGUAGES,
  warbands: nameTable('warbands'),
  profiles: nameTable('profiles'),
  items: nameTable('items'),
  skills: nameTable('skills'),
  injuries: nameTable('injuries'),
  rules: nameTable('rules'),
  gear: GEAR,
  pairs: {
    pistol: 'brace-of-pistols',
    'duelling-pistol': 'brace-of-duelling-pistols',
    'warplock-pistol': 'brace-of-warplock-pistols',
  },
  oneHanded: [
    'dagger',
    'hammer',
    'axe',
    'sword',
    'dwarf-axe',
    'sigmarite-hammer',
    'steel-whip',
    'scimitar',
    'rapier',
  ],
  twoWeaponsTrait: 'two-weapons',
  otherHand: ['shield', 'buckler', 'pavise', 'spiked-gauntlet'],
  characteristics: ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  leadership: 'Ld',
  otherGames: OTHER_GAMES,
};
