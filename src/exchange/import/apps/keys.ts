import { splitWordList } from '#exchange/import/words/section-names.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';

// Normalised keys that apps use for the same fields; the first one present wins.

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
  CONTAINER_NAMES.flatMap(([role, names]) =>
    splitWordList(names).map((key) => [key, role] as const),
  ),
);

/** Objects that contain one or more warbands. */
export const WRAPPERS: ReadonlySet<string> = new Set(
  splitWordList(`
warbands; rosters; warband; roster; data; bandes; bande; bands; payload; state; content; export;
lists; list; teams; campaign; warbandroster; rosterdata
`),
);

/** An object about the warband itself, next to its fighters. */
export const BAND_KEYS: readonly string[] = splitWordList(`
warband; bande; band; banda; team; roster
`);

/** A fighter's name. */
export const NAME_KEYS: readonly string[] = splitWordList(`
displayname; customname; nomperso; charactername; nickname; fightername; warriorname; groupname;
hero; group; name; nom; nombre; nome; called; alias
`);

/** A fighter's type. */
export const TYPE_KEYS: readonly string[] = splitWordList(`
warriortype; unittype; fightertype; typename; profilename; nomprofil; fightertypename; unitname;
type; fightertypeid; typeid; unittypeid; profileid; profilid; uiddef; class; unit; profession;
basetype; template; tipo; typ; franctireurid; hiredswordid; hiredswordtype; typeofwarrior; title; key
`);

/** Number of models. */
export const COUNT_KEYS: readonly string[] = splitWordList(`
headcount; groupsize; modelcountoverride; modelcount; taillegroupe; count; qty; quantity; size;
number; amount; nombre; anzahl; num; amountingroup; cantidad; quantita; quantite; effectif; menge; howmany; heads; bodies; koepfe; tetes
`);

/** Experience. */
export const XP_KEYS: readonly string[] = splitWordList(`
experience; xp; exp; experiencepoints; currentxp; totalxp; currentexperience; erfahrung;
experiencia; esperienza; ep; px; pe; erf; esp; erfahrungspunkte
`);

/** Characteristics as a nested object. */
export const STAT_KEYS: readonly string[] = splitWordList(`
currentprofile; statsactuels; currentstats; stats; profile; characteristics; statline; attributes;
statblock; profil; caracteristiques; skill
`);

/** Gear. */
export const GEAR_KEYS: readonly string[] = splitWordList(`
equipment; weapons; armour; armor; wargear; gear; items; eq; equipements; equipement; misc;
inventory; armes; armures; armure; loadout; missileweapons; meleeweapons; rangedweapons;
ausrustung; waffen; rustung; equipo; armas; equipaggiamento; armi; weaponsandarmour;
miscellaneous; equipmentlist; itemlist; inventaire; inventar; inventario; possessions; shooting; melee; equipmentids; itemids
`);

/** Skills. */
export const SKILL_KEYS: readonly string[] = splitWordList(`
skills; competences; fertigkeiten; habilidades; abilita; learnedskills; skillids; skilllist; competencesacquises
`);

/** Injuries. */
export const INJURY_KEYS: readonly string[] = splitWordList(`
injuries; seriousinjuries; blessures; blessuresgraves; verletzungen; heridas; ferite; injury; inj
`);

/** Special rules, spells, mutations. */
export const RULE_KEYS: readonly string[] = splitWordList(`
rules; prayers; prieres; gebete; plegarias; preghiere; sortileges; hechizos; incantesimi; zauberspruche;
blessings; rituals; specialrules; regles; reglesspeciales; abilities; spells; sorts; mutations; mutation;
sonderregeln; zauber; special; traits; magic; abilitylist; magiclist; spelllist; mutationlist; sortsconnus; mut
`);
