import { describe, expect, test } from 'vitest';
import { EMPTY_WARBAND } from '#exchange/import/found.ts';
import { readTyped } from '#exchange/import/typed/reader.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';

const read = (text: string) => readTyped(text, wordsOf(lexicon))[0] ?? EMPTY_WARBAND;

/** One line of each kind, with its reading as `number name = type [items]`. */
function rowsOf(text: string): readonly string[] {
  return read(text).fighters.map(
    ({ count, name, type, gear }) =>
      `${count ?? 1} ${name} = ${type} [${gear.map((one) => `${one.count > 1 ? `${one.count} ` : ''}${one.text}`).join(', ')}]`,
  );
}

describe('a line', () => {
  test.each([
    ['Reiklanders\nCaptain Otto: sword, axe', ['1 Otto = Captain [sword, axe]']],
    ['Reiklanders\nOtto, captain: 2 swords', ['1 Otto = captain [2 swords]']],
    ['Reiklanders\n3 Warriors "The Blades" (3): spear', ['3 The Blades = Warriors [spear]']],
    [
      'Reikländer\n1. „Otto“ (Hauptmann), 20 EP: Axt\n2. „Emil“ (Champion): Helm',
      ['1 Otto = Hauptmann [Axt]', '1 Emil = Champion [Helm]'],
    ],
    [
      'reiklanders\ncaptain ulf 27xp sword axe heavy armour',
      ['1 ulf = captain [sword, axe, heavy armour]'],
    ],
    // What another one wrote, quoted in an answer.
    [
      'Reiklanders\nCaptain Otto: sword\nChampion Hans: axe\n\n> Champion Ulf: halberd',
      ['1 Otto = Captain [sword]', '1 Hans = Champion [axe]'],
    ],
    ['reiklanders\ncaptain ulf: pistol x2 sword', ['1 ulf = captain [2 pistol, sword]']],
    ['reiklanders\ncaptain ulf: pistol (x2) sword', ['1 ulf = captain [2 pistol, sword]']],
    [
      'skaven\n2 black skaven one has a halberd other one flail',
      ['1  = black skaven [halberd]', '1  = black skaven [flail]'],
    ],
    [
      'skaven\nnight runner nib sling\nother night runner same stuff',
      ['1 nib = night runner [sling]', '1  = night runner [sling]'],
    ],
    [
      'Mercenari del Reikland\nElsa - Campione\n  M 4 AC 4 AB 3 F 3 R 3 Fe 1 I 3 A 1 D 7   PE 10\n  Equip.: alabarda',
      ['1 Elsa = Campione [alabarda]'],
    ],
    [
      'RÉPURG "Les Allumettes" / 9 co\nrépurg Jan : A2M, csq (+2)\n3 zél : masse\n2 flag : fléau',
      ['1 Jan = répurg [A2M, csq]', '3  = zél [masse]', '2  = flag [fléau]'],
    ],
  ])('%s', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('about the dead or the treasury is nobody', () => {
    expect(rowsOf('Skaven\nRIP black skaven Siggi\n14 gold left\n4 verminkin clubs')).toEqual([
      '4  = verminkin [clubs]',
    ]);
  });

  test('has the role that its player gives it', () => {
    const text = 'Reiklanders\nCaptain Otto: sword\nChampion Emil: axe';
    const [found] = readTyped(text, wordsOf(lexicon), new Map([[3, 'note']]));
    const { fighters, lines } = found ?? EMPTY_WARBAND;
    expect(fighters.map(({ name }) => name)).toEqual(['Otto']);
    expect(lines[2]?.role).toBe('note');
  });
});

test('parts of a line keep their offsets', () => {
  const text = 'Reiklanders\n- Captain Otto (20xp): sword, 2 axes – always late';
  const line = read(text).lines.at(-1);
  expect(line?.text).toBe(text.split('\n')[1]);
  expect(line?.parts.map(({ from, to, is }) => `${is} ${line.text.slice(from, to)}`)).toEqual([
    'type Captain',
    'name Otto',
    'xp 20xp',
    'thing sword',
    'thing 2 axes',
  ]);
});
