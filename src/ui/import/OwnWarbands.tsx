import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { fightersIn } from '#ui/roster/size.ts';
import './Import.css';

/** The warbands in one of the app's own files. */
export function OwnWarbands({ warbands }: { readonly warbands: readonly Warband[] }) {
  const { t } = useTranslation(['import', 'roster']);
  return (
    <ul className="stack" aria-label={t('own')}>
      {warbands.map((one) => (
        <li key={one.id} className="full gap-3 import-line import-own">
          <EmblemDisc emblem={one.emblem} />
          <span className="stack shares breaks import-words">
            <strong>{one.name === '' ? t('roster:list.unnamed') : one.name}</strong>
            <span className="hint">{t('own-fighters', { count: fightersIn(one) })}</span>
            {one.aside?.['']?.of === undefined ? null : (
              <span className="hint">{t('own-unknown')}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
