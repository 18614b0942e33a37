import type { NameTable } from '#rules/contract/lexicon.ts';

/** Skills as lists call them; an id is the trait that does what the skill says, or `-`. */
export const SKILL_NAMES: NameTable = `
strike-to-injure | Strike to Injure | Coup précis; Frapper pour blesser; Frappe invalidante; Frappe mortelle | Verletzender Schlag; Gezielter Schlag; Zuschlagen | Golpe letal; Golpear para herir; Golpe dañino | Colpire per ferire; Colpo mirato
combat-master | Combat Master | Maître de combat; Maître du combat; Maître d’armes; Maître de la mêlée; Maître Combattant | Kampfmeister; Meister des Kampfes | Maestro de combate; Maestro del combate | Maestro del combattimento; Maestro di combattimento
- | Weapons Training; Weapon Training | Entraînement aux armes; Maîtrise des armes; Entraînement martial | Waffentraining; Waffenausbildung | Entrenamiento con armas; Maestría con las armas | Addestramento alle armi; Addestramento con le armi
web-of-steel | Web of Steel | Toile d’acier; Rideau d’acier; Mur d’Acier | Netz aus Stahl; Stählernes Netz | Red de acero; Telaraña de acero | Rete d’acciaio; Tela d’acciaio; Ragnatela d’acciaio
expert-swordsman | Expert Swordsman | Expert à l’épée; Expert escrimeur; Escrimeur expert; Maître escrimeur; Maître d’épée | Schwertmeister; Meisterlicher Schwertkämpfer; Experte im Schwertkampf | Espadachín experto; Experto espadachín | Spadaccino esperto; Esperto spadaccino
step-aside | Step Aside; Sidestep | Pas de côté; Saut de Côté | Ausweichschritt; Seitenschritt; Zur Seite treten | Paso lateral; Echarse a un lado; Hacerse a un lado | Passo di lato; Scarto laterale; Schivata laterale
quick-shot | Quick Shot; Quickshot | Tir rapide | Schnellschuss; Schnellschütze; Schnellfeuer | Disparo rápido | Tiro rapido; Tiro veloce
pistolier | Pistolier | Pistolier | Pistolenschütze; Pistolier | Pistolero | Pistolero; Pistoliere
eagle-eyes | Eagle Eyes; Eagle Eye | Œil de lynx; Œil d’aigle; Yeux d’aigle; Vue perçante; Œil de faucon; Œil de Rapace; Yeux de Rapace | Adlerauge; Adleraugen | Ojo de águila; Ojos de águila; Vista de águila | Occhi d’aquila; Occhio d’aquila; Vista acuta
- | Weapons Expert; Weapon Expert | Expert en armes; Expert en armement | Waffenexperte | Experto en armas | Esperto d’armi; Esperto di armi
nimble | Nimble | Agile; Leste; Agilité; Tir en Mouvement | Flink; Gewandt | Ágil | Agile
trick-shooter | Trick Shooter; Trick Shot | Tireur émérite; Tireur d’exception; Tireur d’élite | Kunstschütze; Meisterschütze; Trickschütze | Tirador experto; Tiro certero; Tirador de primera | Tiratore abile; Tiratore provetto
hunter | Hunter | Chasseur | Jäger | Cazador | Cacciatore
knife-fighter | Knife-Fighter; Knife Fighter | Lanceur de couteaux; Combattant au couteau; Combat au couteau | Messerkämpfer; Messerwerfer | Luchador con cuchillos; Lanzador de cuchillos; Experto en cuchillos | Lanciatore di coltelli; Combattente con coltelli; Maestro dei coltelli
battle-tongue | Battle Tongue; Battletongue | Cri de guerre; Langage de bataille; Voix de stentor; Voix de commandement; Langue de Bataille | Schlachtruf; Kriegszunge; Schlachtensprache; Befehlsgewohnt | Lengua de batalla; Grito de batalla; Voz de mando | Lingua di battaglia; Voce di comando; Linguaggio di battaglia
sorcery | Sorcery | Magie; Pouvoir | Hexerei; Zauberei; Magiekundig | Hechicería; Brujería | Stregoneria
- | Streetwise | Débrouillard; Débrouillardise; Contacts; Connaissance de la rue | Straßenkundig; Gassenwissen; Gossenwissen; Gewieft | Callejeo; Conocimiento de la calle; Saber callejero; Contactos | Conoscenze; Uomo di strada; Esperienza di strada; Contatti
- | Haggle | Marchandage; Marchander | Feilschen | Regatear; Regateo | Mercanteggiare; Contrattare
arcane-lore | Arcane Lore | Savoir des arcanes; Connaissance des arcanes; Savoir arcanique; Érudition arcanique; Sorcellerie | Arkanes Wissen; Geheimwissen; Wissen der Arkana | Saber arcano; Conocimiento arcano; Saber arcánico | Sapere arcano; Conoscenze arcane
- | Wyrdstone Hunter | Chercheur de pierre magique; Chasseur de pierres magiques; Prospecteur; Chasseur de pierre magique | Warpsteinsucher; Morrsteinjäger; Wyrdsteinjäger; Morrsteinsucher | Buscador de piedra bruja; Cazador de piedra bruja | Cacciatore di malapietra; Cercatore di malapietra; Cacciatore di pietra magica
warrior-wizard | Warrior Wizard; Warrior-Wizard | Sorcier guerrier; Mage guerrier; Mage-guerrier; Mage de bataille; Guerrier Sorcier | Kampfzauberer; Kriegerzauberer; Kriegszauberer | Hechicero guerrero; Mago guerrero | Mago guerriero; Stregone guerriero
mighty-blow | Mighty Blow | Coup puissant; Coup de force; Puissance | Mächtiger Hieb; Mächtiger Schlag; Wuchtiger Schlag; Kräftiger Schlag | Golpe poderoso; Impacto poderoso | Colpo possente; Colpo potente; Colpo poderoso
pit-fighter | Pit Fighter | Combattant de fosse; Gladiateur; Combattant des ruines | Grubenkämpfer | Luchador de pozo; Luchador de foso | Lottatore da arena; Gladiatore; Combattente da fossa
resilient | Resilient | Résistant; Résistance; Endurant | Widerstandsfähig; Zäh; Unverwüstlich | Resistente; Duro de pelar | Resistente; Coriaceo; Tempra
fearsome | Fearsome | Terrifiant; Effrayant; Effroyable | Furchterregend; Furchteinflößend; Angsteinflößend | Temible; Aterrador | Temibile; Terrificante; Spaventoso
strongman | Strongman; Strong Man | Force de la nature; Hercule; Colosse; Homme fort; Costaud | Starker Mann; Kraftprotz; Muskelprotz; Kraftmensch | Forzudo; Hombre fuerte; Fortachón | Forzuto; Uomo forzuto; Erculeo
unstoppable-charge | Unstoppable Charge | Charge irrésistible; Charge dévastatrice; Charge imparable | Unaufhaltsamer Angriff; Unaufhaltbarer Angriff; Unaufhaltsamer Ansturm | Carga imparable; Carga irrefrenable | Carica inarrestabile; Carica irresistibile
leap | Leap | Saut; Bond; Sauteur | Sprung; Springen; Sprungkraft | Salto; Saltar | Balzo; Salto
sprint | Sprint | Sprint; Course; Coureur | Sprint; Sprinten; Sprinter | Sprint; Esprintar; Velocidad | Scatto; Sprint
acrobat | Acrobat | Acrobate; Acrobatie | Akrobat | Acróbata | Acrobata
lightning-reflexes | Lightning Reflexes; Lightning Reflex | Réflexes éclair; Réflexes foudroyants; Réflexes surhumains | Blitzreflexe; Blitzschnelle Reflexe; Blitzartige Reflexe | Reflejos relámpago; Reflejos felinos; Reflejos fulgurantes | Riflessi fulminei; Riflessi saettanti
jump-up | Jump Up | Rétablissement; Bondir; Sur pied; Rebond; Saut carpé | Aufspringen; Hochspringen; Stehaufmännchen | Levantarse de un salto; En pie de un salto; Ponerse en pie | Rialzarsi; Balzare in piedi; Scattare in piedi
dodge | Dodge | Esquiver; Esquive; Esquive de projectiles | Ausweichen | Esquivar; Esquiva | Schivare; Schivata
scale-sheer-surfaces | Scale Sheer Surfaces; Scale Sheer Surface; Scale Sheer | Escalade; Escaladeur; Escalade de surfaces lisses; Grimpeur; Escalader les surfaces lisses | Klettermaxe; Fassadenkletterer; Steile Wände erklimmen; Klettern; Fassadenklettern | Escalar superficies verticales; Trepar paredes; Escalador; Escalar superficies lisas | Scalare superfici; Scalatore; Arrampicarsi; Scalare pareti lisce; Scalata
absolute-faith | Absolute Faith | Foi absolue; Foi Inébranlable | Absoluter Glaube; Unerschütterlicher Glaube | Fe absoluta | Fede assoluta
utter-determination | Utter Determination; Determination | Détermination absolue; Détermination totale; Farouche détermination | Absolute Entschlossenheit; Entschlossenheit | Determinación absoluta; Determinación total | Determinazione assoluta; Determinazione totale
- | Perfect Killer | Tueur parfait | Perfekter Killer | Asesino perfecto | Assassino perfetto
da-cunnin-plan | Da Cunnin’ Plan | Plan malin; Rev’nez ici ! | - | - | -
- | Extra Tough; Resource Hunter; Toughness of the Mountain | Extra résistant; Crâne épais | Dickschädel | Cráneo duro; Cabezota | Cranio duro; Testa dura
bellowing-roar | Bellowing Roar | Rugissement; Mugissement | Brüllen; Donnerndes Gebrüll; Brüllender Schrei | Rugido; Bramido | Ruggito; Muggito; Ruggito tonante
- | Master of Poisons; Fey Quickness; Shield Master; Berserk Charge; Crushing Blow; Barbarian Courage; Proven Warrior; Master Trapper; Sea Shanty Singer; Sea Legs; Cutlass Master; Booming Voice; Hardy Constitution; Swashbuckler; Bulging Biceps; Force of Will; Arms Master; Body Slam; Grizzled Veteran; See in Shadows; Censer Bearer; Rotten Body; Contagious; Ignore Pain; Energy Focus; Lightning Speed; Leap of Faith; Human Shield; Warmonger; Skink Hunter; Elixir of Life; Mesmerising Dance; Savage Fury; Concealment; Sand Worm; Hit and Run; Weather Tolerant; Virtue of Purity; Virtue of Valour; Virtue of Discipline; Virtue of Noble Disdain; Virtue of Impetuous; Banditry; Jump Back; Throw Voice; Tattooed Body; Sweeping Blow; Heart of the Warrior; Chosen of Chaos; Horse Archer; Trick Riding; Combat Riding; Running Dismount; Ride Warhorse; Tactician; Hunch; Magical Aptitude; Mind Focus; Animal Handling; Bulging Muscles; Untiring; Renowned Virtue; Questing Vow; Lowest of the Low; Pack Charge; Unnatural Strength; Weapon Master; Tomb Explorer; Cook; Backstabber | Maître des Poisons; Rapidité Surnaturelle; Expert du Bouclier; Frappe Destructrice; Charge Berserk; Charge Furieuse; Maître trappeur; Pied marin; Voix tonitruante; Constitution solide; Gros bras; Volonté de Fer; Vieux de la vieille; Voir dans les Ténèbres; Se Cacher Parmi les Ombres; Saut de la foi; Bouclier humain; Danse Hypnotique; Fureur Sauvage; Dissimulation; Élixir de Vie; Bond arrière; Ventriloque; Corps tatoué; Connaissance des Armes; Baratin; Prospection; Tacticien; Intuition; Dérobade; Redoutable; Prompt Rétablissement; Équitation; Cavalier archer; Voltige; Traumatisme nerveux; Récupération totale; Increvable; Coriace; Chercheur de Ressources; Maître Armurier; Vœu de Mort; Déments; Soif de sang; Ivre; Habitat forestier; Tir plafonné; Vision Sacrée; Bouclier de Sigmar; Imposition des Mains; Armure du Juste; Machine à Tuer; Férocement Loyal; Haine du Chaos | Schildmeister; Berserkerangriff; Meister der Gifte; Seebeine; Schnelligkeit der Elfen | Maestro del escudo; Maestro de venenos | Maestro dello scudo; Maestro dei veleni
- | Manic; Mutant; Bellow; Sniper; Master of Runes; Powerful Build; Hide in Shadows; Excellent Sight; Fury of Khaine; Shield Bash; Appraise | Sans peur; Vue excellente; Se cacher dans l’ombre | Hervorragende Sicht; Scharfschütze | Sin miedo; Vista excelente | Vista eccellente
sign-of-sigmar | Sign of Sigmar | Signe de Sigmar | Zeichen Sigmars | Señal de Sigmar; Signo de Sigmar | Segno di Sigmar
protection-of-sigmar | Protection of Sigmar | Protection de Sigmar | Schutz Sigmars | Protección de Sigmar | Protezione di Sigmar
righteous-fury | Righteous Fury | Fureur du juste; Fureur vertueuse; Juste fureur | Gerechter Zorn | Furia justiciera | Furia dei giusti
black-hunger | Black Hunger | Frénésie mortelle; Faim noire | Schwarzer Hunger | Hambre negra | Fame nera
tail-fighting | Tail Fighting; Tail Fighter | Queue de combat; Combat à la queue | Schwanzkampf | Lucha con la cola | Combattere con la coda
wall-runner | Wall Runner | Grimpeur né; Coureur des murs; Course murale | Wandläufer | Corredor de muros | Corridore di muri
infiltration | Infiltration | Infiltration | Infiltration | Infiltración; Infiltrarse | Infiltrazione
art-of-silent-death | Art of Silent Death | Art de la mort silencieuse | Kunst des lautlosen Todes; Kunst des stillen Todes | Arte de la muerte silenciosa | Arte della morte silenziosa
eadbasher | ’Eadbasher | Coup d’boule | - | - | -
ard-ead | ’Ard ’Ead | Têt’dure | - | - | -
ere-we-go | ’Ere We Go!; Ere We Go | On y va ! | - | - | -
well-ard | Well ’Ard | Couenne dure | - | - | -
waaagh | Waaagh! | Waaagh ! | Waaagh! | ¡Waaagh! | Waaagh!
master-of-blades | Master of Blades | Maître des lames | Klingenmeister | Maestro de las hojas | Maestro delle lame
true-grit | True Grit | Très coriace; Vrai courage | Wahrer Mut | - | -
thick-skull | Thick Skull; Thick Skulled | Tête de bois | - | - | -
berserker | Berserker | Berserk | Berserker | Berserker | Berserker
ferocious-charge | Ferocious Charge | Charge féroce | Wilder Ansturm | Carga feroz | Carica feroce
monster-slayer | Monster Slayer | Tueur de monstres | Monstertöter | Matamonstruos | Ammazzamostri
manhater | Manhater | Mangeur d’hommes | - | - | -
bull-rush | Bull Rush | Ruée du taureau | - | - | -
foul-odour | Foul Odour | Odeur nauséabonde | - | - | -
taunt | Taunt | Narguer | - | - | -
animal-friendship | Animal Friendship | Ami des bêtes | - | - | -
great-hunter | Great Hunter | Grand chasseur | - | - | -
bellowing-battle-roar | Bellowing Battle Roar | Rugissement tonitruant | - | - | -
hard-to-kill | Toughened Hide | Peau de bois | - | - | -
shaggy-hide | Shaggy Hide | Pelage épais; Poil dru; Peau Hirsute | Zotteliges Fell | Piel hirsuta | Pelliccia folta
horned-one | Horned One | Le cornu; Cornu | Gehörnter | Cornudo | Cornuto
fearless | Fearless | Sans crainte; Intrépide | Furchtlos | - | Impavido
fey | Fey | Sagesse | - | - | -
blood-oath | Blood Oath | Serment du sang | - | - | -
elven-luck | Luck | Chance | - | - | -
- | Proper Smart; Lucky | - | - | - | -
`;

