import './Chronicle.css';

const WIDTH = 112;
const HEIGHT = 142;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const GROUND = 136;

/** Outlines of stones above the ground: round, pointed, with shoulders. */
const TOPS = [
  'M14 136V44C14 18 32 8 56 8s42 10 42 36v92',
  'M14 136V36C32 28 40 8 56 8s24 20 42 28v100',
  'M14 136V30h14C30 16 40 8 56 8s26 8 28 22h14v106',
] as const;

/** Hatching on the side that lies in shade, and grass at either foot. */
const SHADE = Array.from({ length: 8 }, (_, at) => `M98 ${48 + at * 11}l-9 5`).join('');
const GRASS = `M4 ${GROUND}l3-10 3 10M100 ${GROUND}l4-8 4 8`;

/** A gravestone of one of three kinds. @param top any whole number; the same one is always the same kind */
export function Gravestone({ top }: { readonly top: number }) {
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <path className="chronicle-stone" d={TOPS[top % TOPS.length]} />
      <path d={SHADE} />
      <path d={GRASS} fill="currentColor" />
      <path d={`M2 ${GROUND}h${WIDTH - 4}`} />
    </svg>
  );
}
