import { wordsIn } from '#exchange/import/words/section-names.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';

/** Keys that apps have for the same things, in small letters without signs; the first one that is there counts. */

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
  CONTAINER_NAMES.flatMap(([role, names]) => wordsIn(names).map((key) => [key, role] as const)),
);

/** Objects that hold a warband, or several. */
export const WRAPPERS: ReadonlySet<string> = new Set(
  wordsIn(`
warbands; rosters; warband; roster; data; bandes; bande; bands; payload; state; content; export;
lists; list; teams; campaign; warbandroster; rosterdata
`),
);

/** An object that says what the warband is, beside its people. */
export const BAND_KEYS: readonly string[] = wordsIn(`
warband; bande; band; banda; team; roster
`);

/** What a fighter is called. */
export const NAME_KEYS: readonly string[] = wordsIn(`
displayname; customname; nomperso; charactername; nickname; fightername; warriorname; groupname;
hero; group; name; nom; nombre; nome; called; alias
`);

/** What he is. */
export const TYPE_KEYS: readonly string[] = wordsIn(`
warriortype; unittype; fightertype; typename; profilename; nomprofil; fightertypename; unitname;
type; fightertypeid; typeid; unittypeid; profileid; profilid; uiddef; class; unit; profession;
basetype; template; tipo; typ; franctireurid; hiredswordid; hiredswordtype; typeofwarrior; title; key
`);

/** How many of him there are. */
export const COUNT_KEYS: readonly string[] = wordsIn(`
headcount; groupsize; modelcountoverride; modelcount; taillegroupe; count; qty; quantity; size;
number; amount; nombre; anzahl; num; amountingroup; cantidad; quantita; quantite; effectif; menge; howmany; heads; bodies; koepfe; tetes
`);

/** His experience. */
export const XP_KEYS: readonly string[] = wordsIn(`
experience; xp; exp; experiencepoints; currentxp; totalxp; currentexperience; erfahrung;
experiencia; esperienza; ep; px; pe; erf; esp; erfahrungspunkte
`);

/** His characteristics, in a field of their own. */
export const STAT_KEYS: readonly string[] = wordsIn(`
currentprofile; statsactuels; currentstats; stats; profile; characteristics; statline; attributes;
statblock; profil; caracteristiques; skill
`);

/** What he carries. */
export const GEAR_KEYS: readonly string[] = wordsIn(`
equipment; weapons; armour; armor; wargear; gear; items; eq; equipements; equipement; misc;
inventory; armes; armures; armure; loadout; missileweapons; meleeweapons; rangedweapons;
ausrustung; waffen; rustung; equipo; armas; equipaggiamento; armi; weaponsandarmour;
miscellaneous; equipmentlist; itemlist; inventaire; inventar; inventario; possessions; shooting; melee; equipmentids; itemids
`);

/** What he has learned. */
export const SKILL_KEYS: readonly string[] = wordsIn(`
skills; competences; fertigkeiten; habilidades; abilita; learnedskills; skillids; skilllist; competencesacquises
`);

/** What he suffers from. */
export const INJURY_KEYS: readonly string[] = wordsIn(`
injuries; seriousinjuries; blessures; blessuresgraves; verletzungen; heridas; ferite; injury; inj
`);

/** Whatever else is said of him. */
export const RULE_KEYS: readonly string[] = wordsIn(`
rules; prayers; prieres; gebete; plegarias; preghiere; sortileges; hechizos; incantesimi; zauberspruche;
blessings; rituals; specialrules; regles; reglesspeciales; abilities; spells; sorts; mutations; mutation;
sonderregeln; zauber; special; traits; magic; abilitylist; magiclist; spelllist; mutationlist; sortsconnus; mut
`);
