import type { LineRole } from '#exchange/import/draft.ts';
import type { PreviewRow } from '#exchange/import/preview-rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Mends } from './use-mends.ts';
import './MendSheet.css';

type LineRolesProps = {
  readonly row: PreviewRow;
  readonly mends: Mends;
  /** The source is a text, which may have headings. */
  readonly ofText: boolean;
};

/** Buttons for the other roles of a line. */
export function LineRoles({ row, mends, ofText }: LineRolesProps) {
  const { t } = useTranslation('import');
  const { line, fighter } = row;
  if (line === null) return null;
  const { draft, give } = mends;
  const somebodyAbove = (draft.fighters[0]?.line ?? line.no) < line.no;
  const others = draft.fighters.filter((one) => one.line === line.no && one !== fighter);
  const roles = ROLES.filter(
    (role) =>
      role === line.role || ((role !== 'more' || somebodyAbove) && (role !== 'heading' || ofText)),
  );
  const say = (role: LineRole) => {
    if (role === line.role) return;
    // On a line with several fighters, remove only this one.
    if (role === 'nobody' && fighter !== null && others.length > 0)
      give({ do: 'nobody', fighter: fighter.key });
    else give({ do: 'line', line: line.no, as: role });
  };
  return (
    <section className="stack">
      <h3 className="cluster quiet apart mend-label">{t('sheet.or-else')}</h3>
      <ChipGroup label={t('sheet.or-else')}>
        {roles.map((role) => (
          <Chip
            key={role}
            pressed={line.role === role || (role === 'heading' && line.role === 'title')}
            icon={ICONS[role]}
            onPress={() => say(role)}
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
