import { plain } from '#exchange/import/words/names.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';
import { saysExperience, sectionOf } from '#exchange/import/words/sections.ts';

/** What a word before a colon says, in lists that are written so. */
export type KeyMeaning = 'name' | 'type' | 'count' | 'warband' | 'warbandType' | 'gold' | 'skip';

const NAMES: Readonly<Record<KeyMeaning, string>> = {
  name: `
name; nom; nombre; nome; warrior; model; fighter; figurine; modell; warrior name; hero; henchman;
group; groupe; gruppe; grupo; gruppo; held; heros; heroe; eroe; group name; nom du groupe; nom de groupe; gruppenname;
name der gruppe; nombre del grupo; nome del gruppo; nom du guerrier; nom du heros; name des kriegers; nombre del guerrero;
nome del guerriero
`,
  type: `
type; typ; tipo; profile; profil; class; classe; clase; klasse; rank; rang; rango; grado; dienstgrad; perfil; profilo; role
`,
  count: `
number; count; nb; anzahl; cantidad; numero; quantity; quantite; quantita; models; modelli; modelos; figurines; miniature; number in
group; group size; size; no of models; effectif; number of models; mann; gruppengrosse; taille du groupe; tamano del grupo; nombre dans le groupe; nr; num; qty; qte; anz; menge; cant; q ta; qta; how many;
wie viele; combien; cuantos; cuantas; quanti; quante
`,
  warband: `
warband; bande; banda; warband name; nom de la bande; name der bande; bandenname; nombre de la
banda; nome della banda; my warband; ma bande; la bande; meine bande; mi banda; la banda; la mia banda; kriegerbande; name der kriegerbande; roster; roster name; gang; nom de bande
`,
  warbandType: `
warband type; type de bande; faction; bandentyp; art; bandenart; sorte; genre; tipo de banda; tipo di banda; fraktion; faccion;
fazione; race; army; volk; fraction; raza; razza; rasse; clan; faction keyword; army faction; species; espece;
catalogue; catalog; list type; warband list
`,
  gold: `
gold; gc; treasury; gold crowns; gold left; or; couronnes; couronnes d or; couronnes dor; tresor;
treasure chest; war chest; gold remaining; remaining gold; goldkronen; gold ubrig; coronas; coronas de oro; oro; corone;
corone d oro; corone doro; unspent; leftover; remaining; reste; rest; restante; resto; cash; or
restant; kasse; bandenkasse; schatulle; geldbeutel; kassenstand; stand; kronen; crowns; coronas restantes; corone rimanenti; couronnes restantes; gold in
treasury; left over; treasury gold; gold crowns left; restgold; caisse; bourse; purse; coins; money; soldi; dinero; geld; monedas; cassa; gold coins; goldmunzen
`,
  skip: `
rating; warband rating; campaign points; value; cost; total; totals; total cost; player; owner; campaign;
alignment; objective; shards; wyrdstone; games; games played; wins; date; valeur; valeur de bande;
cout; cout total; kosten; gesamt; gesamtkosten; bandenwert; wert; coste; costo; valor; valore;
spieler; joueur; jugador; giocatore; save; sv; upkeep; sum; summe; suma; somma; subtotal; sous
total; zwischensumme; totale; coste total; costo totale; pierres magiques; wyrdstone shards;
exploration; veteran; rout; rout test; rout limit; models in warband; members; limit; warband
size; notes; note; notas; notizen; remarques; spent; gold spent; points; pts; punkte; puntos;
punti; valor de la banda; valore della banda; unterhalt; entretien; base; http; https; number of enhancements; total army points; remaining
points; pierre magique; pierre brute; malepierre; morrstein; morrsteine; warpstein; splitter; piedra bruja; malapietra;
warpietra; debts; bandenmitglieder; erfahrung gesamt; gesamterfahrung; starting gold; startgold; link; source; edit; update
`,
};

const MEANINGS = [
  'name',
  'type',
  'count',
  'warband',
  'warbandType',
  'gold',
  'skip',
] as const satisfies readonly KeyMeaning[];

const BY_NAME: ReadonlyMap<string, KeyMeaning> = new Map(
  MEANINGS.flatMap((meaning) => wordsIn(NAMES[meaning]).map((name) => [name, meaning] as const)),
);

/** What a key says of the warband or the fighter; undefined for one that says something else. */
export function meaningOf(key: string): KeyMeaning | undefined {
  return BY_NAME.get(plain(key));
}

/** Whether a word before a colon says what stands behind it: his things, his experience, how many they are. */
export function isKey(word: string): boolean {
  return meaningOf(word) !== undefined || sectionOf(word) !== null || saysExperience(word);
}
