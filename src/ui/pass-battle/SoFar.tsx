import { type Gathering, missingCodes } from '#exchange/battle-codes.ts';
import { list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ProgressBar } from '#ui/kit/ProgressBar.tsx';

/** How many codes have been read, and which are missing. */
export function SoFar({ gathering }: { readonly gathering: Gathering }) {
  const { t } = useTranslation('pass-battle');
  const { count, parts } = gathering;
  const missing = missingCodes(gathering);
  const place = { done: number(parts.size), of: number(count) };
  return (
    <div>
      <ProgressBar
        label={t('receive.read')}
        text={t('receive.count', place)}
        done={parts.size}
        total={count}
      />
      <p className="quiet">
        {t('receive.missing', { codes: list(missing.map((at) => number(at))) })}
      </p>
    </div>
  );
}
