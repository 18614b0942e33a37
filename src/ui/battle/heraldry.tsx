import { emblemIcon } from '#ui/emblem.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import type { Tone } from '#ui/kit/tones.ts';
import './heraldry.css';
import '#ui/kit/tones.css';

/** An icon that fills its container, in the current text colour. */
export function Shape({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className: string;
}) {
  const shape = Object.entries(iconShapes).find(([known]) => known === name)?.[1] ?? '';
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`#icon-${shape}`} />
    </svg>
  );
}

type EmblemInLaurelsProps = {
  readonly signs: readonly { readonly emblem: string; readonly tone: Tone }[];
  readonly laurels: boolean;
};

/** The emblems of the winners, allies side by side; for a draw those of all sides, without laurels. */
export function EmblemInLaurels({ signs, laurels }: EmblemInLaurelsProps) {
  return (
    <div className={laurels ? 'middle laurels laurels-won' : 'middle laurels'}>
      {laurels ? <Shape name="victory" className="laurels-leaves" /> : null}
      <div className="cluster middle laurels-signs">
        {signs.map(({ emblem, tone }, index) => (
          // Sides may share an emblem and are never reordered, so the index is the key.
          <span key={index} className={`middle laurels-disc k-tone-${tone}`}>
            <Shape name={emblemIcon(emblem)} className="laurels-sign" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** A torn banner, with the emblem of the side that routed. */
export function RoutBanner({ emblem }: { readonly emblem?: string | undefined }) {
  return (
    <span className="rout-banner">
      <Shape name="rout" className="rout-banner-cloth" />
      {emblem === undefined ? null : (
        <Shape name={emblemIcon(emblem)} className="rout-banner-sign" />
      )}
    </span>
  );
}
