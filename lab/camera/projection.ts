import type { Scene } from './scene.ts';

type Vector = readonly [number, number, number];

/** Pixels: how wide a phone’s lens sees. */
const FOCAL_LENGTH = 1000;

/**
 * Which point of the screen a pixel shows.
 * @returns from a pixel, counted from the middle of the picture, to modules, counted from the middle of the code
 */
export function projection({ module, tilt, axis, roll }: Scene) {
  const leaning = (vector: Vector) => turned(vector, [cos(axis), sin(axis), 0], tilt);
  const across = leaning([cos(roll), sin(roll), 0]);
  const down = leaning([-sin(roll), cos(roll), 0]);
  const away = leaning([0, 0, 1]);
  const distance = FOCAL_LENGTH / module;
  return (x: number, y: number): readonly [number, number] => {
    const ray: Vector = [x, y, FOCAL_LENGTH];
    const far = away[2] / dot(away, ray);
    return [
      distance * (far * dot(ray, across) - across[2]),
      distance * (far * dot(ray, down) - down[2]),
    ];
  };
}

/** Rodrigues’ formula. */
function turned(vector: Vector, axis: Vector, degrees: number): Vector {
  const [c, s, along] = [cos(degrees), sin(degrees), dot(axis, vector)];
  const [[x, y, z], [a, b]] = [vector, axis];
  return [
    x * c + b * z * s + a * along * (1 - c),
    y * c - a * z * s + b * along * (1 - c),
    z * c + (a * y - b * x) * s,
  ];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
