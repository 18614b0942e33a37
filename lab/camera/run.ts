import { decodeQR } from 'qr/decode.js';
import type { Frame } from '#ui/effects/gray.ts';
import { frameReader } from '#ui/effects/read-frame.ts';
import { type Random, randomFrom, seedOf } from '../soak/random.ts';
import { picturesNeeded } from './films.ts';
import { FAMILIES, sceneOf } from './scene.ts';
import { shoot } from './shoot.ts';

// Characters of the codes that the app shows.
const LENGTHS = {
  'pairing code': 190,
  'warband or three long addresses': 420,
  'battle code': 1230,
};

/** What an unsteady hand holds before the camera, and how many pictures of it should do. */
const FILMS = {
  'a warband': { codes: 1, length: LENGTHS['warband or three long addresses'], within: 10 },
  'a battle of four codes': { codes: 4, length: LENGTHS['battle code'], within: 40 },
};

/** Of one reader: the pictures that it has read, and the milliseconds of processor time that each took. */
interface Tally {
  read: number;
  wrong: number;
  readonly times: number[];
}

/**
 * Counts what is read of a synthetic camera’s pictures: by the app’s reader, and by the library alone, given the
 * whole picture.
 * @param args the seed, pictures of each family and code, and of the family `mixed`; films of each kind
 */
export async function main(args: readonly string[]): Promise<number> {
  const [seed = 1, each = 4, mixed = 12, films = 10] = args.map(Number);
  const looksAt = frameReader();
  const readers = {
    app: (frame: Frame) => [...looksAt(frame)].findLast((text) => text !== null) ?? null,
    library: libraryAlone,
  };
  const tallies = new Map<string, Tally>();
  let picture = 0;
  for (const family of FAMILIES) {
    for (const [name, length] of Object.entries(LENGTHS)) {
      for (let degree = 0; degree < (family === 'mixed' ? mixed : each); degree += 1) {
        picture += 1;
        const random = randomFrom(seedOf(seed, picture));
        const text = textOf(length, random);
        const frame = await shoot(text, sceneOf(family, degree, random), random);
        for (const [reader, read] of Object.entries(readers)) {
          const before = process.cpuUsage();
          const found = read(frame);
          const { user, system } = process.cpuUsage(before);
          for (const kind of ['all', family, name]) {
            const tally = tallyOf(tallies, `${kind} · ${reader}`);
            tally.times.push((user + system) / 1000);
            if (found === text) tally.read += 1;
            else if (found !== null) tally.wrong += 1;
          }
        }
      }
    }
  }
  for (const [name, tally] of tallies) process.stdout.write(`${lineOf(name, tally)}\n`);
  for (const [name, { codes, length, within }] of Object.entries(FILMS)) {
    const texts = (random: Random) => Array.from({ length: codes }, () => textOf(length, random));
    const needed = await picturesNeeded(texts, { seed, films });
    const inTime = needed.filter((count) => count <= within).length;
    process.stdout.write(
      `films of ${name}: ${inTime} of ${films} read within ${within} pictures; needed ${needed.join(' ')}\n`,
    );
  }
  return [...tallies.values()].some(({ wrong }) => wrong > 0) ? 1 : 0;
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? { read: 0, wrong: 0, times: [] };
  tallies.set(name, tally);
  return tally;
}

function lineOf(name: string, { read, wrong, times }: Tally): string {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 0;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  const share = `${Math.round((100 * read) / times.length)} % of ${times.length}`;
  const cost = `median ${median.toFixed(1)} ms, mean ${mean.toFixed(1)} ms`;
  return `${name.padEnd(44)}${share.padStart(12)}  ${cost}${wrong > 0 ? `, ${wrong} WRONG` : ''}`;
}

function libraryAlone(frame: Frame): string | null {
  try {
    return decodeQR(frame);
  } catch {
    // Thrown when there is no code.
    return null;
  }
}

function textOf(length: number, random: Random): string {
  const signs = Array.from({ length }, () => random.one(Array.from('0123456789ABCDEF')));
  return signs.join('');
}
