import { useTranslation } from '#i18n/use-translation.ts';
import './TeamMark.css';

/** The alliance of a side: a shape and a letter. */
export function TeamMark({ team }: { readonly team: string }) {
  const { t } = useTranslation('table');
  return (
    <span className="team-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES.get(team) ?? OTHER} fill="currentColor" />
      </svg>
      <span>{t('side.team', { team: team.toUpperCase() })}</span>
    </span>
  );
}

/** Disc, triangle, square; a diamond for any other alliance. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['a', 'M8 1a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'],
  ['b', 'M8 1l7.5 14h-15z'],
  ['c', 'M2 2h12v12H2z'],
]);
const OTHER = 'M8 0l8 8-8 8-8-8z';
