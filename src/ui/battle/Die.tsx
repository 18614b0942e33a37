import { DieFace, type DieFaceProps, dieValues } from '#ui/kit/DieFace.tsx';

type DieProps = Omit<DieFaceProps, 'value'> & {
  readonly value: number;
};

/** A rolled die; one with other than six sides is shown as its number. */
export function Die({ value, ...look }: DieProps) {
  const face = dieValues.find((candidate) => candidate === value);
  return face === undefined ? <b>{value}</b> : <DieFace {...look} value={face} />;
}
