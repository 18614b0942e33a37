import type { ListRole } from '#rules/contract/lexicon.ts';
import { keyList } from './key-list.ts';

// What apps call their fields, and what they write where a field has a fixed choice: parts of their formats, which
// nobody reads or types, in whatever language their makers thought. They stand here and beside the readers in this
// folder; what players type into a field is in locales/import.
//
// Keys are normalised; of several for the same field, the first one present wins.

/** Lists of fighters, by the role that the key gives them. */
const CONTAINER_NAMES: readonly (readonly [ListRole | null, string])[] = [
  [
    'hero',
    `
heroes; heros; hero; helden; heroesroster; herolist; leaders; eroi
`,
  ],
  [
    'henchmen',
    `
henchmen; henchmangroups; henchmengroups; henchman; groups; squadlist; squads; henchmanlist; hommesdemain; gefolgsleute; animals;
secuaces; gregari
`,
  ],
  [
    'hiredSword',
    `
hired; hiredswords; hiredsword; dp; dramatispersonae; dramatis; francstireurs; mercenaries
`,
  ],
  [
    null,
    `
warriors; units; members; models; fighters; membres; unites; miniatures; guerriers; troops;
figures; characters; warband; roster; kampfer; team; minis; miembros; membri; combatants; crew; warriorlist;
fighterlist; memberlist
`,
  ],
];

export const CONTAINERS: ReadonlyMap<string, ListRole | null> = new Map(
  CONTAINER_NAMES.flatMap(([role, names]) => keyList(names).map((key) => [key, role] as const)),
);

/** Objects that contain one or more warbands. */
export const WRAPPERS: ReadonlySet<string> = new Set(
  keyList(`
warbands; rosters; warband; roster; data; bandes; bande; bands; payload; state; content; export;
lists; list; teams; campaign; warbandroster; rosterdata
`),
);

/** An object about the warband itself, next to its fighters. */
export const BAND_KEYS: readonly string[] = keyList(`
warband; bande; band; banda; team; roster
`);

/** Its name and type in a part of their own. */
export const ABOUT_KEYS: readonly string[] = keyList(
  'identity; details; header; general; info; meta',
);

/** A fighter's name. */
export const NAME_KEYS: readonly string[] = keyList(`
displayname; customname; nomperso; charactername; nickname; nick; fightername; warriorname; groupname;
hero; group; name; nom; nombre; nome; called; alias
`);

/** A fighter's type. */
export const TYPE_KEYS: readonly string[] = keyList(`
warriortype; unittype; fightertype; typename; profilename; nomprofil; fightertypename; unitname;
type; fightertypeid; typeid; unittypeid; profileid; profilid; uiddef; class; unit; profession;
basetype; template; tipo; typ; franctireurid; hiredswordid; hiredswordtype; typeofwarrior; title; key
`);

/** His type, or beside it his name. */
export const TITLE_KEY = 'title';

/** A type that the player has made up for one fighter, as an object. */
export const OWN_PROFILE_KEYS: readonly string[] = keyList('profilcustom; customprofile');

/** Number of models. */
export const COUNT_KEYS: readonly string[] = keyList(`
headcount; groupsize; modelcountoverride; modelcount; taillegroupe; count; qty; quantity; size;
number; amount; nombre; anzahl; num; amountingroup; cantidad; quantita; quantite; effectif; menge; howmany; heads; bodies; koepfe; tetes
`);

/** Experience. */
export const XP_KEYS: readonly string[] = keyList(`
experience; xp; exp; experiencepoints; currentxp; totalxp; currentexperience; erfahrung;
experiencia; esperienza; ep; px; pe; erf; esp; erfahrungspunkte
`);

/** Characteristics as a nested object. */
export const STAT_KEYS: readonly string[] = keyList(`
currentprofile; statsactuels; currentstats; stats; profile; characteristics; statline; attributes;
statblock; profil; caracteristiques; skill
`);

/** Gear. */
export const GEAR_KEYS: readonly string[] = keyList(`
equipment; weapons; armour; armor; wargear; gear; items; eq; equipements; equipement; misc;
inventory; armes; armures; armure; loadout; missileweapons; meleeweapons; rangedweapons;
ausrustung; waffen; rustung; item; weapon; arme; waffe; objet; equipo; armas; equipaggiamento; armi; weaponsandarmour;
miscellaneous; equipmentlist; itemlist; inventaire; inventar; inventario; possessions; shooting; melee; equipmentids; itemids
`);

/** Whether he is with the warband, and fit. */
export const STATE_KEYS: readonly string[] = keyList(
  'status; statut; state; etat; zustand; estado; stato',
);

/** Lasting changes of a type's characteristics, as an object or a list: `adv: { WS: 1 }`. */
export const CHANGE_KEYS: readonly string[] = keyList(`
adv; statmodifiers; statmods; modifiers; statbonuses; statchanges; mod; mods; modificateurs; bonus
`);

/** The name of a characteristic in an item of such a list, and the number to add. */
export const CHANGED_KEYS: readonly string[] = keyList('stat; characteristic; attribute; carac');
export const CHANGED_BY_KEYS: readonly string[] = keyList(
  'by; value; amount; mod; modifier; delta',
);

/** Skills. */
export const SKILL_KEYS: readonly string[] = keyList(`
skills; competences; fertigkeiten; habilidades; abilita; learnedskills; skillids; skilllist; competencesacquises
`);

/** Injuries. */
export const INJURY_KEYS: readonly string[] = keyList(`
injuries; seriousinjuries; blessures; blessuresgraves; verletzungen; heridas; ferite; injury; inj
`);

