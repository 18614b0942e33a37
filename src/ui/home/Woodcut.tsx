import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { knifeOf } from '#ui/painting/woodcut.ts';
import './Woodcut.css';

/** Two fighters before the sun over a ruined city, as a woodcut in the colours of the theme. */
export function Woodcut() {
  return (
    <svg
      className="woodcut"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="woodcut-ray" d={RAYS} />
      <circle className="woodcut-sun" cx={SUN.x} cy={SUN.y} r={SUN.radius} />
      <path className="woodcut-ground" d={CUTS} />
      <path className="woodcut-ruin" d={RUINS} />
      <path className="woodcut-ground" d={WINDOWS} />
      <Figure name="comet" x={328} y={48} size={50} className="woodcut-comet" />
      {FIGHTERS.map((figure) => (
        <g key={figure.x}>
          <Figure name="fighter" {...figure} x={figure.x + figure.rim} className="woodcut-rim" />
          <Figure name="fighter" {...figure} className="woodcut-fighter" />
        </g>
      ))}
      <path className="woodcut-ground" d={GROUND} />
    </svg>
  );
}

const WIDTH = 390;
const HEIGHT = 208;
const SUN = { x: 195, y: 118, radius: 84 };
const HORIZON = 200;

const PICTURES = { comet: iconShapes['emblem-comet'], fighter: iconShapes.standing } as const;

/** Face to face, each set off from the sun by a light rim. */
const FIGHTERS = [
  { x: 96, y: 72, size: 132, mirrored: false, rim: -3 },
  { x: 162, y: 72, size: 132, mirrored: true, rim: 3 },
] as const;

type FigureProps = {
  readonly name: keyof typeof PICTURES;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mirrored?: boolean;
  readonly className: string;
};

/** An icon of the page's sprite, in one ink. */
function Figure({ name, x, y, size, mirrored = false, className }: FigureProps) {
  const turned = mirrored ? `translate(${2 * x + size} 0) scale(-1 1)` : undefined;
  return (
    <g className={className} transform={turned} fill="currentColor">
      <use href={`#icon-${PICTURES[name]}`} x={x} y={y} width={size} height={size} />
    </g>
  );
}

const knife = knifeOf(7);

/** Rays of the sun, thicker at their far ends. */
const RAYS = Array.from({ length: 46 }, (_, index) => {
  const angle = (index / 46) * Math.PI * 2 + (knife() - 0.5) * 0.05;
  const near = SUN.radius + 8 + knife() * 14;
  const far = near + 70 + knife() * 130;
  const half = 0.018 + knife() * 0.012;
  return polygon([
    at(angle, near),
    at(angle - half, far * 0.9),
    at(angle, far),
    at(angle + half, far * 0.9),
  ]);
}).join('');

/** Cuts through the lower half of the sun. */
const CUTS = Array.from({ length: 7 }, (_, line) => {
  const y = SUN.y + 14 + line * 10;
  return polygon([
    [SUN.x - SUN.radius, y],
    [SUN.x, y - 1 - knife()],
    [SUN.x + SUN.radius, y + knife() * 2],
    [SUN.x, y + 1.2 + line * 0.5],
  ]);
}).join('');

/** Towers and gables, left and right. */
const RUINS = [
  '0,201 0,140 8,134 8,142 20,142 20,134 32,134 32,146 42,146 56,112 70,146 76,146 76,201',
  '76,201 76,168 88,164 88,156 96,156 96,164 116,172 116,201',
  '274,201 274,176 288,168 300,174 306,158 316,162 330,148 348,142 366,150 390,158 390,201',
]
  .map((corners) => `M${corners.replaceAll(' ', 'L')}z`)
  .join('');

const WINDOWS = [
  [52, 152],
  [52, 172],
  [14, 156],
  [94, 176],
  [326, 166],
  [352, 162],
  [372, 172],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}h6v11h-6z`)
  .join('');

/** The ground, with an uneven edge. */
const GROUND = polygon([
  [0, HEIGHT + 1],
  ...Array.from({ length: 40 }, (_, step): Corner => [step * 10, HORIZON + knife() * 3]),
  [WIDTH, HEIGHT + 1],
]);

type Corner = readonly [x: number, y: number];

function at(angle: number, distance: number): Corner {
  return [SUN.x + Math.cos(angle) * distance, SUN.y + Math.sin(angle) * distance];
}

function polygon(corners: readonly Corner[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}