/** Serious injuries as lists call them; an id is the trait that does what the injury says, or `-`. */
export const INJURY_NAMES: NameTable = `
- | Leg Wound | Blessure à la jambe; Jambe blessée | Beinverletzung; Beinwunde | Herida en la pierna; Pierna herida | Ferita alla gamba; Gamba ferita
- | Arm Wound; Severe Arm Wound; Light Arm Wound | Blessure au bras; Bras blessé; Bras amputé | Armverletzung; Armwunde | Herida en el brazo; Brazo herido | Ferita al braccio; Braccio ferito
- | Madness; Madness (Stupidity); Madness (Frenzy) | Folie; Folie (stupidité); Folie (frénésie) | Wahnsinn | Locura | Follia; Pazzia
- | Smashed Leg; Broken Leg | Jambe écrasée; Jambe brisée; Jambe fracassée | Zerschmettertes Bein; Zertrümmertes Bein; Gebrochenes Bein | Pierna aplastada; Pierna destrozada; Pierna rota | Gamba maciullata; Gamba spezzata; Gamba fratturata; Gamba rotta
- | Chest Wound | Blessure au torse; Torse enfoncé; Blessure à la poitrine | Brustverletzung; Brustwunde | Herida en el pecho; Herida en el torso | Ferita al petto; Ferita al torace
injury-eye | Blinded in One Eye; Blinded in an Eye; One Eye; Lost Eye; Blinded | Éborgné; Œil crevé; Borgne; Perte d’un œil; Aveugle d’un œil | Auf einem Auge blind; Auge verloren; Einäugig; Auf einem Auge erblindet | Tuerto; Ciego de un ojo; Ojo perdido; Perdió un ojo | Accecato; Occhio perso; Guercio; Cieco da un occhio; Accecato a un occhio
injury-old-wound | Old Battle Wound; Old Battlewound; Old Wound | Vieille blessure; Ancienne blessure; Vieille blessure de guerre | Alte Kriegsverletzung; Alte Kampfverletzung; Alte Kriegswunde; Alte Wunde | Vieja herida de guerra; Vieja herida; Antigua herida de guerra; Antigua herida | Vecchia ferita di guerra; Vecchia ferita; Vecchia ferita di battaglia
- | Nervous Condition; Nervous | Nervosité; Trouble nerveux; Nerveux; Condition nerveuse | Nervenleiden; Nervöses Leiden; Nervös; Nervenschaden | Estado nervioso; Nervioso; Condición nerviosa; Desequilibrio nervioso | Condizione nervosa; Nervoso; Crollo nervoso; Disturbo nervoso
- | Hand Injury; Injured Hand; Hand Wound | Blessure à la main; Main blessée | Handverletzung; Verletzte Hand | Herida en la mano; Mano herida; Lesión en la mano | Ferita alla mano; Mano ferita; Mano lesa
- | Deep Wound | Blessure profonde; Plaie profonde | Tiefe Wunde; Tiefe Verletzung | Herida profunda | Ferita profonda
- | Robbed | Dépouillé; Détroussé; Volé | Ausgeraubt; Beraubt | Robado; Desvalijado | Derubato; Rapinato
- | Bitter Enmity | Rancune; Inimitié; Haine tenace; Rancune tenace; Animosité amère | Bittere Feindschaft; Erbitterte Feindschaft; Erzfeind | Enemistad; Rencor; Odio amargo; Amarga enemistad | Odio profondo; Inimicizia; Acerrimo nemico; Rancore
- | Captured | Capturé | Gefangen; Gefangengenommen | Capturado | Catturato
injury-hardened | Hardened; Hardened to Fear | Endurci | Abgehärtet; Gestählt | Endurecido; Curtido | Indurito; Temprato; Incallito
injury-horrible-scars | Horrible Scars; Horrific Scars; Scars | Horribles cicatrices; Cicatrices horribles; Visage couturé; Horribles balafres; Cicatrices | Schreckliche Narben; Entsetzliche Narben; Furchtbare Narben; Grässliche Narben | Cicatrices horribles; Horribles cicatrices; Cicatrices | Orribili cicatrici; Cicatrici orribili; Cicatrici
- | Sold to the Pits | Vendu aux arènes; Vendu à l’arène; Vendu comme gladiateur | In die Grube verkauft; An die Gruben verkauft | Vendido a los pozos; Vendido a las fosas | Venduto alle fosse; Venduto all’arena
- | Survives Against the Odds; Survive Against the Odds | Survit contre toute attente; Survie miraculeuse | Überlebt wider Erwarten | Sobrevive contra todo pronóstico | Sopravvive contro ogni previsione
- | Full Recovery; Multiple Injuries; Dead | Rétablissement complet; Blessures multiples; Mort | Volle Genesung; Mehrfache Verletzungen; Tot | Recuperación completa; Heridas múltiples; Muerto | Recupero completo; Ferite multiple; Morto
`;