/** Special rules, spells, mutations. */
export const RULE_KEYS: readonly string[] = keyList(`
rules; prayers; prieres; gebete; plegarias; preghiere; sortileges; hechizos; incantesimi; zauberspruche;
blessings; rituals; specialrules; regles; reglesspeciales; abilities; spells; sorts; mutations; mutation;
sonderregeln; zauber; special; traits; magic; abilitylist; magiclist; spelllist; mutationlist; sortsconnus; mut
`);

/** A key of the warband's name that is none of the known ones: `nombreDeLaBanda`, `gang_name`. */
export const WARBAND_NAME_KEY =
  /^(?:nombre|nome?|name)?(?:de|del|della|des|of)?(?:la|l|der|the)?(?:banda|bande|band|gang|crew|team|schar|trupp)(?:n?name)?$/;

/** Beginnings of a key whose numbers count models. */
export const COUNT_KEY = /^(?:n|nb|x|cant|cantidad|effectif|anz|menge|pcs|bodies|quanti)/;

/** Prefixes of keys for additional fighters. */
export const OWN_LIST =
  /^(?:custom|own|my|special|extra|other|additional|further|homebrew|unique|player)/;

/** Items, skills and other parts of a rulebook. */
export const RULES_KEY =
  /equip|skill|compet|spell|magi[ce]|rules?$|regles|^items?|weapon|armou?r|^races?$|racial|compos|component|bestiar|mount|vehic|advance|scenario|explor/;

/** The fallen, and those for hire. */
export const FORMER_KEY =
  /^(?:gefallene?|fallen|graveyard|cemetery|memorial|lost|dead|caidos|caduti|morts|tombes|history|historique|templates?|available|recruits?|options|hirelist|catalog(?:ue)?|shop|types|unittypes|dismissed|deserted|sold)$/;

/** What has happened to a warband, in order: its gold is the sum of it, if nothing else says how much there is. */
export const HISTORY_KEY =
  /^(?:campaign|battle|game|gold|treasury)?(?:history|historique|log|ledger|journal|transactions|verlauf|historial|storico)$/;

/** Catalogues of what codes stand for. */
export const CATALOGUE_KEY =
  /^(?:catalog(?:ue)?s?|library|lib|defs?|definitions?|lookup|codex|reference|dictionary|refs?|types|unittypes|itemtypes|masterdata)$/;

/** Where different texts are no names of fighters. */
export const NOT_NAME_KEYS =
  /race|source|note|desc|flavou?r|lore|rule|category|role|kind|class|group|list|setting|grade|url|slug|plural|author|equip|skill|text|img|image|icon|restriction|availab|allowed|profile|rating/;

/** What only a fighter for hire has. */
export const HIRE_KEYS =
  /^(?:(?:min|max)(?:imum)?(?:count|quantity|qty|number|num|amount|allowed|models?|per(?:war)?band)?|limit|unique|required|req|requirements|restrictions?|hire|hirecost|hirefee|hireprice|recruitmentcost|costgc|maybehiredby|availabilitysummary|allowed(?:war)?bands?(?:typeids)?)$/;

export const XP_KEY = /^(?:xp|exp|experience)$/;

export const STARTING_XP_KEYS =
  /^(?:(?:start|starting|initial)(?:xp|exp|experience)|(?:xp|exp|experience)(?:start|depart|initial))$/;

/** Flags and words about the app itself and how it shows things. */
export const DISPLAY_KEY =
  /^(?:is|has|show|shows)?(?:active|actif|enabled|disabled|visible|hidden|shown|selected|checked|open|opened|expanded|collapsed|folded|pinned|starred|favou?rite|public|private|shared|locked|editable|readonly|editing|valid|complete|saved|synced|dirty|loaded|new|draft|default|official|custom|archived|printed)$|colou?r|couleur|farbe|theme|icon$|avatar|image|portrait|photo|^font|^style|locale|^lang|currency|^units?$|format$|layout|view$|mode$|slug|hash$|token|checksum|platform|^app|^game|^system|^schema|^source|^origin/;

// ── Fixed choices ──────────────────────────────────────────────────────────────────────────────

/** Of a state: no longer with the warband. */
export const GONE_STATE =
  /^(?:dead|deceased|mort|retired|retraite|left|tot|muerto|morto|killed|sold)/;

/** Of a state: held by another warband. */
export const CAPTIVE_STATE =
  /^(?:captur|captive|captif|prison|imprison|emprison|gefangen|prigionier)/;

/** Of a state: not in the next battle. */
export const MISSING_STATE = /^(?:miss|recover|convalesc|injured|blesse|absent)/;

/** Of a state: with the warband and fit, or struck down only for the battle that was just fought. */
export const USUAL_STATE =
  /^(?:ok|actif|active|aktiv|activo|attivo|alive|vivant|lebendig|ready|healthy|fit|normal|standing|debout|available|present|hors de combat|out of action|none|new)/;

/** Of a role, without spaces. */
export const ROLE_VALUES: readonly (readonly [ListRole, RegExp])[] = [
  ['hero', /^(?:hero|heros|leader|held)/],
  ['henchmen', /^(?:hench|hommede|gefolg|group|animal|secuaz)/],
  ['hiredSword', /^(?:hired|franc|dramatis)/],
];

/** At the end of a role of several words that is no type. */
export const ROLE_END = /(?:group|sword|personae)s?$/iu;

/** `Pistol (melee)` and `Pistol (ranged)` are one item with a row for each use. */
export const FIGHTING_MODE = /\s*\((?:melee|ranged|shooting|close combat|hand[ -]to[ -]hand)\)$/iu;

/** The name of a list of equipment to choose from. */
export const LIST_NAME = /\blist$|list\b|liste$/iu;
