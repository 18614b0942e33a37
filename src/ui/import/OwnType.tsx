import { mayBeOwnType } from '#exchange/import/own-kinds.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Mends } from './use-mends.ts';

/** Makes a list of an unknown warband a type of the player’s own, once it is accepted. */
export function OwnType({ mends: { draft, ownType, give } }: { readonly mends: Mends }) {
  const { t } = useTranslation('import');
  if (ownType) return <p className="quiet">{t('own-type.makes')}</p>;
  return mayBeOwnType(draft) ? (
    <ListRow
      lead={<StatusDisc icon="plus" tone="leader" />}
      title={t('own-type.make')}
      subtitle={t('own-type.hint')}
      onPress={() => give({ do: 'own-type' })}
    />
  ) : null;
}
