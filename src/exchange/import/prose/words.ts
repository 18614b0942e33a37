import { plain } from '#exchange/import/words/names.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';

// The little words with which people tell, in five languages, who is in their warband and what he has.

function set(names: string): ReadonlySet<string> {
  return new Set(wordsIn(names));
}

/** In front of whoever is told of for the first time. */
export const INDEFINITE = set('a; an; un; une; ein; eine; einen; einem; einer; una; uno');

/** In front of somebody of one's own. */
export const POSSESSIVE = set(
  'my; our; his; her; its; their; mon; ma; mes; son; sa; ses; notre; nos; leur; leurs; mein; meine; meinen; meinem; unser; unsere; unseren; sein; seine; seinen; ihr; ihre; mi; mis; su; sus; nuestro; nuestra; nuestros; nuestras; mio; mia; miei; mie; suo; sua; suoi; sue; nostro; nostra; nostri; nostre',
);

/** In front of somebody who is known. */
export const DEFINITE = set(
  'the; le; la; les; l; der; die; das; den; dem; el; los; las; il; lo; gli; i; this; that; these; those; ce; cet; cette; ces; dieser; diese; este; esta; questo; questa',
);

/** There are none of these. */
export const NONE = set(
  'no; not; without; sans; pas; aucun; aucune; kein; keine; keinen; keinem; ohne; nicht; sin; ningun; ninguno; ninguna; senza; nessun; nessuno; nessuna; non; never; instead; except; besides',
);

/** In front of others of the same kind. */
export const MORE = set(
  'more; other; additional; further; extra; autres; autre; weitere; anderen; andere; noch; mas; otros; otras; altri; altre; another; otro; otra; altro; altra',
);

/** Behind them stands what somebody has. */
export const WITH = set(
  'with; w; avec; mit; con; has; have; had; got; gets; carries; carry; carrying; wears; wear; wearing; wields; wield; wielding; holds; holding; uses; using; armed; equipped; a; ont; porte; portent; portant; tient; tiennent; manie; utilise; ayant; possede; equipe; equipee; equipes; equipees; arme; armee; armes; armees; hat; haben; tragt; tragen; fuhrt; fuhren; bewaffnet; ausgerustet; tiene; tienen; lleva; llevan; usa; usan; porta; portano; armado; armada; armados; armadas; equipado; equipada; equipados; ha; hanno; usano; armato; armata; armati; armate; equipaggiato; equipaggiata; equipaggiati; having; comes; come; bekommt; kriegt; nutzt; trae; traen',
);

/** Those of them that are a verb of their own, behind whoever has it. */
export const HAS = set(
  'has; have; had; got; gets; carries; carry; wears; wear; wields; wield; holds; uses; is; are; a; ont; porte; portent; tient; tiennent; manie; utilise; possede; est; sont; hat; haben; tragt; tragen; fuhrt; fuhren; ist; sind; bekommt; kriegt; nutzt; tiene; tienen; lleva; llevan; usa; usan; es; son; va; van; ha; hanno; porta; portano; usano; e; n',
);

/** Stand among somebody's things and say nothing of them. */
export const AMONG_THINGS = set(
  'and; et; und; y; e; plus; each; both; all; every; just; only; also; too; as; well; apiece; spare; his; her; their; its; own; simple; good; old; new; of; for; them; both; chacun; chacune; chaque; tous; toutes; deux; juste; seulement; que; qu; ne; n; aussi; ainsi; seul; simplement; de; d; du; des; je; jeweils; beide; beiden; alle; jeder; jede; nur; bloss; auch; sowie; noch; zusatzlich; dazu; den; dem; cada; uno; una; ambos; ambas; todos; todas; solo; solamente; tambien; ademas; ambedue; entrambi; entrambe; ciascuno; ciascuna; ognuno; tutti; tutte; soltanto; anche; pure; il; elle; ils; elles; he; she; they; it; er; sie; es; el; ella; ellos; ellas; lui; lei; loro; who; which; qui; welche; welcher; die; der; das; the; le; la; les; l; los; las; gli; lo; i; are; is; est; sont; ist; sind; esta; estan; sono; ein; eine; einen; einem; eines; einer; an; un; une; a; my; mon; ma; mes; meine; mi; mis; sein; seine; seinen; su; sus; suo; sua; son; sa; ses; al; zur; zum; im; in',
);

