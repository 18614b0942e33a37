/** Lists in known formats, as pasted. */
export const PASTED_FORMS = {
  'values in quotes, parted by commas': `"Name","Class","Qty","XP","M","WS","BS","S","T","W","I","A","Ld","Weapons","Armour","Skills","Notes"
"Countess Mirella","Vampire","1","27","6","4","4","4","4","2","5","2","8","Sword, Dagger","Light armour","Step Aside",""
"Ottokar the Grey","Necromancer","1","12","4","3","3","3","3","1","3","1","7","Staff","","",""
"Grub","Dreg","1","5","4","2","2","3","3","1","3","1","7","Club","","","lost a toe"
"Maggot","Dreg","1","4","4","2","2","3","3","1","3","1","7","Short bow, dagger","Helmet","",""
"The Rotten","Zombie","4","0","4","2","0","3","3","1","1","1","5","","","",""
"Bonegnawers","Ghoul","3","4","4","2","2","3","4","1","3","2","5","","","",""
"Fang","Dire Wolf","1","0","9","3","0","4","3","1","2","1","4","","","",""`,
  'a sheet with keys in its cells and a fighter called like a thing': `Bande\tLes Fils de Grungni\t\t\t\t
Type\tNains chasseurs de trésors\t\t\t\t
Or\t27\t\t\t\t
\t\t\t\t\t
Nom\tProfil\tNb\tXP\tArmes\tArmure
Borgrim\tNoble\t1\t22\tHache naine, pistolet\tArmure lourde, casque
Snorri\tIngénieur\t1\t11\tArbalète\t
Hache\tTueur de trolls\t1\t9\t2 haches naines\t
Les Frères Pierre\tGuerriers du clan\t3\t2\tMarteau\tBouclier
Tonnerre\tArquebusiers\t2\t1\tArquebuse\t
Poils\tPoils-au-menton\t2\t0\tHache\t`,
  'tables with columns of names that nobody agreed on': `# Da Iron Tusks

*Orc Mob — 134 rating — 18 gc in the box*

## Heroes

| Warrior | Position | XP | Stats | Kit | Skills & Injuries |
|:--|:--|--:|:-:|:--|:--|
| **Skabnoz** | Boss | 29 | M4 WS5 BS4 S4 T4 W1 I3 A1 Ld8 | choppa x2, light armour | Mighty Blow |
| **Wurrzag** | Shaman | 14 | M4 WS3 BS3 S3 T4 W1 I3 A1 Ld7 | staff | Led'er go |
| Grimtoof | Big 'Un | 17 | M4 WS4 BS3 S3 T4 W1 I3 A1 Ld7 | axe, shield, helmet | Nervous |
| Nazgit | Big 'Un | 16 | M4 WS4 BS3 S3 T4 W1 I3 A1 Ld7 | flail | |

## Henchmen

| Group | Type | No. | XP | Kit |
|:--|:--|--:|--:|:--|
| Da Ladz | Orc Boyz | 4 | 3 | spear, shield |
| Runts | Goblin Warriors | 5 | 1 | short bow, dagger |
| Chompy & Bitey | Cave Squigs | 2 | - | |
| Lump | Troll | 1 | - | |`,
  'French, with the signs of a forum': `[b][size=150]Les Chiens de Minuit[/size][/b] - Répurgateurs, 12 figurines, valeur 187

[u]Héros :[/u]
[*] Capitaine Répurgateur [b]Wilhelm Kranz[/b] (31 xp) : arbalète, épée, pistolet, armure légère - Coup précis, Maître d'armes
[*] Prêtre-guerrier Anselme (19 xp) : marteau x2, armure lourde, casque - Prières : Marteau de Sigmar
[*] Répurgateur Jost (14 xp) : épée, rondache, pistolet - jambe blessée
[*] Répurgateur Ludo (11 xp) : arc, épée
[u]Hommes de main :[/u]
[*] 4 Zélotes (3 xp) "Les Pénitents" : masse, dague, bouclier
[*] 2 Flagellants (2 xp) : fléau
[*] 2 Chiens de guerre
[u]Franc-tireurs :[/u]
[*] Éclaireur halfling Merri (2 xp) : arc, dague

Trésor : 42 co, 1 fragment`,
  'a message with bold words and little pictures': `**🐀 The Under-Kings 🐀** *(Clan Eshin Skaven)*  — rating **143**

👑 **Snikkit** – Assassin Adept – 26xp
> weeping blades, throwing stars, Art of Silent Death
🧙 **Twitchtail** – Eshin Sorcerer – 13xp
> staff, sling // Children of the Horned Rat
⚔️ **Gnarl** & **Skree** – Black Skaven – 9xp each
> halberd; 2 swords
🌙 **Pip** – Night Runner – 4xp – 2 daggers, sling
🌙 **Squee** – Night Runner – 5xp – club, sling

**Henchmen**
🐁 Verminkin ×3 (xp 3) – spear, shield
🐁 Giant Rats ×5
🦍 Rat Ogre`,
  'the printed sheet, copied': `Warband roster sheet
Warband name: Fire & Brimstone    Warband type: Witch Hunters
Treasury: Gold 14, Wyrdstone 0
Heroes
Name: Jurgen Haas     Type: Witch Hunter Captain
M 4 WS 4 BS 4 S 3 T 3 W 1 I 4 A 1 Ld 8
Equipment: Sword, crossbow pistol, light armour
Skills, injuries, etc.: Leader
Experience: 21
Name: Balthasar       Type: Warrior Priest
M 4 WS 3 BS 3 S 3 T 3 W 1 I 3 A 1 Ld 8
Equipment: Warhammer, shield
Skills, injuries, etc.: Prayers of Sigmar
Experience: 13
Henchmen
Group name: Doomed     Number: 3    Type: Flagellants
M 4 WS 3 BS 3 S 4 T 4 W 1 I 3 A 1 Ld 10
Equipment: Flail
Group experience: 2
Group name: Hounds     Number: 2    Type: Warhounds
M 6 WS 4 BS 0 S 4 T 3 W 1 I 4 A 1 Ld 5`,
  'printed by a list builder, prices in the middle': `Ash Crows (97 Warband Rating, 455 gc)
Warband (Witch Hunters (1a)) (97 Warband Rating, 455 gc)
Heroes (60 Warband Rating, 300 gc)
Witch Hunter Captain - Vara
Experience, 22x Experience, Equipment, Crossbow, Sword,
(37 Warband Rating, 120 gc)
Skills, Mighty Blow, Serious Injuries, Hand Injury
Rules: Leader, Burn the Witch
Model: Witch Hunter Captain, Human max
H-t-H Weapon: Sword
Ranged Weapon: Crossbow
Warrior-Priest (20 Warband Rating, 70 gc)
12x Experience, Equipment, Hammer,
Shield, Prayers, The Hammer of Sigmar
Model: Warrior-Priest, Human max
Henchmen (37 Warband Rating, 155 gc)
Zealots (15 Warband Rating, 75 gc)
Equipment, 3x Flail, 3x Zealot, 2x Experience
Model: Zealot
Warhounds (10 Warband Rating, 30 gc)
2x Warhound
Model: Warhound`,
} as const;
