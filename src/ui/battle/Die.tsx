import { DieFace, type DieFaceProps, dieValues } from '#ui/kit/DieFace.tsx';

type DieProps = Omit<DieFaceProps, 'value'> & {
  readonly value: number;
};

/** A rolled die: a face for 1 to 6, the bare number for anything higher. */
export function Die({ value, ...look }: DieProps) {
  const face = dieValues.find((candidate) => candidate === value);
  return face === undefined ? <b>{value}</b> : <DieFace {...look} value={face} />;
}
