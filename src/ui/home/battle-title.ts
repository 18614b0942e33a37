import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** Names a battle by its sides: "Reikland contre Skavens". */
export function useBattleTitle(): (battle: Named) => string {
  const { t } = useTranslation('home');
  return ({ sides }) => {
    const [one, other, ...more] = sides.map((side) => side.name);
    return one !== undefined && other !== undefined && more.length === 0
      ? t('versus', { one, other })
      : t('many-sides', { sides: list(sides.map((side) => side.name)) });
  };
}

type Named = { readonly sides: readonly { readonly name: string }[] };
