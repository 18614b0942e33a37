import { emblemIcon } from '#ui/emblem.ts';
import { type IconName } from '#ui/kit/Icon.tsx';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import type { Tone } from '#ui/kit/tones.ts';
import './heraldry.css';

/** A picture of the game as large as what it stands in, in the colour of the text around it. */
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

/** The sign of whoever has won, allies beside each other; without a winner the signs of all, and no laurels. */
export function EmblemInLaurels({ signs, laurels }: EmblemInLaurelsProps) {
  return (
    <div className={laurels ? 'laurels laurels-won' : 'laurels'}>
      {laurels ? <Shape name="victory" className="laurels-leaves" /> : null}
      <div className="laurels-signs">
        {signs.map(({ emblem, tone }, index) => (
          // Two sides may share a sign; they never change places.
          <span key={index} className={`laurels-disc k-tone-${tone}`}>
            <Shape name={emblemIcon(emblem)} className="laurels-sign" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The banner in rags; with the sign of the side that it was. */
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
