import type { NameTable } from '#rules/contract/lexicon.ts';

/** Types of warbands as lists call them. */
export const WARBAND_NAMES: NameTable = `
reikland | Reikland Mercenaries; Reiklanders; Reikland; Reikland Human Mercenaries; Mercenaries Reikland; Human Mercenaries Reikland | Mercenaires reiklanders; Mercenaires du Reikland; Reiklandais; Mercenaires reiklandais | Reikländer; Söldner aus Reikland; Reikland Söldner; Söldner Reikland; Reiklandsöldner | Mercenarios de Reikland; Mercenarios del Reikland; Reiklandeses; Mercenarios Reikland | Mercenari del Reikland; Mercenari di Reikland; Reiklandesi; Mercenari Reikland
middenheim | Middenheim Mercenaries; Middenheimers; Middenheim; Mercenaries Middenheim; Human Mercenaries Middenheim | Mercenaires middenheimers; Mercenaires de Middenheim | Middenheimer; Söldner aus Middenheim; Middenheim Söldner; Söldner Middenheim | Mercenarios de Middenheim; Mercenarios Middenheim | Mercenari di Middenheim; Mercenari Middenheim
marienburg | Marienburg Mercenaries; Marienburgers; Marienburg; Mercenaries Marienburg; Human Mercenaries Marienburg; Marienburghers | Mercenaires marienburgers; Mercenaires de Marienburg; Marienbourg | Marienburger; Söldner aus Marienburg; Marienburg Söldner; Söldner Marienburg | Mercenarios de Marienburgo; Mercenarios de Marienburg; Marienburgo; Marienburgueses | Mercenari di Marienburg; Mercenari Marienburg; Marienburghesi
possessed | Cult of the Possessed; Possessed; The Possessed; Chaos Cult; Possessed Cult; Cult of Possessed | Culte des Possédés; Possédés; Les Possédés | Kult der Besessenen; Besessene; Die Besessenen | Culto de los Poseídos; Poseídos; Culto a los Poseídos | Culto dei Posseduti; Posseduti; Il Culto dei Posseduti
witch-hunters | Witch Hunters; Witchhunters | Répurgateurs; Chasseurs de sorcières | Hexenjäger | Cazadores de Brujas | Cacciatori di Streghe
sisters | Sisters of Sigmar; Sister of Sigmar; Sisterhood of Sigmar; SoS | Sœurs de Sigmar; Sœurs Sigmarites | Schwestern Sigmars; Sigmarschwestern; Schwestern des Sigmar; Schwesternschaft des Sigmar; Sigmaritische Schwestern | Hermanas de Sigmar; Hermandad de Sigmar | Sorelle di Sigmar; Sorellanza di Sigmar
undead | Undead; The Undead; Vampires; Undead Warband | Morts-vivants; Mort-vivants; Les Morts-vivants | Untote; Die Untoten; Untoten | No Muertos; Los No Muertos | Non Morti; I Non Morti
skaven | Skaven (Clan Eshin); Skaven; Skavens; Clan Eshin; Clan Eshin Skaven; Skaven Clan Eshin; Skaven of Clan Eshin | Skavens (clan Eshin); Skavens du clan Eshin | Skaven (Clan Eshin); Skaven des Clan Eshin | Skaven del Clan Eshin; Skavens | Skaven del Clan Eshin
dwarfs | Dwarf Treasure Hunters; Dwarfs; Dwarves; Dwarven Treasure Hunters; Dwarf Treasure Seekers; Dwarf | Chasseurs de trésors nains; Nains; Chercheurs de trésors nains; Nains chasseurs de trésors | Zwerge; Zwergische Schatzsucher; Zwergen Schatzsucher; Zwergenschatzsucher; Zwergenschatzjäger; Zwergische Schatzjäger | Enanos; Enanos Buscadores de Tesoros; Buscadores de Tesoros Enanos; Cazatesoros Enanos; Enanos Cazatesoros | Nani; Nani Cacciatori di Tesori; Cacciatori di Tesori Nani; Cacciatori di Tesori dei Nani
orcs | Orc Mob; Orcs & Goblins; Orcs and Goblins; Ork Mob; Orcs; Orks; Greenskins; Orc Warband | Horde orque; Orques; Orques et gobelins; Bande orque; Peaux-vertes | Orks; Orks & Goblins; Orks und Goblins; Orkmob; Ork-Mob; Orkbande | Orcos; Orcos y Goblins; Orcos y Trasgos; Horda Orca; Banda Orca; Turba orca; Pielesverdes | Orchi; Orchi e Goblin; Banda di Orchi; Orda di Orchi; Pelleverde; Orchetti e Goblin; Orchetti & Goblin
beastmen | Beastmen Raiders; Beastmen; Beastman Raiders; Chaos Beastmen | Pillards hommes-bêtes; Hommes-bêtes; Hommes-bêtes du Chaos | Tiermenschen; Tiermenschen Plünderer; Tiermenschenplünderer; Plündernde Tiermenschen | Hombres Bestia; Hombres Bestia Saqueadores; Saqueadores Hombres Bestia; Incursores Hombres Bestia | Uomini Bestia; Uomini Bestia Predoni; Predoni Uomini Bestia; Razziatori Uomini Bestia
averland | Averlander Mercenaries; Averlanders; Averland Mercenaries; Averland | Mercenaires averlanders; Averlandais; Mercenaires de l’Averland | Averländer; Söldner aus Averland; Averland Söldner | Averlandeses; Mercenarios de Averland | Averlandesi; Mercenari dell’Averland
ostland | Ostlander Mercenaries; Ostlanders; Ostland; Ostland Mercenaries | Mercenaires ostlanders; Ostlandais; Mercenaires de l’Ostland | Ostländer; Söldner aus Ostland | Ostlandeses; Mercenarios de Ostland | Ostlandesi; Mercenari dell’Ostland
kislev | Kislevites; Kislev; Kislevite | Kislévites; Kislévite | Kisleviten; Kislev | Kislevitas | Kisleviti
carnival | Carnival of Chaos; Chaos Carnival | Kermesse du Chaos; Carnaval du Chaos | Karneval des Chaos; Karneval; Jahrmarkt des Chaos | Carnaval del Caos | Carnevale del Caos
lizardmen | Lizardmen; Lizardman | Hommes-lézards | Echsenmenschen | Hombres Lagarto | Uomini Lucertola
ostermark | Ostermark Mercenaries; Ostermarkers; Ostermark | Mercenaires ostermarkers; Mercenaires de l’Ostermark | Ostermärker; Söldner aus Ostermark | Ostermarkeses; Mercenarios de Ostermark | Ostermarkesi; Mercenari dell’Ostermark
- | Mercenaries; Human Mercenaries; Mercenary | Mercenaires; Mercenaires humains | Söldner; Menschliche Söldner | Mercenarios; Mercenarios Humanos | Mercenari; Mercenari Umani
- | Amazons; Amazons (Mordheim); Amazons (Lustria) | Amazones | Amazonen | Amazonas | Amazzoni
- | Arabian Tomb Raiders; Tomb Raiders; Arabians | Pilleurs de tombes arabes; Pilleurs de tombes d’Arabie | Grabräuber aus Arabia | Saqueadores de tumbas árabes; Saqueadores de tumbas de Arabia | Predatori di tombe arabi
- | Battle Monks of Cathay; Battle Monks | Moines de bataille de Cathay | Kampfmönche von Cathay | Monjes guerreros de Catai | Monaci guerrieri del Catai
- | Black Dwarfs; Sons of Hashut; Chaos Dwarfs; The Sons of Hashut; Chaos Dwarf Slavers | Nains du Chaos; Fils d’Hashut | Chaoszwerge; Chaoszwerge Sklavenjäger | Enanos del Caos; Hijos de Hashut | Nani del Caos
- | Black Orcs | Orques noirs | Schwarzorks | Orcos Negros | Orchi Neri
- | Bretonnian Knights; Bretonnians; Bretonnian Chapel Guard; Bretonnia | Chevaliers bretonniens; Bretonniens | Bretonische Ritter; Bretonen | Caballeros Bretonianos; Bretonianos | Cavalieri Bretoniani; Bretoniani
- | Dark Elves; Druchii | Elfes noirs | Dunkelelfen | Elfos Oscuros | Elfi Oscuri
- | Dwarf Rangers | Rangers nains | Zwergen Kundschafter | Enanos Montaraces | Ranger Nani
- | Forest Goblins | Gobelins des forêts | Waldgoblins | Goblins Silvanos | Goblin delle foreste
- | Night Goblins | Gobelins de la nuit | Nachtgoblins | Goblins Nocturnos | Goblin delle tenebre
- | Gunnery School of Nuln; Gunnery School; Nuln | École d’artillerie de Nuln | Artillerieschule von Nuln | Escuela de Artillería de Nuln | Scuola d’artiglieria di Nuln
- | Hochland Bandits; Hochland | Bandits du Hochland | Hochland Banditen | Bandidos de Hochland | Banditi dell’Hochland
- | Horned Hunters | Chasseurs cornus | Gehörnte Jäger | Cazadores cornudos | Cacciatori cornuti
- | Imperial Outriders; Outriders | Éclaireurs impériaux | Imperiale Vorreiter | Batidores Imperiales | Battistrada imperiali
- | Marauders of Chaos; Chaos Marauders; Marauders | Maraudeurs du Chaos | Chaos Plünderer; Chaosbarbaren | Bárbaros del Caos | Predoni del Caos
- | Mootlanders; Halflings | Mootlanders; Halflings du Moot | Halblinge; Mootländer | Halflings | Halfling
- | Norse Explorers; Norse; Norsemen | Explorateurs nordiques; Norses; Nordiques | Norse; Norsen | Nórdicos; Exploradores Nórdicos | Norsmanni; Esploratori Norsmanni
- | Outlaws of Stirwood Forest; Outlaws; Stirwood Outlaws | Hors-la-loi de la forêt de Stirwood; Hors-la-loi | Banditen aus Stirwood Forrest; Banditen aus dem Stirwood Forest | Forajidos del bosque de Stirwood | Fuorilegge della foresta di Stirwood
- | Pirates | Pirates | Piraten | Piratas | Pirati
- | Pit Fighters | Gladiateurs | Grubenkämpfer | Luchadores de pozo; Gladiadores | Gladiatori
- | Shadow Warriors; High Elf Shadow Warriors; Shadow Warriors of Nagarythe | Guerriers fantômes; Guerriers des ombres | Schattenkrieger; Hochelfen Schattenkrieger | Guerreros Sombríos | Guerrieri Ombra
- | Skaven of Clan Pestilens; Clan Pestilens; Skaven Clan Pestilens; Skaven (Clan Pestilens) | Skavens du clan Pestilens; Clan Pestilens | Skaven Clan Pestilenz; Clan Pestilenz | Skaven del Clan Pestilens | Skaven del Clan Pestilens
- | Tileans; Miragliano; Miragleans; Remas; Remasens; Trantio; Trantios | Tiléens | Tileaner | Tileanos | Tileani
- | Tomb Guardians; Khemri | Gardiens des tombes | Grabwächter | Guardianes de las tumbas | Guardiani delle tombe
- | The Restless Dead; Restless Dead | Les Morts sans repos | Ruhelose Tote | Los Muertos Inquietos | I Morti Inquieti
- | Wood Elves of Athel Loren; Wood Elves | Elfes sylvains | Waldelfen; Waldelfen Kundschafter | Elfos Silvanos | Elfi Silvani
- | Merchant Caravans; Merchant Caravan | Caravanes marchandes | Handelskarawanen | Caravanas mercantes | Carovane mercantili
- | Maneaters; Ogre Maneaters; Ogres | Mangeurs d’hommes; Ogres | Oger; Vielfraße | Devorahombres; Ogros | Mangiauomini; Ogri
- | Lustrian Reavers; Court of the Profane Pleasures; The Cursed Cavalcade; Cursed Cavalcade; Blood Dragons; Disciples of the Red Redemption | - | Vampirclans; Vampirklan | - | -
`;
