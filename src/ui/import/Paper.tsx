import type { DraftFighter, Part, SourceLine } from '#exchange/import/draft.ts';
import { isAbout } from '#exchange/import/preview-rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import './Paper.css';

type PaperProps = {
  readonly line: SourceLine;
  /** The fighter in question; parts of others are neither marked nor rest. */
  readonly fighter: DraftFighter | null;
};

/** A typed line: read words underlined, guesses with a dashed line, the rest pale. */
export function Paper({ line, fighter }: PaperProps) {
  const { t } = useTranslation('import');
  const { text, parts, role } = line;
  const isOfSomebody = role === 'fighter' || role === 'more';
  const bounds = [...parts, null];
  let behind = 0;
  return (
    <p className="breaks paper">
      <span className="visually-hidden">{t('sheet.written')} </span>
      {bounds.map((part) => {
        const from = behind;
        const to = part?.from ?? text.length;
        behind = part?.to ?? text.length;
        const gap = text.slice(from, to);
        return [
          gap === '' ? null : (
            <span key={`rest ${from}`} className={isOfSomebody ? 'paper-rest' : undefined}>
              {gap}
            </span>
          ),
          part === null ? null : (
            <span
              key={part.from}
              className={fighter === null || isAbout(part, fighter) ? classOf(part) : undefined}
            >
              {text.slice(part.from, part.to)}
            </span>
          ),
        ];
      })}
    </p>
  );
}

function classOf({ is, sure }: Part): string | undefined {
  if (is === 'link') return undefined;
  return sure ? 'paper-sure' : 'paper-guess';
}