/** Whoever was told of last. */
export const PRONOUN_ONE = set(
  'he; she; it; il; elle; er; sie; el; ella; lui; lei; egli; this; that; der; die; celui; celle; este; esta; questo; questa; who; dieser; diese',
);

/** All of those who were told of last. */
export const PRONOUN_ALL = set(
  'they; both; each; all; everyone; ils; elles; tous; toutes; chacun; chacune; sie; beide; alle; jeder; ellos; ellas; ambos; ambas; todos; todas; entrambi; entrambe; tutti; tutte; ciascuno; essi; loro',
);

/** Before a name. */
export const CALLED =
  /^(?:(?:i|we) call (?:them|him|her|it)|(?:ich nenne|wir nennen) (?:sie|ihn|es)|je les appelle|(?:los|las|lo|la) llam(?:o|amos)|(?:li|le|lo|la) chiam(?:o|iamo)|(?:who is |which is |he is |is |are |is |who are )?(?:called|named|by the name of|with the name(?: of)?|name of)|named?|(?:(?:qui )?s['’]appelle(?:nt)?|nommée?s?|appelée?s?|baptisée?s?|du nom de|que j['’]appelle)|(?:namens|genannt|heißt|heissen|heißen|heisst|mit (?:dem )?namen|der auf den namen|getauft)|(?:(?:que )?se llaman?|llamad[oa]s?|de nombre|con (?:el )?nombre(?: de)?)|(?:(?:che )?si chiama(?:no)?|chiamat[oaie]|di nome|nominat[oa]))(?![\p{L}])\s*:?\s*/iu;

/** In brackets or behind a colon: a name. */
export const NAME_KEY =
  /^(?:his |her |sein |ihr |son |su |il suo )?(?:name|nom|nombre|nome)\s*(?:is|ist|est|es|è)?\s*[:=]?\s+(\p{L}.*)$/iu;

