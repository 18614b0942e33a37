import type { HouseRulePanel, HouseRuleRow } from '#rules/contract/rows.ts';

/** Switches shown under one heading; those under none in particular have no panel. */
export interface HouseRuleGroup {
  readonly panel: HouseRulePanel | null;
  readonly rows: readonly HouseRuleRow[];
}

/** The rarer switches by their headings, in the order of the game; those without one come last. */
export function rarePanels(rows: readonly HouseRuleRow[]): readonly HouseRuleGroup[] {
  const rare = rows.filter((row) => !row.common);
  const named = [...new Set(rare.flatMap(({ panel }) => panel ?? []))];
  return [...named, null].flatMap((panel) => {
    const group = rare.filter((row) => (row.panel ?? null) === panel);
    return group.length === 0 ? [] : [{ panel, rows: group }];
  });
}
