import { type Plane, shifted } from './plane.ts';
import type { Scene } from './scene.ts';

/** What lens and hand blur. */
export function blurred(plane: Plane, { defocus, motion, motionAxis }: Scene): Plane {
  const angle = (motionAxis * Math.PI) / 180;
  const steps = motion === 0 ? 1 : Math.ceil(2 * motion);
  const path = Array.from({ length: steps }, (_, step) => {
    const way = steps === 1 ? 0 : motion * (step / (steps - 1) - 0.5);
    const [x, y] = [Math.round(way * Math.cos(angle)), Math.round(way * Math.sin(angle))];
    return { x, y, weight: 1 / steps };
  });
  const moved = steps === 1 ? plane : shifted(plane, path);
  const bell = bellOf(defocus);
  const across = shifted(
    moved,
    bell.map(({ at, weight }) => ({ x: at, y: 0, weight })),
  );
  return shifted(
    across,
    bell.map(({ at, weight }) => ({ x: 0, y: at, weight })),
  );
}

/** Weights of a normal distribution. */
function bellOf(deviation: number) {
  const reach = Math.ceil(3 * deviation);
  const bare = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const at = index - reach;
    return { at, weight: Math.exp(-(at ** 2) / (2 * deviation ** 2)) };
  });
  const sum = bare.reduce((total, { weight }) => total + weight, 0);
  return bare.map(({ at, weight }) => ({ at, weight: weight / sum }));
}
