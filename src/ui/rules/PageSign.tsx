import { type ReferenceEntry, ROUT_PAGE } from '#rules/contract/reference.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { pageOf } from './reference.ts';
import '#ui/kit/tones.css';

type PageSignProps = {
  readonly entry: ReferenceEntry;
  readonly reference: readonly ReferenceEntry[];
};

/** The picture of a page, or of the page that it is within; the Rout test has its own colour. */
export function PageSign({ entry, reference }: PageSignProps) {
  const whole = entry.within === null ? entry : pageOf(reference, entry.within);
  const sign = entry.sign ?? whole?.sign ?? null;
  if (sign === null) return null;
  return (
    <span className={whole?.id === ROUT_PAGE ? 'toned k-tone-rout' : 'toned k-tone-leader'}>
      <Icon name={sign} size={24} />
    </span>
  );
}