/** Rules of types and other notes that are neither skills nor injuries. */
export const RULE_NAMES: NameTable = `
- | Leader; Warband Leader | Chef; Meneur; Chef de bande | Anführer; Bandenführer | Jefe; Líder | Capo; Leader; Condottiero
causes-fear | Causes Fear; Cause Fear; Fear | Cause la peur; Peur; Provoque la peur | Verursacht Angst; Angst | Causa miedo; Miedo | Causa paura; Paura; Incute paura
frenzy | Frenzy; Frenzied | Frénésie; Frénétique | Raserei; Rasend; Blutrausch | Furia asesina; Frenesí | Furia; Frenesia; Furia sanguinaria
hatred | Hatred | Haine | Hass | Odio | Odio
stupidity | Stupidity; Stupid | Stupidité; Stupide | Blödheit; Dummheit | Estupidez | Stupidità; Stupido
animosity | Animosity | Animosité | Stänkerei; Streitsucht | Animosidad | Animosità
hard-to-kill | Hard to Kill | Dur à tuer; Difficile à tuer; Dur à cuire | Schwer zu töten; Zäher Bursche | Difícil de matar; Duro de matar | Duro a morire; Difficile da uccidere; Duri a morire
hard-head | Hard Head; Hard Heads | Tête dure; Tête de pioche; Forte tête | Dickschädel; Harter Schädel | Cabeza dura | Testa dura; Testadura
no-pain | No Pain; Feels No Pain | Pas de douleur; Insensible à la douleur; Ne ressent pas la douleur; Ignore la douleur | Kein Schmerz; Keine Schmerzen; Schmerzunempfindlich | Sin dolor; Inmune al dolor; No siente dolor | Nessun dolore; Insensibile al dolore
immune-poison | Immune to Poison | Immunisé au poison; Immunité au poison; Immunisé aux poisons | Immun gegen Gift; Giftimmun | Inmune al veneno; Inmune a los venenos | Immune al veleno; Immune ai veleni
immune-psychology | Immune to Psychology; Immune to Psychologie | Immunisé à la psychologie; Immunité à la psychologie | Immun gegen Psychologie; Immun gegen psychologische Effekte | Inmune a la psicología; Inmune a psicología | Immune alla psicologia; Immune a psicologia
eadbasher | ’Eadbasher | - | - | - | -
large-target | Large; Large Target | Grande cible; Grand | Großes Ziel; Groß | Objetivo grande; Blanco grande | Bersaglio grosso; Bersaglio grande; Grande
wizard | Wizard; Spellcaster | Sorcier; Lanceur de sorts; Magicien | Zauberer; Magier | Hechicero; Mago; Lanzador de hechizos | Mago; Incantatore
prayers | Prayers of Sigmar; Prayers; Prayers of Taal | Prières de Sigmar; Prières; Prières à Sigmar | Gebete; Gebete Sigmars; Sigmargebete; Gebete an Sigmar | Plegarias de Sigmar; Plegarias; Oraciones | Preghiere di Sigmar; Preghiere; Preghiere a Sigmar
regeneration | Regeneration | Régénération | Regeneration | Regeneración | Rigenerazione
cold-blooded | Cold-Blooded; Cold Blooded | Sang-froid | Kaltblütig | Sangre fría | Sangue freddo
- | Burn the Witch!; Burn the Witch; Fanatical; Fanatic; Animal; Animals; Not Tough; Crazed; Perfect Killer; Grudgebearers; Deathwish; Expert Weaponsmith; Hate Orcs and Goblins; No Brain; May Not Run; Charge; Slavering Charge; Unliving; Pack Master; Scaly Skin; Saurus Bite; Aquatic; Runts; Minderz; Not Orcs; Movement; Always Hungry; Woodland Dwelling; Bloodgreed; Trample; Mutations; Expert Climber; Death Wish; Loner; Seeker; Excellent Sight; Lowlife; Kin; Black Blood | Au bûcher !; Brûlez la sorcière; Fanatique; Animal; Animaux; Pas si résistant; Fous; Rancuniers; Désir de mort; Tueur parfait; Peau écailleuse; Charge; Mutations | Verbrennt die Hexe!; Verbrennt die Hexe; Fanatisch; Tier; Tiere; Perfekter Killer; Todeswunsch; Schuppige Haut; Mutationen | ¡Quemad a la bruja!; Quemad a la bruja; Fanático; Animal; Animales; Asesino perfecto; Mutaciones; Piel escamosa | Brucia la strega!; Bruciate la strega; Fanatico; Animale; Animali; Assassino perfetto; Mutazioni; Pelle scagliosa
stupidity-exempt-near-hero | Led by a hero | Guidé par un héros | - | - | -
stupidity-exempt-near-tamer | Held by his tamer | Tenu par son dompteur | - | - | -
auto-pass-leadership-tests | Never falters | Ne faiblit jamais | - | - | -
never-uses-leader | Deaf to the leader | Sans le Cd du chef | - | - | -
never-warband-leader | Never leads | Jamais chef | - | - | -
immune-all-alone | Unafraid alone | Exempt de Seul contre tous | - | - | -
never-leaves-combat | Never breaks | Ne rompt jamais | - | - | -
hardy-reroll | Tenacious | Tenace | - | - | -
hearts-of-steel | Hearts of steel | Cœurs d’acier | - | - | -
rout-ld-excluded | Ld excluded from Rout tests; No say in a rout | Cd exclu du test de déroute; Sans voix en déroute | - | - | -
rout-half-casualty | Counts as ½ casualty; Half a casualty | Compte pour ½ perte; Demi-perte | - | - | -
rout-not-counted | Not counted for rout; Not counted | Ne compte pas pour la déroute; Hors du compte | - | - | -
silk-clothes | Silk clothes | Habits de soie | - | - | -
natural-weapons | Claws and teeth; Teeth; Fangs; Claws and Fangs | Griffes et crocs | - | - | -
concussion-weapon | Concussion weapon | Arme contondante | - | - | -
strikes-first | Strikes first | Frappe en premier | - | - | -
strikes-last | Strikes last | Frappe en dernier | - | - | -
no-equipment | No equipment | Sans équipement | - | - | -
no-armour | No armour | Sans armure | - | - | -
no-missile-weapons | No missile weapons | Sans arme de tir | - | - | -
no-armour-move-penalty | At ease in armour | À l’aise en armure | - | - | -
no-run | Cannot run | Ne court pas | - | - | -
random-move | Random movement | Mouvement aléatoire | - | - | -
detect-hidden-double-range | Keen sight; Excellent Sight | Regard perçant; Excellente vue | - | - | -
bite-attack | Bite; Bite Attack | Morsure | - | - | -
cloud-of-flies | Cloud of flies | Nuée de mouches | - | - | -
set-traps | Sets traps | Poseur de pièges | - | - | -
summoned | Summoned | Invoqué | - | - | -
daemon | Daemon | Démon | - | - | -
blessings | Blessings of Nurgle | Bénédictions de Nurgle | - | - | -
no-experience | No experience | Sans expérience | - | - | -
never-hero | Never a hero | Jamais héros | - | - | -
reroll-characteristic-and-hit | Blessed Sight | Vue bénie; Vision bénie | Gesegnete Sicht | Visión bendita | Vista benedetta
drunken | Drunken | Ivrogne | - | - | -
- | Led’z Go!; Zzap!; Fooled Ya!; Blessed Ale; Earthshudder; Tanglefoot; Summon Squirrels; Pool of Shadow; The Living Shadows; Wings of Night; Cloak of Darkness; Shadowbind; Shield of Shadow; Singing Wind; Serpent’s Strength; Wendala’s Maelstrom; Shield of Thorns; The Living Jungle; Siren’s Dreams; Spectre of Hashut; Stone Statue; Fireball; Vanish; Eruption; Eye of Hashut; Doombolt; Soul Stealer; Flamesword; Deathspasm; Witch Flight; Black Blade of Khaine; Wind of Gork; Gaze of Mork; ’Eadbanger; Leap of Waaagh!; Idol of Gork; Riding the Wind; Skin of Stone; Burning Hand; Quicksand; Storm of Magic; Chotec’s Wrath; Sotek’s Blessing; Huanchi’s Stealth; The Old Ones’ Protection; Tinci’s Rage; Itzl’s Speed; Deathly Visage; Living Horror; Howl of the North; Touch of Onogal; Nurgle’s Rot; Rune of Stone; Rune of Sharpness; Rune of Speed; Rune of Warding; Rune of Accuracy; Rune of Striding; Blessed Protection; Swiftstride; Lady’s Scorn; Guiding Vision; Snow Squall; Hammerschlag; Bloodlust; Scry; Cure; Lesser Magic; Necromancy; Waaagh! Magic; Chaos Rituals; Nurgle Rituals; Prayers of Taal; Magic of the Horned Rat | Z’y Va !; Bouge de Là !; Zzzap !; Bouffon, Va !; Ramèn’ta Fraise !; Saut du Cerf; Bière Bénite; Tremblement de Terre; Secousse Tellurique; Entraves; Enchevêtrement; Invocation d’Écureuils; Miasmes Nurglesques; Peau Verruqueuse; Vision d’Horreur; Œil Divin; Tentation du Chaos; Ailes Ténébreuses; Mot de Souffrance; Drain de Vie; Fatalité; Incantation de Réveil; Fléau Rongeur; Puits de Ténèbres; Ombres Vivantes; Ailes de la Nuit; Cape de Ténèbres; Théâtre d’Ombres; Bouclier d’Ombres; Magie Mineure; Nécromancie; Magie Waaagh !; Rituels du Chaos; Rituels de Nurgle; Magie du Rat Cornu; Prières de Taal; Boule de feu; Éclair Noir; Voleur d’Âmes; Épée de Feu; Spasmes de Mort; Vol des Sorcières | - | - | -
- | Extra Wound; Mark of Nurgle; Mark of Khorne; Mark of Tzeentch; Mark of Slaanesh; Crystalline Body; Bone Spines; Clawed Foot; Poisoned Bite; Stream of Corruption; Nurgle’s Rot; Bloated Foulness; Mark of Chaos; Base Cost | Griffe géante; Marque de Nurgle | Riesenklaue; Mal des Nurgle | Pinza gigante; Garra gigante; Marca de Nurgle | Artiglio gigante; Zoccoli fessi; Marchio di Nurgle
- | Fires of U’Zhul; Flight of Zimmeran; Dread of Aramar; Silver Arrows of Arha; Luck of Shemtek; Sword of Rezhebel; Lifestealer; Reanimation; Death Vision; Spell of Doom; Call of Vanhel; Spell of Awakening; Vision of Torment; Eye of God; Dark Blood; Lure of Chaos; Wings of Darkness; Word of Pain; Warpfire; Children of the Horned Rat; Gnawdoom; Black Fury; Eye of the Warp; Sorcerer’s Curse; The Hammer of Sigmar; Hammer of Sigmar; Hearts of Steel; Soulfire; Shield of Faith; Healing Hand; Armour of Righteousness; Led’z Go; Oi Gerroff; Zzap; Fooled Ya; Clubba; Fire of Gork; Eadbasha; Daemonic Vigour; Buboes; Stench of Nurgle; Pestilence; Scabrous Hide; Bear’s Paw; Bear’s Anger; Stag’s Leap | Vision de tourment; Vision de tourments; Œil de Dieu; Sang sombre; Appel du Chaos; Attrait du Chaos; Ailes des ténèbres; Ailes de ténèbres; Mot de douleur; Parole de douleur; Feu d’U’Zhul; Feux d’U’Zhul; Flammes d’U’Zhul; Vol de Zimmeran; Effroi d’Aramar; Terreur d’Aramar; Flèches d’argent d’Arha; Chance de Shemtek; Épée de Rezhebel; Voleur de vie; Vol de vie; Réanimation; Vision de mort; Sort funeste; Sort de malheur; Appel de Vanhel; Sort d’éveil; Sortilège d’éveil; Feu warp; Feu de malepierre; Malefeu; Enfants du Rat Cornu; Enfants du Rat; Œil du Warp; Malédiction du sorcier; Fureur noire; Marteau de Sigmar; Cœurs d’acier; Cœur d’acier; Feu de l’âme; Feu spirituel; Bouclier de la foi; Bouclier de foi; Main guérisseuse; Mains guérisseuses; Armure de vertu; Armure de droiture; Pustules; Pestilence; Puanteur de Nurgle; Vigueur démoniaque; Patte d’ours; Colère de l’ours; Bond du cerf | Hammer des Sigmar; Hammer Sigmars; Stählerne Herzen; Herz aus Stahl; Herzen aus Stahl; Seelenfeuer; Schild des Glaubens; Heilende Hand; Heilende Hände; Rüstung der Rechtschaffenheit; Vision der Qual; Auge Gottes; Auge des Gottes; Dunkles Blut; Ruf des Chaos; Verlockung des Chaos; Schwingen der Dunkelheit; Flügel der Dunkelheit; Wort des Schmerzes; Warpfeuer; Kinder der Gehörnten Ratte; Schwarze Wut; Schwarzer Zorn; Auge des Warp; Fluch des Zauberers; Feuer des U’Zhul; Feuer von U’Zhul; Flug des Zimmeran; Flug von Zimmeran; Furcht des Aramar; Silberne Pfeile des Arha; Silberpfeile von Arha; Glück des Shemtek; Schwert des Rezhebel; Schwert von Rezhebel; Lebensraub; Lebensdieb; Wiederbelebung; Reanimation; Todesvision; Vision des Todes; Zauber des Untergangs; Ruf des Vanhel; Vanhels Ruf; Zauber der Erweckung; Erweckung; Beulen; Gestank des Nurgle; Pestilenz; Bärentatze; Zorn des Bären; Sprung des Hirsches | Martillo de Sigmar; Corazones de acero; Corazón de acero; Visión de tormento; Visión del tormento; Ojo de Dios; Mano sanadora; Manos sanadoras; Fuego del alma; Escudo de fe; Escudo de la fe; Armadura de la rectitud; Sangre oscura; Llamada del Caos; Alas de oscuridad; Alas de la oscuridad; Palabra de dolor; Fuego de U’Zhul; Fuegos de U’Zhul; Vuelo de Zimmeran; Terror de Aramar; Flechas de plata de Arha; Suerte de Shemtek; Espada de Rezhebel; Robo de vida; Ladrón de vida; Reanimación; Visión de muerte; Hechizo de perdición; Llamada de Vanhel; Hechizo del despertar; Fuego de disformidad; Fuego disforme; Hijos de la Rata Cornuda; Furia negra; Ojo de la disformidad; Maldición del hechicero; Hedor de Nurgle; Pestilencia; Bubas; Vigor demoníaco | Martello di Sigmar; Cuori d’acciaio; Cuore d’acciaio; Visione del tormento; Visione di tormento; Occhio di Dio; Mano guaritrice; Mani guaritrici; Fuoco dell’anima; Scudo della fede; Armatura della rettitudine; Sangue oscuro; Richiamo del Caos; Ali dell’oscurità; Ali della tenebra; Parola del dolore; Fuochi di U’Zhul; Fuoco di U’Zhul; Volo di Zimmeran; Terrore di Aramar; Frecce d’argento di Arha; Fortuna di Shemtek; Spada di Rezhebel; Ruba vita; Rianimazione; Visione di morte; Incantesimo di rovina; Richiamo di Vanhel; Incantesimo del risveglio; Fuoco warp; Figli del Ratto Cornuto; Furia nera; Occhio del warp; Maledizione dello stregone; Fetore di Nurgle; Pestilenza; Bubboni; Vigore demoniaco
mutations | Great Claw; Tentacle; Daemon Soul; Cloven Hoofs; Cloven Hooves; Blackblood; Spines; Scorpion Tail; Extra Arm; Hideous | Grande pince; Grande griffe; Griffe énorme; Pince; Pince géante; Grosse pince; Tentacule; Âme démoniaque; Âme de démon; Sabots fendus; Sabots fourchus; Sabots; Sang noir; Sang acide; Épines; Piquants; Pointes; Queue de scorpion; Dard de scorpion; Bras supplémentaire; Bras additionnel; Troisième bras; Hideux; Hideuse; Hideur | Große Klaue; Große Schere; Klaue; Schere; Tentakel; Dämonenseele; Dämonische Seele; Gespaltene Hufe; Hufe; Schwarzes Blut; Schwarzblut; Säureblut; Stacheln; Dornen; Skorpionschwanz; Skorpionsschwanz; Zusätzlicher Arm; Dritter Arm; Extraarm; Extra Arm; Abscheulich; Scheußlich; Grässlich; Hässlich | Gran garra; Gran pinza; Pinza; Tentáculo; Alma demoníaca; Alma de demonio; Pezuñas; Pezuñas hendidas; Sangre negra; Sangre ácida; Espinas; Pinchos; Púas; Cola de escorpión; Brazo extra; Brazo adicional; Tercer brazo; Horrendo; Repulsivo; Horripilante; Asqueroso; Repugnante | Grande chela; Chela; Grande artiglio; Tentacolo; Anima demoniaca; Anima di demone; Zoccoli; Zoccoli fessi; Zoccoli caprini; Sangue nero; Sangue acido; Spine; Aculei; Spuntoni; Coda di scorpione; Braccio extra; Braccio aggiuntivo; Terzo braccio; Braccio supplementare; Orripilante; Orrendo; Ripugnante
`;
