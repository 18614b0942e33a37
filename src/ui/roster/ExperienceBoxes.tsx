import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type BoxRange, boxesAround, type ExperienceTrack } from '#roster/experience.ts';
import { Button } from '#ui/kit/Button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import './ExperienceBoxes.css';

type ExperienceBoxesProps = {
  readonly track: ExperienceTrack;
  readonly experience: number;
  readonly onChange: (experience: number) => void;
};

/**
 * Experience as on a paper roster: a box per point, with a thick border where an advance is due. A tap fills all boxes
 * up to it; on the last full box it empties that one.
 */
export function ExperienceBoxes({ track, experience, onChange }: ExperienceBoxesProps) {
  const { t } = useTranslation('builder');
  const { steps, start, due, next } = track;
  const last = steps.at(-1) ?? 0;
  const near = useBoxesInSight(experience, steps);
  const [all, setAll] = useState(false);
  const { from, to } = all ? { from: 1, to: last } : near;
  const long = near.from > 1 || near.to < last;
  const hint = [
    due === 0 ? t('experience.none', { start }) : t('experience.due', { count: due, start }),
    ...(next === null ? [] : [t('experience.next', { next })]),
  ];
  return (
    <>
      <Boxes
        numbers={Array.from({ length: to - from + 1 }, (_, at) => from + at)}
        track={track}
        experience={experience}
        onChange={onChange}
      />
      <p className="experience-hint">{hint.join(' ')}</p>
      {long ? (
        <Button block icon={all ? 'minus' : 'plus'} onPress={() => setAll(!all)}>
          {all ? t('experience.fewer') : t('experience.all', { last })}
        </Button>
      ) : null}
    </>
  );
}

/** The visible boxes: they do not move while they are ticked, only once the experience leaves their range. */
function useBoxesInSight(experience: number, steps: readonly number[]): BoxRange {
  const [shown, setShown] = useState({ steps, range: boxesAround(experience, steps) });
  const { from, to } = shown.range;
  const beside = experience < from - 1 || experience > to;
  // The profile may have changed to one with another track.
  if (shown.steps === steps && (!beside || experience > (steps.at(-1) ?? 0))) return shown.range;
  const range = boxesAround(experience, steps);
  setShown({ steps, range });
  return range;
}

type BoxesProps = ExperienceBoxesProps & { readonly numbers: readonly number[] };

function Boxes({ numbers, track: { steps, start }, experience, onChange }: BoxesProps) {
  const { t } = useTranslation('builder');
  const name = useId();
  return (
    <fieldset className="experience-boxes">
      <legend className="visually-hidden">{t('experience.boxes')}</legend>
      {numbers.map((count) => {
        const advance = steps.includes(count);
        return (
          <label
            key={count}
            className={classNames(
              'experience-box',
              advance && 'experience-box-advance',
              count <= experience && 'experience-box-full',
              count <= start && 'experience-box-start',
            )}
          >
            <input
              className="covers"
              type="radio"
              name={name}
              checked={count === experience}
              aria-label={t(advance ? 'experience.advance' : 'experience.box', { count })}
              onChange={() => onChange(count)}
              onClick={() => {
                if (count === experience) onChange(count - 1);
              }}
            />
            <span aria-hidden="true">{advance || count === experience ? count : ''}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
