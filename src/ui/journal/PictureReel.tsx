import { useRef } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Shape } from '#ui/battle/heraldry.tsx';
import { emblemIcon } from '#ui/emblem.ts';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import type { SharedPicture } from './use-shared-pictures.ts';
import './ShareScreen.css';

type PictureReelProps = {
  readonly pictures: readonly SharedPicture[];
  readonly at: number;
  readonly onTurn: (at: number) => void;
};

/** Pictures side by side, one in sight: the next one comes by a swipe, or by its dot. */
export function PictureReel({ pictures, at, onTurn }: PictureReelProps) {
  const { t } = useTranslation('journal');
  const reel = useRef<HTMLDivElement>(null);
  const slides = useRef<(HTMLLIElement | null)[]>([]);
  const startOf = (index: number) =>
    (slides.current[index]?.offsetLeft ?? 0) - (slides.current[0]?.offsetLeft ?? 0);
  const turn = (index: number) => {
    onTurn(index);
    reel.current?.scrollTo({ left: startOf(index) });
  };
  const follow = () => {
    const step = startOf(1);
    const left = reel.current?.scrollLeft ?? 0;
    if (step > 0) onTurn(Math.min(Math.round(left / step), pictures.length - 1));
  };
  return (
    <>
      <section
        ref={reel}
        className="share-reel"
        aria-label={t('pictures')}
        // The keyboard’s arrows scroll it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
      >
        <ul className="line">
          {pictures.map(({ kind, name, words, emblem, painted }, index) => (
            <li
              key={kind}
              ref={(slide) => {
                slides.current[index] = slide;
              }}
              className={index === at ? 'share-shown' : undefined}
            >
              <PicturePreview
                picture={painted}
                label={t('picture', { name, words })}
                shape={kind === 'square' ? 'square' : 'portrait'}
                until={<Shape name={emblemIcon(emblem)} className="share-emblem" />}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="line share-dots">
        {pictures.map(({ kind, name }, index) => (
          <button
            key={kind}
            type="button"
            className="middle"
            aria-current={index === at}
            aria-label={t('place', {
              name,
              at: number(index + 1),
              of: number(pictures.length),
            })}
            onClick={() => turn(index)}
          />
        ))}
      </div>
    </>
  );
}
