import type { Random } from '../soak/random.ts';

/** How a code is shown and taken. Lengths in pixels of the picture, angles in degrees, brightness from 0 to 255. */
export interface Scene {
  /** A module’s side. */
  readonly module: number;
  /** How far the screen leans away, about an axis in it at this angle. */
  readonly tilt: number;
  readonly axis: number;
  readonly roll: number;
  /** Brightness of the modules. */
  readonly light: number;
  readonly dark: number;
  /** Standard deviation of the blur. */
  readonly defocus: number;
  /** How far a hand moves while the picture is taken, and where to. */
  readonly motion: number;
  readonly motionAxis: number;
  /** Standard deviation of the sensor’s noise. */
  readonly noise: number;
  /** Quality in per cent; null for no compression. */
  readonly jpeg: number | null;
  /** Brightness that a lamp adds in the middle of its reflection. */
  readonly glare: number;
  /** Share of the brightness that stripes add and take. */
  readonly moire: number;
  /** Share of the brightness that is missing on one side. */
  readonly shade: number;
  /** Times the brightness: below 1 too dark, above it too bright. */
  readonly exposure: number;
  /** Modules that a finger covers from below. */
  readonly finger: number;
}

export const FAMILIES = [
  'scale',
  'perspective',
  'rotation',
  'defocus',
  'motion',
  'noise',
  'jpeg',
  'glare',
  'moire',
  'shade',
  'dim',
  'finger',
  'weak',
  'inverted',
  'bloom',
  'mixed',
] as const;

export type Family = (typeof FAMILIES)[number];

/** A scene in which one thing is difficult, at one of four degrees; in `mixed` any number of them are. */
export function sceneOf(family: Family, degree: number, random: Random): Scene {
  return { ...easy(random), ...difficulty(family, degree, random) };
}

/** A steady hand in good light. */
function easy({ share }: Random): Scene {
  return {
    module: 4,
    tilt: 7 * share(),
    axis: 360 * share(),
    roll: 16 * (share() - 0.5),
    light: 205,
    dark: 22,
    defocus: 0.6,
    motion: 0,
    motionAxis: 180 * share(),
    noise: 3,
    jpeg: null,
    glare: 0,
    moire: 0,
    shade: 0,
    exposure: 1,
    finger: 0,
  };
}

function difficulty(family: Family, degree: number, random: Random): Partial<Scene> {
  const of = (...degrees: readonly number[]) => degrees[degree % degrees.length] ?? 0;
  switch (family) {
    case 'scale':
      return { module: of(3.5, 3, 2.5, 2) };
    case 'perspective':
      return { tilt: of(15, 22, 29, 35) };
    case 'rotation':
      return { roll: 360 * random.share(), module: 3.6 };
    case 'defocus':
      return { defocus: of(1, 1.4, 1.8, 2.2) };
    case 'motion':
      return { motion: of(3, 5, 7, 9) };
    case 'noise':
      return { noise: of(10, 18, 28, 40) };
    case 'jpeg':
      return { jpeg: of(60, 35, 20, 10) };
    case 'glare':
      return { glare: of(60, 120, 200, 300) };
    case 'moire':
      return { moire: of(0.1, 0.25, 0.4, 0.6) };
    case 'shade':
      return { shade: of(0.4, 0.6, 0.75, 0.88) };
    case 'dim':
      return { exposure: of(0.5, 0.3, 0.2, 0.12), noise: 5 };
    case 'finger':
      return { finger: of(3, 5, 6, 8) };
    case 'weak':
      return { light: of(110, 85, 65, 55), dark: 35, noise: 4 };
    case 'inverted':
      return { light: 22, dark: 205 };
    case 'bloom':
      return { exposure: of(1.4, 2, 3, 4), defocus: 1 };
    case 'mixed':
      return mixed(random);
  }
}

function mixed({ share }: Random): Partial<Scene> {
  const sometimes = (chance: number, value: number) => (share() < chance ? value : 0);
  return {
    module: 2.5 + 2.5 * share(),
    tilt: 3 + 30 * share() ** 2,
    roll: 40 * (share() - 0.5),
    light: 205 - sometimes(0.3, 40 + 60 * share()),
    defocus: 0.5 + 1.2 * share() ** 2,
    motion: sometimes(0.4, 1 + 4 * share()),
    noise: 2 + 9 * share(),
    glare: sometimes(0.4, 120 * share()),
    moire: sometimes(0.6, 0.3 * share()),
    shade: sometimes(0.4, 0.55 * share()),
  };
}
