import type { NameTable } from '#rules/contract/lexicon.ts';

/** Skills as lists call them; an id is the trait that does what the skill says, or `-`. */
export const SKILL_NAMES: NameTable = `
strike-to-injure | Strike to Injure | Coup précis; Frapper pour blesser; Frappe invalidante; Frappe mortelle | Verletzender Schlag; Gezielter Schlag; Zuschlagen | Golpe letal; Golpear para herir; Golpe dañino | Colpire per ferire; Colpo mirato
combat-master | Combat Master | Maître de combat; Maître du combat; Maître d’armes; Maître de la mêlée | Kampfmeister; Meister des Kampfes | Maestro de combate; Maestro del combate | Maestro del combattimento; Maestro di combattimento
- | Weapons Training; Weapon Training | Entraînement aux armes; Maîtrise des armes; Entraînement martial | Waffentraining; Waffenausbildung | Entrenamiento con armas; Maestría con las armas | Addestramento alle armi; Addestramento con le armi
web-of-steel | Web of Steel | Toile d’acier; Rideau d’acier | Netz aus Stahl; Stählernes Netz | Red de acero; Telaraña de acero | Rete d’acciaio; Tela d’acciaio; Ragnatela d’acciaio
expert-swordsman | Expert Swordsman | Expert à l’épée; Expert escrimeur; Escrimeur expert; Maître escrimeur; Maître d’épée | Schwertmeister; Meisterlicher Schwertkämpfer; Experte im Schwertkampf | Espadachín experto; Experto espadachín | Spadaccino esperto; Esperto spadaccino
step-aside | Step Aside; Sidestep | Pas de côté | Ausweichschritt; Seitenschritt; Zur Seite treten | Paso lateral; Echarse a un lado; Hacerse a un lado | Passo di lato; Scarto laterale; Schivata laterale
quick-shot | Quick Shot; Quickshot | Tir rapide | Schnellschuss; Schnellschütze; Schnellfeuer | Disparo rápido | Tiro rapido; Tiro veloce
pistolier | Pistolier | Pistolier | Pistolenschütze; Pistolier | Pistolero | Pistolero; Pistoliere
- | Eagle Eyes; Eagle Eye | Œil de lynx; Œil d’aigle; Yeux d’aigle; Vue perçante | Adlerauge; Adleraugen | Ojo de águila; Ojos de águila; Vista de águila | Occhi d’aquila; Occhio d’aquila; Vista acuta
- | Weapons Expert; Weapon Expert | Expert en armes; Expert en armement | Waffenexperte | Experto en armas | Esperto d’armi; Esperto di armi
nimble | Nimble | Agile; Leste; Agilité | Flink; Gewandt | Ágil | Agile
trick-shooter | Trick Shooter; Trick Shot | Tireur émérite; Tireur d’exception; Tireur d’élite | Kunstschütze; Meisterschütze; Trickschütze | Tirador experto; Tiro certero; Tirador de primera | Tiratore abile; Tiratore provetto
hunter | Hunter | Chasseur | Jäger | Cazador | Cacciatore
knife-fighter | Knife-Fighter; Knife Fighter | Lanceur de couteaux; Combattant au couteau; Combat au couteau | Messerkämpfer; Messerwerfer | Luchador con cuchillos; Lanzador de cuchillos; Experto en cuchillos | Lanciatore di coltelli; Combattente con coltelli; Maestro dei coltelli
battle-tongue | Battle Tongue; Battletongue | Cri de guerre; Langage de bataille; Voix de stentor; Voix de commandement | Schlachtruf; Kriegszunge; Schlachtensprache; Befehlsgewohnt | Lengua de batalla; Grito de batalla; Voz de mando | Lingua di battaglia; Voce di comando; Linguaggio di battaglia
- | Sorcery | Sorcellerie; Magie | Hexerei; Zauberei; Magiekundig | Hechicería; Brujería | Stregoneria
- | Streetwise | Débrouillard; Débrouillardise; Contacts; Connaissance de la rue | Straßenkundig; Gassenwissen; Gossenwissen; Gewieft | Callejeo; Conocimiento de la calle; Saber callejero; Contactos | Conoscenze; Uomo di strada; Esperienza di strada; Contatti
- | Haggle | Marchandage; Marchander | Feilschen | Regatear; Regateo | Mercanteggiare; Contrattare
- | Arcane Lore | Savoir des arcanes; Connaissance des arcanes; Savoir arcanique; Érudition arcanique | Arkanes Wissen; Geheimwissen; Wissen der Arkana | Saber arcano; Conocimiento arcano; Saber arcánico | Sapere arcano; Conoscenze arcane
- | Wyrdstone Hunter | Chercheur de pierre magique; Chasseur de pierres magiques; Prospecteur; Chasseur de pierre magique | Warpsteinsucher; Morrsteinjäger; Wyrdsteinjäger; Morrsteinsucher | Buscador de piedra bruja; Cazador de piedra bruja | Cacciatore di malapietra; Cercatore di malapietra; Cacciatore di pietra magica
- | Warrior Wizard; Warrior-Wizard | Sorcier guerrier; Mage guerrier; Mage de bataille | Kampfzauberer; Kriegerzauberer; Kriegszauberer | Hechicero guerrero; Mago guerrero | Mago guerriero; Stregone guerriero
mighty-blow | Mighty Blow | Coup puissant; Coup de force; Puissance | Mächtiger Hieb; Mächtiger Schlag; Wuchtiger Schlag; Kräftiger Schlag | Golpe poderoso; Impacto poderoso | Colpo possente; Colpo potente; Colpo poderoso
pit-fighter | Pit Fighter | Combattant de fosse; Gladiateur; Combattant des ruines | Grubenkämpfer | Luchador de pozo; Luchador de foso | Lottatore da arena; Gladiatore; Combattente da fossa
resilient | Resilient | Résistant; Résistance; Endurant | Widerstandsfähig; Zäh; Unverwüstlich | Resistente; Duro de pelar | Resistente; Coriaceo; Tempra
fearsome | Fearsome | Terrifiant; Effrayant; Effroyable | Furchterregend; Furchteinflößend; Angsteinflößend | Temible; Aterrador | Temibile; Terrificante; Spaventoso
strongman | Strongman; Strong Man | Force de la nature; Hercule; Colosse; Homme fort; Costaud | Starker Mann; Kraftprotz; Muskelprotz; Kraftmensch | Forzudo; Hombre fuerte; Fortachón | Forzuto; Uomo forzuto; Erculeo
unstoppable-charge | Unstoppable Charge | Charge irrésistible; Charge dévastatrice; Charge imparable | Unaufhaltsamer Angriff; Unaufhaltbarer Angriff; Unaufhaltsamer Ansturm | Carga imparable; Carga irrefrenable | Carica inarrestabile; Carica irresistibile
- | Leap | Saut; Bond; Sauteur | Sprung; Springen; Sprungkraft | Salto; Saltar | Balzo; Salto
- | Sprint | Sprint; Course | Sprint; Sprinten; Sprinter | Sprint; Esprintar; Velocidad | Scatto; Sprint
- | Acrobat | Acrobate; Acrobatie | Akrobat | Acróbata | Acrobata
lightning-reflexes | Lightning Reflexes; Lightning Reflex | Réflexes éclair; Réflexes foudroyants; Réflexes surhumains | Blitzreflexe; Blitzschnelle Reflexe; Blitzartige Reflexe | Reflejos relámpago; Reflejos felinos; Reflejos fulgurantes | Riflessi fulminei; Riflessi saettanti
jump-up | Jump Up | Rétablissement; Bondir; Sur pied; Rebond; Saut carpé | Aufspringen; Hochspringen; Stehaufmännchen | Levantarse de un salto; En pie de un salto; Ponerse en pie | Rialzarsi; Balzare in piedi; Scattare in piedi
dodge | Dodge | Esquiver; Esquive; Esquive de projectiles | Ausweichen | Esquivar; Esquiva | Schivare; Schivata
- | Scale Sheer Surfaces; Scale Sheer Surface; Scale Sheer | Escalade; Escaladeur; Escalade de surfaces lisses; Grimpeur; Escalader les surfaces lisses | Klettermaxe; Fassadenkletterer; Steile Wände erklimmen; Klettern; Fassadenklettern | Escalar superficies verticales; Trepar paredes; Escalador; Escalar superficies lisas | Scalare superfici; Scalatore; Arrampicarsi; Scalare pareti lisce; Scalata
absolute-faith | Absolute Faith | Foi absolue | Absoluter Glaube; Unerschütterlicher Glaube | Fe absoluta | Fede assoluta
utter-determination | Utter Determination; Determination | Détermination absolue; Détermination totale | Absolute Entschlossenheit; Entschlossenheit | Determinación absoluta; Determinación total | Determinazione assoluta; Determinazione totale
- | Sign of Sigmar; Protection of Sigmar; Righteous Fury | Signe de Sigmar; Protection de Sigmar; Fureur vertueuse; Juste fureur | Zeichen Sigmars; Schutz Sigmars; Gerechter Zorn | Señal de Sigmar; Signo de Sigmar; Protección de Sigmar; Furia justiciera | Segno di Sigmar; Protezione di Sigmar; Furia dei giusti
- | Black Hunger; Tail Fighting; Wall Runner; Infiltration; Art of Silent Death; Tail Fighter; Perfect Killer | Faim noire; Combat à la queue; Coureur des murs; Infiltration; Art de la mort silencieuse; Tueur parfait; Course murale | Schwarzer Hunger; Schwanzkampf; Wandläufer; Infiltration; Kunst des lautlosen Todes; Perfekter Killer; Kunst des stillen Todes | Hambre negra; Lucha con la cola; Corredor de muros; Infiltración; Arte de la muerte silenciosa; Asesino perfecto | Fame nera; Combattere con la coda; Corridore di muri; Infiltrazione; Arte della morte silenziosa; Assassino perfetto
da-cunnin-plan | Da Cunnin’ Plan; ’Eadbasher; ’Ard ’Ead; ’Ere We Go!; Ere We Go; Well ’Ard; Proper Smart | Plan malin | - | - | -
- | Master of Blades; Extra Tough; Resource Hunter; True Grit; Thick Skull; Toughness of the Mountain; Thick Skulled | Maître des lames; Extra résistant; Vrai courage; Crâne épais | Klingenmeister; Dickschädel; Wahrer Mut | Maestro de las hojas; Cráneo duro; Cabezota | Maestro delle lame; Cranio duro; Testa dura
bellowing-roar | Bellowing Roar | Rugissement; Mugissement | Brüllen; Donnerndes Gebrüll; Brüllender Schrei | Rugido; Bramido | Ruggito; Muggito; Ruggito tonante
- | Manic; Mutant; Shaggy Hide; Horned One; Fearless; Bellow; Fey; Sniper; Luck; Master of Runes; Powerful Build; Hide in Shadows; Excellent Sight; Fury of Khaine; Shield Bash; Lucky; Keen Sight; Appraise | Poil dru; Cornu; Sans peur; Vue excellente; Se cacher dans l’ombre | Zotteliges Fell; Gehörnter; Furchtlos; Hervorragende Sicht; Scharfschütze | Piel hirsuta; Cornudo; Sin miedo; Vista excelente | Pelliccia folta; Cornuto; Impavido; Vista eccellente
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
immune-psychology | Immune to Psychology | Immunisé à la psychologie; Immunité à la psychologie | Immun gegen Psychologie; Immun gegen psychologische Effekte | Inmune a la psicología; Inmune a psicología | Immune alla psicologia; Immune a psicologia
large-target | Large; Large Target | Grande cible; Grand | Großes Ziel; Groß | Objetivo grande; Blanco grande | Bersaglio grosso; Bersaglio grande; Grande
wizard | Wizard; Spellcaster | Sorcier; Lanceur de sorts; Magicien | Zauberer; Magier | Hechicero; Mago; Lanzador de hechizos | Mago; Incantatore
prayers | Prayers of Sigmar; Prayers; Prayers of Taal | Prières de Sigmar; Prières; Prières à Sigmar | Gebete; Gebete Sigmars; Sigmargebete; Gebete an Sigmar | Plegarias de Sigmar; Plegarias; Oraciones | Preghiere di Sigmar; Preghiere; Preghiere a Sigmar
regeneration | Regeneration | Régénération | Regeneration | Regeneración | Rigenerazione
cold-blooded | Cold-Blooded; Cold Blooded | Sang-froid | Kaltblütig | Sangre fría | Sangue freddo
- | Burn the Witch!; Burn the Witch; Fanatical; Fanatic; Animal; Animals; Not Tough; Crazed; Infiltration; Perfect Killer; Grudgebearers; Deathwish; Expert Weaponsmith; Hate Orcs and Goblins; No Brain; May Not Run; Charge; Slavering Charge; Unliving; Pack Master; Scaly Skin; Saurus Bite; Aquatic; Runts; Minderz; Not Orcs; Movement; Always Hungry; Woodland Dwelling; Bloodgreed; Trample; Mutations; Expert Climber; Death Wish; Loner; Seeker; Excellent Sight; Lowlife; Kin; Black Blood | Au bûcher !; Brûlez la sorcière; Fanatique; Animal; Animaux; Pas si résistant; Fous; Rancuniers; Désir de mort; Tueur parfait; Peau écailleuse; Charge; Mutations | Verbrennt die Hexe!; Verbrennt die Hexe; Fanatisch; Tier; Tiere; Perfekter Killer; Todeswunsch; Schuppige Haut; Mutationen; Infiltration | ¡Quemad a la bruja!; Quemad a la bruja; Fanático; Animal; Animales; Asesino perfecto; Mutaciones; Piel escamosa; Infiltración; Infiltrarse | Brucia la strega!; Bruciate la strega; Fanatico; Animale; Animali; Assassino perfetto; Mutazioni; Pelle scagliosa; Infiltrazione
stupidity-exempt-near-hero | Led by a hero | Guidé par un héros | - | - | -
stupidity-exempt-near-tamer | Held by his tamer | Tenu par son dompteur | - | - | -
auto-pass-leadership-tests | Never falters | Ne faiblit jamais | - | - | -
never-uses-leader | Deaf to the leader | Sans le Cd du chef | - | - | -
never-warband-leader | Never leads | Jamais chef | - | - | -
immune-all-alone | Unafraid alone | Exempt de Seul contre tous | - | - | -
never-leaves-combat | Never breaks | Ne rompt jamais | - | - | -
hardy-reroll | Tenacious | Tenace | - | - | -
hearts-of-steel | Hearts of steel | Cœurs d’acier | - | - | -
rout-ld-excluded | No say in a rout | Sans voix en déroute | - | - | -
rout-half-casualty | Half a casualty | Demi-perte | - | - | -
rout-not-counted | Not counted | Hors du compte | - | - | -
blood-oath | Blood oath | Serment du sang | - | - | -
silk-clothes | Silk clothes | Habits de soie | - | - | -
natural-weapons | Claws and teeth | Griffes et crocs | - | - | -
concussion-weapon | Concussion weapon | Arme contondante | - | - | -
strikes-first | Strikes first | Frappe en premier | - | - | -
strikes-last | Strikes last | Frappe en dernier | - | - | -
no-equipment | No equipment | Sans équipement | - | - | -
no-armour | No armour | Sans armure | - | - | -
no-missile-weapons | No missile weapons | Sans arme de tir | - | - | -
no-armour-move-penalty | At ease in armour | À l’aise en armure | - | - | -
no-run | Cannot run | Ne court pas | - | - | -
random-move | Random movement | Mouvement aléatoire | - | - | -
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
- | Extra Wound; Mark of Nurgle; Mark of Khorne; Mark of Tzeentch; Mark of Slaanesh; Crystalline Body; Bone Spines; Clawed Foot; Poisoned Bite; Stream of Corruption; Nurgle’s Rot; Bloated Foulness; Mark of Chaos; Base Cost | Griffe géante; Marque de Nurgle | Riesenklaue; Mal des Nurgle | Pinza gigante; Garra gigante; Marca de Nurgle | Artiglio gigante; Zoccoli fessi; Marchio di Nurgle
- | Fires of U’Zhul; Flight of Zimmeran; Dread of Aramar; Silver Arrows of Arha; Luck of Shemtek; Sword of Rezhebel; Lifestealer; Reanimation; Death Vision; Spell of Doom; Call of Vanhel; Spell of Awakening; Vision of Torment; Eye of God; Dark Blood; Lure of Chaos; Wings of Darkness; Word of Pain; Warpfire; Children of the Horned Rat; Gnawdoom; Black Fury; Eye of the Warp; Sorcerer’s Curse; The Hammer of Sigmar; Hammer of Sigmar; Hearts of Steel; Soulfire; Shield of Faith; Healing Hand; Armour of Righteousness; Led’z Go; Oi Gerroff; Zzap; Fooled Ya; Clubba; Fire of Gork; Eadbasha; Daemonic Vigour; Buboes; Stench of Nurgle; Pestilence; Scabrous Hide; Bear’s Paw; Bear’s Anger; Stag’s Leap | Vision de tourment; Œil de Dieu; Sang Noir; Fureur noire; Marteau de Sigmar; Cœurs d’acier; Feu de l’âme; Bouclier de la foi; Main guérisseuse | Hammer des Sigmar; Hammer Sigmars; Stählerne Herzen; Seelenfeuer; Schild des Glaubens; Heilende Hand | Martillo de Sigmar; Corazones de acero; Visión de tormento; Ojo de Dios; Mano sanadora | Martello di Sigmar; Cuori d’acciaio; Visione del tormento; Occhio di Dio; Mano guaritrice
mutations | Great Claw; Tentacle; Daemon Soul; Cloven Hoofs; Cloven Hooves; Blackblood; Spines; Scorpion Tail; Extra Arm; Hideous | Grande pince; Tentacule; Âme démoniaque; Sabots fendus; Sang noir; Épines; Queue de scorpion; Bras supplémentaire; Hideux | Große Klaue; Tentakel; Dämonenseele; Gespaltene Hufe; Schwarzes Blut; Stacheln; Skorpionschwanz; Zusätzlicher Arm; Abscheulich | Gran garra; Tentáculo; Alma demoníaca; Pezuñas; Sangre negra; Espinas; Cola de escorpión; Brazo extra; Brazo adicional; Horrendo; Repulsivo | Grande chela; Tentacolo; Anima demoniaca; Zoccoli; Sangue nero; Spine; Coda di scorpione; Braccio extra; Braccio aggiuntivo; Orripilante
`;
