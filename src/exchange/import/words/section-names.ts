import type { ListRole } from '#rules/contract/lexicon.ts';

/** What a heading, a key or a container of a list is about. */
export type Section =
  | ListRole
  | 'gear'
  | 'skills'
  | 'injuries'
  | 'rules'
  | 'advances'
  | 'stash'
  | 'notes'
  | 'dead';

/** Headings, keys and containers of lists in five languages, without accents and capitals. */
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  hero: `
heroes; heros; hero; helden; held; eroi; eroe; heroines; heroinas; heldinnen; eroine
`,
  henchmen: `
henchmen; henchman; henchwomen; henchfolk; henchies; hench; henchmen groups; henchman groups; groups; hommes de main; homme de main;
hommes d armes; hommes de mains; suivants; sbires; gefolgsleute; handlanger; gefolge; gefolgsmann;
schergen; secuaces; secuaz; soldados; sicarios; gregari; seguaci; sgherri; scagnozzi; tirapiedi;
truppa; uomini darme; animals; animaux; tiere; animales; animali
`,
  hiredSword: `
hired swords; hired sword; hired; dramatis personae; mercenaries for hire; special characters;
hired swords and dramatis personae; hired swords dramatis personae; francs tireurs; franc tireur; franc tireurs;
mercenaires engages; soldner; mercenaire; mercenario; mercenary; epees a louer; epee a louer; lames a louer; gedungene klingen; angeheuerte
soldner; soldlinge; soldling; mietling; mietklinge; mietschwert; sellsword; sellswords; hireling; hirelings; mietklingen; angeworbene; mietlinge; mietschwerter; angeheuerte schwerter;
espadas de alquiler; espada de alquiler; espada a sueldo; mercenario contratado; avventuriero; espadas a sueldo; mercenarios contratados; spade a
noleggio; spada a noleggio; spade in affitto; spade prezzolate; spade mercenarie; avventurieri;
lame a noleggio; spade di ventura; spada di ventura; spade al soldo; mercenari assoldati; for hire; on hire; a louer; engages; zu mieten; gemietet; angeheuert; fur gold; de alquiler;
contratados; en alquiler; a sueldo; a noleggio; al soldo; in affitto; assoldati
`,
  gear: `
equipment; starting equipment; trading post; arms; arms and armour; weapons; weapon; wpn; wpns; missile; missiles; armour; armor; wargear; gear; items;
misc; miscellaneous; weapons and armour; weapons armour; weapons and equipment; hth weapon; hth
weapons; missile weapon; missile weapons; ranged weapon; ranged weapons; melee; ranged; close
combat; close combat weapons; hand to hand weapons; shooting weapons; armament; eq; equip;
loadout; carries; possessions; special equipment; misc equipment; equipped with; kit; equipement;
equipements; armes; arme; armure; armures; armement; comptoir; materiel; objets; armes et armures;
divers; protections; armes de tir; armes de corps a corps; corps a corps; tir; ausrustung; waffen;
waffe; rustung; rustungen; bewaffnung; waffen und rustung; gegenstande; nahkampfwaffen;
fernkampfwaffen; nahkampf; fernkampf; startausrustung; sonstiges; equipo; equipamiento; armas;
arma; armadura; armaduras; objetos; armas y armaduras; armas y equipo; cuerpo a cuerpo;
proyectiles; puesto comercial; armamento; equipaggiamento; equipaggiamenti; armi; armature;
armatura; oggetti; armi e armature; corpo a corpo; armi da tiro; dotazione; ausr; ausrust; equipt; equ; equip iniziale; varie
`,
  skills: `
skills; skill; skill and abilities; abilities; skills and spells; spells; magic; mutations;
mutation; prayers; skills and abilities; skills and injuries; skills injuries; skills injuries etc; skills injuries and so on; competences; competence; comp; aptitudes; sorts;
sort; prieres; capacites; fertigkeiten; fertigkeit; fahigkeiten; zauber; zauberspruche;
mutationen; gebete; gebet; spell; priere; habilidades; habilidad; hechizos; mutaciones; mutacion; plegarias; conjuros; abilita;
incantesimi; mutazioni; mutazione; preghiere; capacita; magie; fahigkeit; talent; talente; talents;
zauberspruch; spruch; spruche; segen; ritual; rituals; rituale; rituel; rituels; sortilege; sortileges;
priere de sigmar; prieres de sigmar; benediction; benedictions; blessing; blessings; prayer; hechizo; conjuro;
plegaria; oracion; oraciones; bendicion; bendiciones; incantesimo; preghiera; benedizione; benedizioni; rituali;
rituales; lore; lore of magic; domaine de magie; lehre; saber; sapere; rito; riti; ritos; talento; talenti; talentos; pouvoirs; dono; doni; gabe; gaben; fert; abil;
hab; habs
`,
  injuries: `
injuries; injury; serious injuries; serious injury; wounds and injuries; permanent injuries;
blessures; blessure; blessures graves; blessure grave; sequelles; blessures permanentes;
verletzungen; verletzung; schwere verletzungen; wunden; bleibende verletzungen; heridas; herida;
heridas graves; lesiones; lesion; secuelas; heridas permanentes; ferite; ferita; ferite gravi;
lesioni; infortuni; ferite permanenti; verl; bless; inj
`,
  rules: `
special rules; rules; special; special rule; traits; abilities and rules; special abilities;
regles speciales; regles; regle speciale; sonderregeln; sonderregel; regeln; spezialregeln; reglas
especiales; reglas; regla especial; regole speciali; regole; regola speciale
`,
  advances: `
characteristic increases; characteristic increase; advances; advance; advancements; stat
increases; increases; progressions; progression; ameliorations; augmentations; augmentation de
caracteristiques; augmentations de caracteristiques; aufstiege; steigerungen; verbesserungen;
profilsteigerungen; avances; mejoras; desarrollos; avanzamenti; miglioramenti; progressi
`,
  stash: `
stash; treasury; spares; spare gear; ersatz; schatulle; stored equipment; treasure; stock; vault; warband stash; inventory; warband
equipment; storage; stored; loot; reserve; magot; tresor; tresorerie; coffre; stock de la bande; butin;
schatz; lager; schatztruhe; bandenlager; vorrat; bandenkasse; schatzkammer; truhe; beute; alijo;
tesoro; almacen; reserva; tesoreria; baul; arcon; botin; scorta; deposito; magazzino; forziere;
bottino; scorte; chest; in the chest; in stash; in the stash; in reserve; en reserve; dans le coffre; au coffre; in der truhe;
im lager; in der kiste; kiste; en el cofre; cofre; en el baul; en la reserva; nel baule; baule; in deposito; in magazzino
`,
  notes: `
notes; note; information; informations; informationen; informacion; informazioni; background; history; battle log; log; campaign; story; summary; totals; costs; total;
comments; configuration; skill lists; skilllists; skill access; footnotes; option footnotes;
exploration; gain from skills; skills from; available skills; skills available; may learn; battle record; games; objectives; plans; categories; historique; histoire; remarques;
journal; resume; totaux; campagne; commentaires; parties; batailles; notizen; hintergrund;
geschichte; kampagne; zusammenfassung; anmerkungen; kommentar; schlachten; notas; trasfondo;
historia; campana; resumen; comentarios; batallas; storia; campagna; riepilogo; commenti;
battaglie; appunti
`,
  dead: `
dead; deceased; fallen; killed; remembered; the fallen; our dead; lost; casualties; graveyard; retired; cemetery; fallen warriors; the dead; rip;
former members; in memoriam; killed in action; hall of the dead; fallen heroes; morts; decedes;
cimetiere; tombes au combat; disparus; anciens membres; retraites; les morts; tote; gefallene;
verstorbene; friedhof; verluste; gefallen; gefallene krieger; guerriers tombes; guerreros caidos; guerrieri caduti; ausgeschieden; muertos; caidos; cementerio; bajas;
fallecidos; retirados; morti; caduti; cimitero; deceduti; perdite; ritirati
`,
};

/** What experience is called. */
export const EXPERIENCE = `
experience; xp; exp; ep; px; pe; pex; erfahrung; erfahrungspunkte; experiencia; esperienza;
group experience; group xp; experience du groupe; gruppenerfahrung; experiencia del grupo; esperienza del gruppo; experience points; points d experience; puntos de experiencia; punti esperienza; pts exp; starting
experience; total experience; current experience; starting xp; start xp; current xp; total xp; start ep; start exp; starting exp; xps; erf
`;

/** Said of a henchman who has become a hero. */
export const PROMOTED = `
promoted; promotion; promue; promu; befordert; ascendido; promosso; lads got talent; promoted to hero; that
lads got talent; the lads got talent
`;

/** The rule that somebody leads. */
export const LEADER = `
leader; warband leader; chef; jefe; anfuhrer; capo; lider; meneur; chef de bande
`;

/** The words of such a list, one by one. */
export function wordsIn(list: string): readonly string[] {
  return list
    .split(';')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}