/** That somebody has no name says nothing. */
export const NAMELESS =
  /(?<![\p{L}'’])(?:(?:he |she |it |who )?(?:has|have|got|does|do)(?: ?n['’o]?t| not)?(?: have)?(?: no| a)? name(?: yet)?|(?:still )?(?:no name|without (?:an? )?name|unnamed|nameless)(?: yet)?|(?:qui )?n['’](?:a|ont) (?:pas )?(?:encore )?(?:pas )?de noms?|(?:encore )?sans nom|(?:der |die )?(?:hat|haben) (?:noch )?keinen? namen|(?:noch )?(?:ohne namen|namenlos)|(?:que )?(?:todavía |aún )?no tienen? (?:todavía |aún )?nombre(?: todavía| aún)?|(?:todavía |aún )?sin nombre(?: todavía| aún)?|(?:che )?non (?:ha|hanno) (?:ancora )?(?:un )?nome|(?:ancora )?senza nome)(?!\p{L})/giu;

/** One or some of those just told of. The number is none for the rest of them. */
export const PART =
  /^(?:(?<rest>the others?|the rest|the remaining one|other|others|(?:l['’]|les |la |le )?(?:deux |trois |\d )?autres?|l['’]autre|le reste|(?:der|die|das) (?:andere[n]?|zweite|letzte|restlichen?|übrigen?)|(?:zwei |drei )?andere|(?:el|la|los|las)? ?(?:otr[oa]s?|rest[oa]|demás)|(?:l['’]|gli |le )?altr[oaie]|il resto)|(?<one>the (?:first|second|third|fourth|last)(?: one)?|one(?: of them)?|another|a (?:second|third|fourth)(?: one)?|l['’]une?|(?:le|la) (?:première?|seconde?|deuxième|troisième|quatrième|derni[eè]re?)|un (?:deuxième|troisième|quatrième)|une?|(?:der|die) (?:eine|erste|dritte|vierte)|eine? (?:zweite[rs]?|dritte[rs]?|vierte[rs]?)|eine[rn]?|(?:el|la) (?:un[oa]|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|últim[oa])|un[oa]|(?:l['’]un[oa]|(?:il|la|lo) (?:prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa])))|(?<some>two|three|four|five|six|deux|trois|quatre|cinq|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|due|tre|quattro|cinque|\d{1,2}))(?:\s+(?:of them|of those|d['’]entre eux|davon|von ihnen|de ellos|di loro))?(?:\s+|\s*,\s*)(?=(?:(?:who |that |qui |que |che |der |die |is |are |ist |sind |est |sont |está |están |è |sono |only |just |nur |juste |sólo |solo |va |van )*(?:armed|equipped|with|w\/|has|have|got|carries|carry|wears?|wields?|called|named|avec|armée?s?|équipée?s?|porte|portent|s['’]appelle|n['’]a|a|ont|il a|elle a|mit|hat|haben|trägt|tragen|führt|heißt|namens|bewaffnet|con|llevan?|tienen?|se llama|armad[oa]s?|ha|hanno|porta|portano|si chiama|armat[oaie])(?!\p{L})))/iu;

/** The same at the beginning of a sentence, whatever it goes on with. */
export const PART_FIRST =
  /^(?:(?:the|le|la|der|die|das|el|il|lo)\s+(?:(?<one>first|second|third|fourth|last|première?|seconde?|deuxième|troisième|quatrième|derni[eè]re?|erste|zweite|dritte|vierte|letzte|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|últim[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa])|other|autre|andere|otr[oa]|altr[oa])|l['’](?:autre|altr[oa])|los otros|les autres|die anderen|the others|gli altri)(?:\s+one)?\s+(?=\p{L})/iu;

/** What is told to come later, or is only wished for. */
export const LATER =
  /(?<!\p{L})(?:yet|one day|some ?day|soon|later|eventually|saving|next (?:time|game|week|month)|want|wanna|would|wouldn['’]?t|should|could|might|maybe|wish|hope|hoping|planning|will|gonna|going to|if|when|once|plus tard|bientôt|un jour|quand|j['’]aimerais|je voudrais|je veux|prochaine?|pas encore|dès que|si j['’]|peut-être|aurai|ajouterai|später|bald|irgendwann|möchte|will ich|ich will|sobald|wenn|nächste[srn]?|vielleicht|hätte|würde|noch kein(?:e|en)?|erst ab|más adelante|pronto|algún día|cuando|quiero|quisiera|me gustaría|quizás?|tal vez|todavía no|aún no|próxim[oa]|si me|più avanti|più tardi|presto|un giorno|quando|vorrei|voglio|forse|non ancora|prossim[oa]|appena|dead|died|retired|mort|morte|tot|gestorben|gefallen|muert[oa]|murió|mort[oa]|morì)(?!\p{L})/giu;

/** Somebody's things that he has no longer. */
export const LOST =
  /(?<!\p{L})(?:lost|broke|sold|dropped|stolen|perdue?s?|vendue?s?|cassée?s?|volée?s?|verloren|verkauft|zerbrochen|gestohlen|perdid[oa]|perdió|vendid[oa]|vendió|roto|rota|perso|persa|vendut[oa]|rott[oa])(?!\p{L})/iu;

/** What happened: a report, and no list. */
export const HAPPENED =
  /(?<!\p{L})(?:once upon|il était une fois|es war einmal|érase una vez|c['’]era una volta|\p{L}{3,}(?:aient|èrent|irent|arono|irono|erono|aron|ieron)|\p{L}{3,}ó|(?:ha|hanno|è|sono) (?!armat|equipagg|chiamat|guidat|nominat|mandat)\p{L}{2,}(?:ato|ata|ati|uto|uti|ito|iti|so|si|sto)|charged|attacked|killed|shot|fled|ran|died|fell|drew|struck|stabbed|hid|wounded|crept|climbed|screamed|shouted|rushed|advanced|fought|won the|lost the|took out|knocked|managed|rolled|walked|entered|found|saw|cried|went|came|told|said|looked|whispered|swore|chargea|leva|sortit|prit|attaqua|tua|tira|s['’]enfuit|mourut|tomba|frappa|blessa|cria|avança|entra|vit|trouva|dit|regarda|courut|chargé|attaqué|tué|tiré|enfui|frappé|blessé|griff|griffen|angegriffen|tötete|getötet|schoss|erschoss|geschossen|floh|flohen|starb|fiel|fielen|zog|traf|trafen|verwundete|schrie|stand|standen|schlug|schlugen|warteten|wartete|rannte|lief|liefen|kam|kamen|ging|gingen|sah|fand|sagte|rief|stürmte|stürmten|cargó|cargaron|atacó|atacaron|mató|mataron|disparó|dispararon|huyó|huyeron|murió|cayó|cayeron|hirió|gritó|corrió|entró|entraron|encontró|vio|dijo|caricò|caricarono|attaccò|attaccarono|uccise|uccisero|sparò|fuggì|fuggirono|morì|cadde|caddero|colpì|ferì|gridò|corse|entrò|trovò|vide|disse)(?!\p{L})/giu;

/** What may or must be: rules. */
export const RULES =
  /(?<!\p{L})(?:must|may|cannot|can (?:be|have|only)|up to|at (?:most|least)|between \d|no more than|0\s?[-–]\s?\d|peuvent|peut (?:être|avoir|porter|choisir)|doit|doivent|jusqu['’]à|au (?:plus|moins)|maximum|darf|dürfen|müssen|muss|bis zu|höchstens|mindestens|puede(?:n)? (?:tener|ser|llevar|elegir)|debe(?:n)?|hasta|como (?:máximo|mínimo)|può|possono|deve|devono|fino a|al (?:massimo|minimo))(?!\p{L})/giu;

/** What is for sale, painted, advised or in a film is no warband, and of two lists to choose from neither is one. */
export const NO_LIST =
  /(?<!\p{L})(?:(?:option|opción|opzione|variante?|version|versión|versione)s? ?[12abi]|(?:in|from) (?:the|this|a) (?:film|movie|book|novel|series)|(?:im|in diesem) (?:film|buch|roman)|dans (?:le|ce) (?:film|livre|roman)|en (?:la película|el libro|la novela)|nel (?:film|libro|romanzo)|tactics|you should|your \p{L}+ (?:should|needs?)|du solltest|tu devrais|vous devriez|deberías|dovresti|gemalt|selling|for sale|to sell|postage|€|euros?|à vendre|je vends|verkaufe|zu verkaufen|vendo|se venden?|in vendita)(?!\p{L})/iu;

/** A question does not tell who there is. */
export const ASKS =
  /^(?:\P{L}*)(?:should|shall|how|what|which|who|where|why|would|could|can|do|does|is|are|any|que|quel(?:le)?s?|combien|dois|faut|est-ce|qui|comment|pourquoi|soll(?:te)?|wie|was|welche[rs]?|wer|wo|warum|kann|habt|qué|cuánt[oa]s?|cuál(?:es)?|quién|cómo|por qué|debería|che|quant[oai]|quale|quali|chi|come|perché|dovrei)(?!\p{L})/iu;

/** The warband is called so. */
export const BAND_CALLED =
  /(?<!\p{L})(?:war ?band|gang|band|crew|bande|troupe|banda|kriegerbande|truppe|haufen|cuadrilla|company|compagnie|compañía|compagnia)\s+(?:(?:of|for|de|des|du|der|von|vom|aus|für|pour|para|di|dei|degli|per)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?\s+){0,2}?(?:[\p{L}'’-]+\s?[:,]\s+)?(?:[:,–-]\s+)?(?:(?:it|they|elle|sie|ella|essa)\s+)?(?:(?:is|are) (?:called|named)|called|named|s['’]appelle(?:nt)?|nommée?|appelée?|heißt|heißen|namens|se llaman?|llamada|si chiama(?:no)?|chiamata)\s*:?\s+["“«„]?\s*([^.,:;!?()"”»“\n]{2,50}?)\s*["”»“]?(?=\s*(?:[.,:;!?()"”»“\n]|$)|\s+(?:and|und|et|y|e|but|aber|mais|pero|ma|which|qui|die|que|che)\s)/iu;

/** Family and companions, as everybody talks of them. */
export const KIN = set(
  'brother; brothers; boy; boys; frere; freres; gars; bruder; hermano; hermanos; chico; chicos; joven; ragazzo; ragazzi; fratello; fratelli; held; priest; leader; anfuhrer; chef; jefe; capo; orc; orcs; ork; orks; orque; orques; orco; orcos; orchi; goblin; goblins; skaven; mutant; mutants; ritter; knight',
);

/** In front of a sentence that goes on. */
export const LEAD_IN: ReadonlySet<string> = new Set(
  'and et und y e then puis dann luego poi also auch aussi tambien anche but aber mais pero ma'.split(
    ' ',
  ),
);

/** Words that begin a sentence with a capital, and name nobody. */
export const STARTS = set(
  'i; we; you; there; here; so; ok; okay; well; then; now; i ve; and; je; j; nous; on; vous; voila; voici; puis; ensuite; enfin; ich; wir; ihr; hier; dann; dazu; sonst; also; yo; nosotros; hay; aqui; luego; io; noi; ci; ecco; poi; infine; c',
);

/** Nobody is called so who stands in front of somebody else. */
export const PREPOSITIONS = set(
  'for; with; and; but; when; while; behind; beside; then; so; as; at; in; on; to; from; after; before; against; by; also; next; under; over; near; since; because; today; yesterday; finally; here; pour; avec; mais; derriere; devant; contre; apres; avant; chez; fur; gegen; hinter; vor; nach; neben; para; contra; detras; tras; per; contro; dietro; dopo',
);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    'a; an; one; un; une; ein; eine; einen; einem; einer; una; uno; another; otro; otra',
    'two; deux; zwei; dos; due; both; beide; beiden; ambos; ambas; entrambi; entrambe; pair; paire; couple; coppia; pareja',
    'three; trois; drei; tres; tre',
    'four; quatre; vier; cuatro; quattro',
    'five; cinq; funf; cinco; cinque',
    'six; sechs; seis; sei',
    'seven; sept; sieben; siete; sette',
    'eight; huit; acht; ocho; otto',
    'nine; neuf; neun; nueve; nove',
    'ten; dix; zehn; diez; dieci',
    'eleven; onze; elf; once; undici',
    'twelve; douze; zwolf; doce; dodici; dozen; douzaine; dutzend; docena; dozzina',
  ].flatMap((names, at) => wordsIn(names).map((name) => [name, at + 1] as const)),
);

/** The number that a word says, with figures or letters; null for none. */
export function numberOf(word: string): number | null {
  const [, figure] = /^(?:x\s?)?(\d{1,2})x?$/iu.exec(word) ?? [];
  if (figure !== undefined) return Number(figure) > 0 ? Number(figure) : null;
  // `Otto` is somebody, `otto` are eight.
  return word === 'Otto' || word === 'Elf' ? null : (NUMBERS.get(plain(word)) ?? null);
}
