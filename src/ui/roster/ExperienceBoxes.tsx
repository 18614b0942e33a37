import { boxesAround, type ExperienceTrack } from '#roster/experience.ts';
import { classNames } from '#ui/kit/class-names.ts';
import './ExperienceBoxes.css';

type ExperienceBoxesProps = { readonly track: ExperienceTrack; readonly experience: number };

/** Experience as on a paper roster: a box per point, with a thick border where an advance is due. For the eye only. */
export function ExperienceBoxes({ track: { steps, start }, experience }: ExperienceBoxesProps) {
  const { from, to } = boxesAround(experience, steps);
  return (
    <span className="cluster experience-boxes" aria-hidden="true">
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((count) => (
        <i
          key={count}
          className={classNames(
            'experience-box',
            steps.includes(count) && count > start && 'experience-advance',
            count <= experience && 'experience-full',
          )}
        />
      ))}
    </span>
  );
}

/** One of those boxes, beside what it stands for. */
export function ThickBox() {
  return <i className="experience-box experience-advance" aria-hidden="true" />;
}
