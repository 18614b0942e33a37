import type { SourceLine } from '#exchange/import/draft.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import './Paper.css';

/** A line as it was typed: a full line under what was understood, a dashed one under guesses, the rest pale. */
export function Paper({ line }: { readonly line: SourceLine }) {
  const { t } = useTranslation('import');
  const { text, parts, role } = line;
  const isOfSomebody = role === 'fighter' || role === 'more';
  const bounds = [...parts, null];
  let behind = 0;
  return (
    <p className="paper">
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
            <span key={part.from} className={classOf(part.is, part.sure)}>
              {text.slice(part.from, part.to)}
            </span>
          ),
        ];
      })}
    </p>
  );
}

function classOf(is: string, sure: boolean): string | undefined {
  if (is === 'link') return undefined;
  return sure ? 'paper-sure' : 'paper-guess';
}
