import { fightersOf } from '#battle/selectors.ts';
import type { Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import { useBattleShallow, useRuleSystem, useSide } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** A side of which only the losses are counted: one tap for one more, one for one less. */
export function LightSide({ id }: { readonly id: SideId }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const side = useSide(id);
  const system = useRuleSystem();
  const fighters = useBattleShallow(({ battle }) =>
    battle === null ? [] : fightersOf(battle, id),
  );
  const out = lostStatus(system.statuses);
  const fallen = fighters.filter(({ status }) => status === out);
  const onTable = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
  const standing = fighters.filter(({ status }) => onTable.has(status));
  const change = (fighter: Fighter | undefined, to: string) => {
    if (fighter !== undefined) table.send({ type: 'set-status', fighterId: fighter.id, to });
  };
  return (
    <Card>
      <Stepper
        label={words.of(`status.${out}.word`)}
        value={fallen.length}
        min={0}
        max={fallen.length + standing.length}
        shown={t('light.count', { out: fallen.length, of: fighters.length })}
        decreaseLabel={t('light.less', { name: side?.name ?? '' })}
        increaseLabel={t('light.more', { name: side?.name ?? '' })}
        onChange={(value) => {
          if (value > fallen.length) change(standing[0], out);
          else change(fallen.at(-1), system.initialStatus);
        }}
      />
    </Card>
  );
}

/** What becomes of the losses: out of action, or off the table where nobody is put out. */
function lostStatus(rows: readonly StatusRow[]): string {
  const lost =
    rows.find((row) => row.tone === 'out-of-action') ??
    rows.find((row) => row.participates && !row.onTable);
  return lost?.id ?? '';
}
