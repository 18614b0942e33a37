import { useTranslation } from '#i18n/use-translation.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** What this table has agreed on; a change counts from now on and never rewrites what happened. */
export function HouseRulesSheet() {
  const { t } = useTranslation('table');
  const { houseRules } = useRuleSystem();
  const common = houseRules.filter((row) => row.common);
  const rare = houseRules.filter((row) => !row.common);
  return (
    <OpenSheet title={t('menu.house-rules')} subtitle={t('house-rules.hint')}>
      <Rules rows={common} />
      {rare.length === 0 ? null : (
        <>
          <SectionHeading title={t('house-rules.more')} level={3} />
          <Rules rows={rare} />
        </>
      )}
    </OpenSheet>
  );
}

function Rules({ rows }: { readonly rows: readonly HouseRuleRow[] }) {
  return (
    <ul className="stack-wide">
      {rows.map((row) => (
        <li key={row.id}>
          <HouseRule row={row} />
        </li>
      ))}
    </ul>
  );
}

function HouseRule({ row }: { readonly row: HouseRuleRow }) {
  const words = useWords();
  const table = useTable();
  const value = useBattle((state) => state.battle?.houseRules[row.id] ?? row.default);
  const of = `houseRule.${row.id}`;
  return (
    <>
      <SegmentedControl
        label={words.of(`${of}.name`)}
        value={value}
        options={row.options.map((option) => ({
          value: option,
          label: words.of(`${of}.options.${option}`),
        }))}
        onChange={(chosen) => table.send({ type: 'set-house-rule', rule: row.id, value: chosen })}
      />
      <p className="house-rule-hint">{words.of(`${of}.hint`)}</p>
    </>
  );
}
