import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Deed } from '#roster/chronicle.ts';
import { RowWords } from '#ui/kit/RowWords.tsx';
import './Chronicle.css';

/** A deed of arms, its number first. */
export function DeedRow({ deed: { kind, name, count, enemy } }: { readonly deed: Deed }) {
  const { t } = useTranslation('after-battle');
  const of = { count, enemy: enemy?.name ?? '' };
  return (
    <li className="line chronicle-deed">
      <b>{number(count)}</b>
      <RowWords
        title={name}
        subtitle={
          enemy?.leader === true
            ? t('chronicle.deed.nemesis-leader', of)
            : t(`chronicle.deed.${kind}`, of)
        }
      />
    </li>
  );
}
