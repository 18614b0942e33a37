import type { NameTable } from '#rules/contract/lexicon.ts';

/** Fighters as lists call them. Several warbands before the stroke share a row. */
export const PROFILE_NAMES: NameTable = `
reikland middenheim marienburg ostermark/captain | Mercenary Captain; Captain; Merc Captain; Capt; Cpt | Capitaine mercenaire; Capitaine; Capitaine de mercenaires; Capitaine des mercenaires | Söldnerhauptmann; Hauptmann; Söldnerkapitän; Kapitän | Capitán mercenario; Capitán; Capitán de mercenarios | Capitano mercenario; Capitano; Capitano dei mercenari
reikland middenheim marienburg ostermark/champion | Champion; Mercenary Champion; Champ | Champion | Champion; Held; Recke | Campeón | Campione
reikland middenheim marienburg ostermark/youngblood | Youngblood; Young Blood | Recrue; Jeune loup; Jeune sang | Jungspund; Grünschnabel; Jungblut; Heißsporn | Novato; Joven; Sangre joven; Jovenzuelo; Recluta | Giovane; Recluta; Sangue giovane; Novellino; Giovane recluta
reikland middenheim marienburg ostermark/warrior | Warrior; Mercenary Warrior | Guerrier; Guerrier mercenaire | Krieger | Guerrero | Guerriero
reikland middenheim marienburg ostermark/marksman | Marksman | Tireur; Tireur d’élite | Schütze; Scharfschütze | Tirador | Tiratore; Tiratore scelto
reikland middenheim marienburg ostermark/swordsman | Swordsman | Bretteur; Épéiste; Spadassin | Schwertkämpfer | Espadachín | Spadaccino
possessed/magister | Magister | Magister | Magister | Magíster; Magister | Magister; Magistro
possessed/possessed | Possessed; The Possessed | Possédé | Besessener | Poseído | Posseduto
possessed/mutant | Mutant | Mutant | Mutant | Mutante | Mutante
possessed/darksoul | Darksoul; Dark Soul | Damné; Âme damnée; Âme noire | Dunkle Seele; Verdammter; Verlorene Seele | Alma oscura; Almas oscuras; Alma negra | Anima oscura; Anime oscure; Anima nera; Anima dannata
possessed/brethren | Brethren; Brother; Cultist | Initié; Frère; Cultiste | Bruder; Kultist; Bruderschaft | Hermano; Adepto; Hermandad | Confratello; Fratello; Adepto; Cultista
possessed/beastman | Beastman; Beastmen | Homme-bête; Hommes-bêtes | Tiermensch | Hombre bestia; Hombres bestia | Uomo bestia; Uomini bestia
witch-hunters/captain | Witch Hunter Captain; Captain; Capt; WH Captain; WH Capt; WHC; WHCap | Capitaine répurgateur; Capitaine | Hexenjägerhauptmann; Hexenjäger-Hauptmann; Hauptmann der Hexenjäger; Hauptmann | Capitán cazador de brujas; Capitán de los cazadores de brujas; Capitán | Capitano cacciatore di streghe; Capitano dei cacciatori di streghe; Capitano
witch-hunters/warrior-priest | Warrior-Priest; Warrior Priest; Priest; Warrior Priest of Sigmar; WP; W-Priest | Prêtre-guerrier; Prêtre guerrier de Sigmar | Kriegerpriester; Sigmarpriester; Kriegspriester | Sacerdote guerrero; Sacerdote guerrero de Sigmar | Sacerdote guerriero; Prete guerriero
witch-hunters/witch-hunter | Witch Hunter; Witchhunter; WH | Répurgateur; Chasseur de sorcières | Hexenjäger | Cazador de brujas; Cazadores de brujas | Cacciatore di streghe; Cacciatori di streghe
witch-hunters/zealot | Zealot | Séide; Zélote; Fanatique | Zelot; Eiferer; Fanatiker | Fanático; Zelote | Zelota; Fanatico
witch-hunters/flagellant | Flagellant | Flagellant | Flagellant | Flagelante | Flagellante
witch-hunters/warhound | Warhound; War Hound; Hound | Chien de guerre; Chiens de guerre | Kampfhund; Kriegshund; Bluthund | Perro de guerra; Perros de guerra; Mastín; Sabueso | Mastino; Cane da guerra; Cani da guerra; Mastino da guerra; Segugio
sisters/matriarch | Sigmarite Matriarch; Matriarch | Matriarche sigmarite; Matriarche | Matriarchin; Sigmaritische Matriarchin; Sigmaritin Matriarchin | Matriarca sigmarita; Matriarca | Matriarca sigmarita; Matriarca
sisters/sister-superior | Sister Superior; Sisters Superior; Superior | Sœur supérieure; Sœurs supérieures; Mère supérieure | Oberschwester; Schwester Oberin; Schwester Superior | Hermana superiora; Hermana superior; Hermanas superioras | Sorella superiora; Sorella superiore; Sorelle superiori
sisters/augur | Augur | Augure | Augurin; Seherin | Augur | Augure; Augure di Sigmar
sisters/sister | Sigmarite Sister; Sister; Sister of Sigmar; Sigmarite | Sœur; Sœur sigmarite; Sœur de Sigmar | Schwester; Sigmarschwester; Sigmaritische Schwester; Schwester Sigmars | Hermana sigmarita; Hermana; Hermana de Sigmar | Sorella; Sorella sigmarita; Sorella di Sigmar
sisters/novice | Novice; Sigmarite Novice | Novice | Novizin; Novize | Novicia | Novizia
undead/vampire | Vampire; Vampire Lord | Vampire | Vampir; Vampirin | Vampiro; Vampira | Vampiro; Vampira
undead/necromancer | Necromancer | Nécromancien; Nécromant | Nekromant; Totenbeschwörer | Nigromante | Negromante
undead/dreg | Dreg | Paria; Déchet; Rebut | Abschaum; Diener; Bodensatz; Lakai | Siervo; Despojo; Escoria | Reietto; Servo; Feccia
undead/zombie | Zombie | Zombie; Zombi | Zombie | Zombi; Zombie | Zombi; Zombie
undead/ghoul | Ghoul | Goule | Ghul | Necrófago | Ghoul; Necrofago
undead/dire-wolf | Dire Wolf; Dire Wolves | Loup funeste; Loups funestes | Todeswolf; Todeswölfe; Schreckenswolf; Schreckenswölfe; Düsterwolf | Lobo espectral; Lobo funesto; Lobo terrible; Lobos espectrales | Lupo feroce; Metalupo; Lupo nero; Lupi feroci
skaven/assassin-adept | Assassin Adept; Adept; Skaven Assassin; Assassin | Adepte assassin; Assassin | Assassinenadept; Meisterassassine; Assassine; Adept der Assassinen; Assassinen-Adept | Adepto asesino; Asesino adepto; Asesino | Adepto assassino; Assassino adepto; Assassino
skaven/eshin-sorcerer | Eshin Sorcerer; Sorcerer | Sorcier Eshin; Sorcier | Eshin-Hexer; Eshin-Zauberer; Hexer des Clan Eshin; Hexer; Eshin Hexenmeister | Hechicero Eshin; Hechicero; Brujo Eshin | Stregone Eshin; Stregone
skaven/black-skaven | Black Skaven | Skaven noir; Skavens noirs | Schwarzer Skaven; Schwarzskaven; Schwarze Skaven; Schwarzratte | Skaven negro; Skavens negros | Skaven nero; Skaven neri
skaven/night-runner | Night Runner; Nightrunner; Night-runner | Coureur nocturne; Coureur de nuit; Coureurs nocturnes | Nachtläufer | Corredor nocturno; Corredores nocturnos; Corredor de las sombras; Acechante nocturno | Corridore notturno; Corridori notturni
skaven/verminkin | Verminkin; Vermin; Clanrat | Vermineux; Vermine; Guerrier des clans | Rattenbrut; Klanratte; Clanratte; Rattlinge; Ungezieferbrut | Alimaña; Rata de clan; Engendro alimaña | Ratto di clan; Ratti di clan; Parassita; Progenie
skaven/giant-rat | Giant Rat | Rat géant; Rats géants | Riesenratte | Rata gigante; Ratas gigantes | Ratto gigante; Ratti giganti
skaven/rat-ogre | Rat Ogre | Rat-ogre; Rat ogre | Rattenoger; Ratten-Oger | Rata ogro; Ratas ogro | Ratto ogre; Rattogre
dwarfs/noble | Dwarf Noble; Noble; Dwarven Noble; Thane; Dwarf Thane | Noble nain; Noble | Zwergenadliger; Zwergischer Adliger; Adliger; Zwergenfürst; Edler | Noble enano; Noble | Nobile nano; Nobile
dwarfs/engineer | Dwarf Engineer; Engineer; Dwarven Engineer | Ingénieur nain; Ingénieur | Zwergeningenieur; Ingenieur; Maschinist; Zwergenmaschinist | Ingeniero enano; Ingeniero | Ingegnere nano; Ingegnere
dwarfs/troll-slayer | Dwarf Troll Slayer; Troll Slayer; Trollslayer; Slayer | Tueur de trolls nain; Tueur de trolls; Tueur nain; Tueur | Trollslayer; Trolltöter; Slayer; Zwergischer Trollslayer; Zwergenslayer | Matatrolls enano; Matatrolls; Matador | Sventratroll; Sventratore di troll; Uccisore di troll; Sterminatore di troll; Ammazzatroll; Sventratroll nano
dwarfs/clansman | Dwarf Clansman; Clansman; Clanswarrior; Dwarf Warrior | Guerrier nain; Guerrier de clan; Membre de clan | Clankrieger; Klankrieger; Clanmitglied; Zwergenkrieger | Guerrero del clan; Guerrero enano; Guerreros del clan | Guerriero dei clan; Guerriero nano; Guerrieri dei clan; Guerriero del clan; Membro del clan
dwarfs/thunderer | Dwarf Thunderer; Thunderer | Tireur nain; Arquebusier nain; Arquebusier; Tonnerre nain | Donnerer; Zwergendonnerer; Musketenschütze | Atronador; Atronador enano; Tronador | Archibugiere; Archibugiere nano; Tonante; Tiratore nano
dwarfs/beardling | Beardling; Dwarf Beardling | Poil-au-menton; Jeune barbe; Courte barbe; Blanc-bec | Bartling; Kurzbart; Milchbart | Barbilampiño; Barbas cortas; Barbacorta | Barbacorta; Barbacorte; Sbarbatello; Barbetta
orcs/boss | Orc Boss; Boss; Ork Boss; Warboss | Chef orque; Boss orque; Boss | Orkboss; Ork-Boss; Boss; Waaaghboss | Jefe orco; Kaudillo; Jefe; Kaudillo orco | Capo orco; Capo; Boss orco; Kapoguerra
orcs/shaman | Orc Shaman; Shaman; Ork Shaman | Chaman orque; Shaman orque; Chaman | Orkschamane; Ork-Schamane; Schamane | Chamán orco; Chamán | Sciamano orco; Sciamano
orcs/big-un | Orc Big ’Un; Big ’Un; Big Un; Ork Big Un; Biguns; Big uns; Orc Bigun | Kosto; Kostos; Orque kosto | Moscha; Moschaz; Big’un; Großer; Kloppa | Grandullón; Grandote; Grandotes; Grandullones | Grosso; Grossi; Ragazzone; Kapokkia
orcs/boy | Orc Boy; Boy; Orc Boyz; Boyz; Orc; Ork Boy; Ork Boyz; Ork; Orc Boys | Boy orque; Orque; Boyz; Gars | Orkboy; Ork-Boy; Ork; Orkjunge; Orkkrieger; Orkboyz | Chico orco; Chico; Orco; Chicos; Guerrero orco | Ragazzo orco; Orco; Ragazzi; Ragazzi orchi; Guerriero orco
orcs/goblin | Goblin Warrior; Goblin; Gobbo | Guerrier gobelin; Gobelin | Goblinkrieger; Goblin; Goblin-Krieger | Guerrero goblin; Goblin | Guerriero goblin; Goblin
orcs/cave-squig | Cave Squig; Squig | Squig des cavernes; Squig | Höhlensquig; Squig; Kampfsquig | Garrapato; Garrapato cavernario; Garrapato de las cavernas | Squig; Squig delle caverne; Squig delle grotte
orcs/troll | Troll; Stone Troll | Troll | Troll | Troll | Troll
beastmen/chief | Beastman Chief; Beastmen Chief; Chieftain; Beastman Chieftain; Chief; Beastchief | Chef homme-bête; Chef | Tiermenschenhäuptling; Häuptling; Häuptling der Tiermenschen | Jefe hombre bestia; Jefe; Caudillo | Capo uomo bestia; Capo; Capo degli uomini bestia
beastmen/shaman | Beastman Shaman; Beastmen Shaman; Shaman; Bray-Shaman; Bray Shaman | Chaman homme-bête; Chaman | Tiermenschenschamane; Schamane; Schamane der Tiermenschen | Chamán hombre bestia; Chamán | Sciamano uomo bestia; Sciamano; Sciamano degli uomini bestia
beastmen/bestigor | Bestigor | Bestigor | Bestigor | Bestigor | Bestigor
beastmen/centigor | Centigor | Centigor | Zentigor; Centigor | Centigor | Centigor
beastmen/ungor | Ungor | Ungor | Ungor | Ungor | Ungor
beastmen/gor | Gor | Gor | Gor | Gor | Gor
beastmen/chaos-hound | Warhound of Chaos; Chaos Hound; Warhounds of Chaos; Chaos Warhound; Hound | Chien du Chaos; Chiens du Chaos | Chaoshund; Chaos-Hund; Chaosbluthund | Mastín del Caos; Perro del Caos; Mastines del Caos | Mastino del Caos; Segugio del Caos; Mastini del Caos
beastmen/minotaur | Minotaur | Minotaure | Minotaurus; Minotaur | Minotauro | Minotauro
averland/captain | Captain; Averlander Captain; Mercenary Captain | Capitaine | Hauptmann; Kapitän | Capitán | Capitano
averland/sergeant | Sergeant | Sergent | Feldwebel; Sergeant | Sargento | Sergente
averland/bergjaeger | Bergjaeger; Bergjäger; Bergjager | Bergjaeger | Bergjäger | Bergjaeger | Bergjaeger
averland/youngblood | Youngblood | Recrue | Jungspund; Grünschnabel; Jungblut | Novato; Joven | Giovane; Recluta
averland/mountainguard | Mountainguard; Mountain Guard | Garde des montagnes | Bergwache; Bergwacht; Gebirgswache | Guardia de montaña | Guardia montana; Guardia della montagna
averland/marksman | Marksman | Tireur | Schütze | Tirador | Tiratore
averland/halfling-scout | Halfling Scout; Halfling | Éclaireur halfling; Halfling | Halblingkundschafter; Halbling-Kundschafter; Halblingspäher; Halbling | Explorador halfling; Halfling | Esploratore halfling; Halfling
ostland/elder | Elder; Ostland Elder; Ostlander Elder | Doyen; Ancien | Ältester | Anciano | Anziano
ostland/blood-brother | Blood-Brother; Blood Brother | Frère de sang | Blutsbruder | Hermano de sangre | Fratello di sangue
ostland/priest-of-taal | Priest of Taal | Prêtre de Taal | Taalpriester; Priester des Taal | Sacerdote de Taal | Sacerdote di Taal
ostland/kin | Kin; Kinsman; Ostlander Kin | Proche; Parent | Sippe; Verwandter; Sippenangehöriger | Pariente | Parente; Congiunto
ostland/jaeger | Jaeger; Jäger; Jager | Jaeger | Jäger | Jaeger; Cazador | Jaeger; Cacciatore
ostland/ruffian | Ruffian | Vaurien; Ruffian | Raufbold; Rüpel | Rufián | Ruffiano; Furfante
ostland/ogre | Ogre; Ogre Bouncer | Ogre | Oger | Ogro | Ogre
kislev/captain | Druzhina Captain; Captain; Kislevite Captain | Capitaine de Druzhina; Capitaine | Druschinahauptmann; Druzhina-Hauptmann; Hauptmann | Capitán Druzhina; Capitán | Capitano Druzhina; Capitano
kislev/bear-tamer | Bear Tamer | Dompteur d’ours | Bärenbändiger; Bärendompteur | Domador de osos | Domatore di orsi; Domatore d’orsi
kislev/esaul | Esaul | Esaul | Esaul | Esaul | Esaul
kislev/youth | Youth | Recrue; Jeune | Jüngling; Jungspund | Joven | Giovane
kislev/warrior | Warrior; Kislevite Warrior | Guerrier | Krieger | Guerrero | Guerriero
kislev/cossack | Cossack | Cosaque | Kosak; Kossak | Cosaco | Cosacco
kislev/streltsi | Streltsi | Streltsi | Strelize; Streltsi | Streltsi | Streltsi
kislev/trained-bear | Trained Bear; Bear | Ours apprivoisé; Ours dressé; Ours | Dressierter Bär; Abgerichteter Bär; Bär; Tanzbär | Oso amaestrado; Oso adiestrado; Oso | Orso addestrato; Orso ammaestrato; Orso
carnival/master | Carnival Master; Master of Ceremonies; Master | Maître de cérémonie; Maître de la kermesse; Maître du carnaval | Karnevalsmeister; Meister des Karnevals; Zeremonienmeister | Maestro del carnaval; Maestro de ceremonias; Maestro | Maestro del carnevale; Maestro di cerimonie; Maestro
carnival/brute | Brute | Colosse; Brute | Brutalo; Schläger; Rohling | Bruto | Bruto
carnival/tainted | Tainted One; Tainted Ones; Tainted | Impur; Souillé; Corrompu | Befleckter; Verdorbener | Corrupto; Impuro | Corrotto; Contaminato
carnival/plague-bearer | Plague Bearer; Plaguebearer | Portepeste; Porte-peste | Seuchenhüter; Pestträger | Portador de plaga; Portadores de plaga | Portatore di piaga; Appestatore; Untore
carnival/nurgling | Nurgling | Nurgling | Nurgling | Nurgling; Nurglete | Nurgling
carnival/brethren | Brethren; Brother | Frère; Initié | Bruder; Bruderschaft | Hermano; Hermandad | Fratello; Confratello
lizardmen/skink-priest | Skink Priest | Prêtre skink | Skinkpriester; Skink-Priester | Sacerdote eslizón | Sacerdote skink
lizardmen/saurus-totem | Saurus Totem Warrior; Totem Warrior; Saurus Totem | Guerrier totem saurus; Guerrier totem | Saurus-Totemkrieger; Totemkrieger; Saurustotemkrieger | Guerrero totem saurio; Guerrero tótem | Guerriero totem sauro; Guerriero totem
lizardmen/great-crest | Skink Great Crest; Great Crest; Great Crest Skink | Skink à grande crête; Grande crête | Großkamm; Skink-Großkamm; Großer Kamm | Gran cresta; Eslizón gran cresta | Grande cresta; Skink grande cresta
lizardmen/skink | Skink Brave; Skink; Skink Braves | Skink; Brave skink | Skink; Skinkkrieger; Skink-Krieger | Eslizón; Bravo eslizón | Skink; Skink valoroso
lizardmen/saurus | Saurus Brave; Saurus; Saurus Braves | Saurus; Brave saurus | Saurus; Sauruskrieger; Saurus-Krieger | Saurio; Saurio bravo | Sauro; Sauro valoroso
lizardmen/kroxigor | Kroxigor | Kroxigor | Kroxigor | Kroxigor | Kroxigor
extras/pit-fighter | Pit Fighter | Gladiateur | Grubenkämpfer; Gladiator | Luchador de pozo; Gladiador; Gladiador de pozo; Luchador | Gladiatore; Lottatore della fossa
extras/ogre-bodyguard | Ogre Bodyguard; Ogre | Ogre garde du corps; Garde du corps ogre; Ogre | Ogerleibwächter; Oger-Leibwächter; Oger | Guardaespaldas ogro; Ogro guardaespaldas; Ogro | Guardia del corpo ogre; Ogre guardia del corpo; Ogre
extras/halfling-scout | Halfling Scout; Halfling; Halfling Chef | Éclaireur halfling; Halfling | Halblingkundschafter; Halbling-Kundschafter; Halblingspäher; Halbling-Späher; Halbling | Explorador halfling; Halfling | Esploratore halfling; Halfling
extras/warlock | Warlock | Mage; Sorcier; Magicien | Hexenmeister; Warlock; Zauberer | Brujo; Hechicero; Mago | Stregone; Mago; Warlock
extras/freelancer | Freelancer; Free Lancer | Chevalier solitaire; Chevalier errant; Franc-coureur; Chevalier franc | Freier Ritter; Fahrender Ritter; Freiritter; Söldnerritter; Freelancer | Caballero andante; Caballero mercenario; Caballero libre | Cavaliere errante; Cavaliere mercenario; Cavaliere di ventura
extras/elf-ranger | Elf Ranger; Elven Ranger; Elf Scout | Éclaireur elfe; Forestier elfe; Ranger elfe | Elfenwaldläufer; Elfenkundschafter; Elfen-Waldläufer; Elfischer Waldläufer | Explorador elfo; Montaraz elfo; Guardabosques elfo | Esploratore elfo; Ranger elfo; Ramingo elfo
extras/troll-slayer | Dwarf Troll Slayer; Troll Slayer; Trollslayer; Dwarf Slayer | Tueur de trolls nain; Tueur de trolls | Trollslayer; Zwergischer Trollslayer; Zwergen Trollslayer; Trolltöter | Matatrolls enano; Matatrolls | Sventratroll; Sventratore di troll; Uccisore di troll; Sterminatore di troll; Ammazzatroll; Sventratroll nano
extras/wardog | Wardog; War Dog | Chien de guerre | Kriegshund; Kampfhund | Perro de guerra | Cane da guerra
- | Beggar; Bandit Chief; Bandit Chef; Fire Wizard; Bright Wizard; Master Moulder; Pack Master; Packmaster; Harbinger of Corruption; Pack Servant; Goblin Herder; Braves; Expert Marksman; Runesmith Journeyman; Dwarf Runesmith Journeyman | Mendiant | Bettler; Questritter; Feuermagier | Mendigo | Mendicante
- | Tilean Marksman; Ogre Slave Master; Assassin; Imperial Assassin; Bard; Beast Hunter; Highwayman; Roadwarden; Merchant; Norse Shaman; Thief; Witch; Duellist; Duelist; Elf Mage; Priest of Morr; Shadow Warrior; Ninja; Bounty Hunter; Kislev Ranger; Arabian Merchant; Goblin Lookout; Halfling Thief; Black Orc; Imperial Wizard; Scribe; Aenur; Aenur the Sword of Twilight; Johann the Knife; Bertha Bestraufrung; Veskit; Nicodemus; Ulli & Marquand; Ulli Leitpold; Marquand Volker; Countess Marianna; Khaos; Hieronymus; Snagga; Old Prospector; Clan Skryre Rat Ogre; Poison Wind Globadier; Warplock Jezzail; Crow Master; Rat Catcher; Wolf-Priest of Ulric; Wolf Priest; Sword Dancer; Wardancer; Tomb Robber | Assassin impérial; Barde; Chasseur de primes; Voleur; Duelliste; Sorcière; Marchand | Kopfgeldjäger; Barde; Duellant; Dieb; Hexe; Händler; Assassine | Cazarrecompensas; Bardo; Duelista; Ladrón; Bruja; Asesino imperial | Cacciatore di taglie; Bardo; Duellante; Ladro; Strega; Assassino imperiale
- | Jarl; Berserker; Wulfen; Bondsman; Marauder; Hunter; Wolf; Chieftain; Priestess; Totem Warrior; Amazon Warrior; Scout; Sheikh; Nomadic Mystic; Bedouin; Nomad Warrior; Nomad; Slave; Black Orc Boss; Young’un; Orc Shoota; Orc Nutta; Shoota; Nutta | Jarl; Berserker; Prêtresse; Chasseur; Loup; Esclave; Maraudeur | Jarl; Berserker; Jäger; Wolf; Sklave; Plünderer | Jarl; Berserker; Sacerdotisa; Lobo; Esclavo | Jarl; Berserker; Sacerdotessa; Lupo; Schiavo
- | Questing Knight; Knight Errant; Squire; Men-at-Arms; Man-at-Arms; Bowman; High Born; Highborn; Beastmaster; Fellblade; Sorceress; Corsair; Shade; Cold One Beasthound; Beasthound; Runesmith; Apprentice Runesmith; Longbeard; Crossbowman; Forest Goblin; Brave; Red Toof Boy; Slugga; Gigantic Spider | Chevalier de la quête; Écuyer; Homme d’armes; Archer; Corsaire; Ombre; Longue-barbe; Maître des runes | Ritter; Knappe; Bogenschütze; Korsar; Langbart; Armbrustschütze; Runenschmied | Caballero; Escudero; Arquero; Corsario; Barbalarga; Ballestero | Cavaliere; Scudiero; Arciere; Corsaro; Barbalunga; Balestriere
- | Senior Gunnery Officer; Gunnery Officer; Instructor; Senior Student; Underclassman; Sons of the Guns; Son of the Guns; Pistolier; Bandit Prince; Footpad; Huckster; Thug; Looter; Blackheart; Poacher; Gutterscum; Horned Hunter; Initiate; Drunken Gang; Knight; Outrider; Chasseur; Hussar; Groom; Moot Elder; Master Chef; Halfling Warrior; Bandit Leader; Cleric; Petty Thief; Outlaw; Ship’s Captain; Pirate Captain; Ship’s Mate; Mate; First Mate; Cabin Boy; Crew; Crewman; Gunner; Boatswain; Swabbie; Pirate | Capitaine pirate; Second; Mousse; Matelot; Canonnier; Moussaillon; Hors-la-loi; Bandit | Piratenkapitän; Maat; Schiffsjunge; Matrose; Kanonier; Bandit | Capitán pirata; Grumete; Marinero; Artillero; Bandido | Capitano pirata; Mozzo; Marinaio; Artigliere; Bandito
- | Pit King; Pit Veteran; Ogre Pit Fighter; Pursuer; Plague Priest; Pestilens Sorcerer; Plague Monk; Monk Initiate; Plague Novice; Tomb Lord; Liche Priest; Acolyte; Skeleton Warrior; Skeleton; Tomb Guardian; Tomb Scorpion; Serpent Priestess; Eagle Warrior; Piranha Warrior; Jaguar Warrior; Shadow Master; Shadow Walker; Shadow Weaver; Shadow Novice; Apprentice Sorcerer; Bull Centaur; Chaos Dwarf Champion; Chaos Dwarf Warrior; Chaos Dwarf Blunderbusser; Chaos Dwarf; Hobgoblin; Gaoler; Informer; Emissary; Officer; Dragon Monk; Soldier; Warrior Monk; Raging Peasant; Damsel; Battle Pilgrim | Roi de la fosse; Vétéran; Poursuivant; Prêtre de la peste; Moine de la peste; Squelette; Acolyte; Hobgobelin | Grubenkönig; Grubenveteran; Seuchenpriester; Seuchenmönch; Skelett; Akolyth; Hobgoblin | Rey del pozo; Veterano; Monje de plaga; Esqueleto; Acólito | Re della fossa; Veterano; Monaco della piaga; Scheletro; Accolito
- | Liche; Grave Guard; Wight; Scarecrow; Night Goblin; Night Goblin Shaman; Fanatic; Snotling Mob; Big Boss; Conqueror; Saurus Slayer; Jungle Shadow; Trapmaster; Estalian Warhound; Barbary Monkey; Hunting Hawk; Prospect; Mountain Guide; Half-grown; Sabretusk; Apprentice; Magician; Sell-sword; Blackguard; Trade Wagon; Aristocrat; Companion; Thrall; Great Bear; Wild Beast; Fighting Ape; Hunt Master; Waywatcher; Forest Mage; Deepwood Scout; Glade Guard; Marauder Chieftain; Seer; Condemned; Chaos Marauder; Spawn of Chaos; Gnoblar; Familiar; Mule; Plague Cart | Liche; Spectre; Épouvantail; Gobelin de la nuit; Fanatique; Apprenti; Enfant du Chaos | Lichkönig; Vogelscheuche; Nachtgoblin; Lehrling; Chaosbrut | Liche; Espantapájaros; Goblin nocturno; Aprendiz; Engendro del Caos | Lich; Spaventapasseri; Apprendista; Progenie del Caos
`;
