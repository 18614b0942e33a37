import type { LineRole } from '#exchange/import/draft.ts';
import type { Row } from '#exchange/import/rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Mends } from './use-mends.ts';

type LineRolesProps = { readonly row: Row; readonly mends: Mends };

/** What else a line may be. */
export function LineRoles({ row, mends }: LineRolesProps) {
  const { t } = useTranslation('import');
  const { line } = row;
  if (line === null) return null;
  const [first] = mends.draft.fighters;
  const somebodyAbove = (first?.line ?? line.no) < line.no;
  const roles = ROLES.filter((role) => role !== 'more' || line.role === 'more' || somebodyAbove);
  return (
    <section className="stack">
      <h3 className="mend-label">{t('sheet.or-else')}</h3>
      <ChipGroup label={t('sheet.or-else')}>
        {roles.map((role) => (
          <Chip
            key={role}
            pressed={line.role === role || (role === 'heading' && line.role === 'title')}
            icon={ICONS[role]}
            onPress={() => mends.give({ do: 'line', line: line.no, as: role })}
          >
            {t(`role.${role}`)}
          </Chip>
        ))}
      </ChipGroup>
    </section>
  );
}

const ROLES = [
  'fighter',
  'more',
  'heading',
  'note',
  'nobody',
] as const satisfies readonly LineRole[];

const ICONS: Readonly<Record<(typeof ROLES)[number], IconName | undefined>> = {
  fighter: 'warbands',
  more: 'up',
  heading: 'menu',
  note: 'list',
  nobody: 'close',
};
