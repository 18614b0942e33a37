import { Fragment } from 'react';
import { redoableUndo } from '#battle/effective.ts';
import { contenders, playingSides } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import { mayAllyInBattle } from '#rules/kit/alliances.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { type BattleSheetKind, useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { rarePanels } from '#ui/house-rule-panels.ts';
import { useHubLink, useOnlyReads } from '#ui/hubs/use-hub-link.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { linkTo, passBattlePath, twoPhonesPath } from '#ui/paths.ts';
import { useLink } from '#ui/two-phones/use-link.ts';
import { useSeatName } from '#ui/two-phones/use-seat-name.ts';
import { useHeededTypes } from './HeededSheet.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { ScenarioText, useScenario } from './ScenarioSheet.tsx';
import { useSpoils } from './use-spoils.ts';

/** The battle's menu: occasional actions. */
export function MenuSheet() {
  const { t } = useTranslation(['table', 'battle', 'ui']);
  const table = useTable();
  const battleId = useBattleId();
  const ended = useBattle((state) => state.battle?.ended === true);
  const redoable = useBattle((state) => redoableUndo(state.entries) !== null);
  const full = useBattle((state) => state.battle?.sides.some((side) => !side.light) === true);
  const { houseRules, roles, leadershipCharacteristic } = useRuleSystem();
  const heeded = useHeededTypes();
  const scenario = useScenario();
  const spoils = useSpoils();
  const allying = useBattle(
    ({ battle }) =>
      battle !== null &&
      !battle.ended &&
      mayAllyInBattle(battle.houseRules) &&
      playingSides(battle).filter(hasPlayer).length > 2,
  );
  // Naming a leader has no effect in a game without Leadership.
  const mayLead = full && leadershipCharacteristic !== null && roles.some((role) => role.mayLead);
  const item = (icon: IconName, title: string, onPress: () => void) => (
    <li>
      <ListRow lead={<Icon name={icon} />} title={title} onPress={onPress} />
    </li>
  );
  const opening = (kind: BattleSheetKind) => () => table.open({ kind });
  const sending = (type: 'redo' | 'reopen-battle') => () => {
    table.send({ type });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.title')} subtitle={useScenarioLine()}>
      <ul className="stack">
        {item('undo', t('battle:undo.title'), opening('undo'))}
        {redoable ? item('redo', t('battle:undo.redo'), sending('redo')) : null}
        {item('plus', t('menu.join'), opening('join'))}
        {mayLead ? item('leader', t('menu.leader'), opening('leader')) : null}
        {houseRules.length === 0
          ? null
          : item('settings', t('menu.house-rules'), opening('house-rules'))}
        {scenario === null ? null : item('rules', t('menu.scenario'), opening('scenario'))}
        {heeded.length === 0 ? null : item('info', t('ui:heeded'), opening('heeded'))}
        {spoils ? item('treasure', t('markers.title'), opening('markers')) : null}
        {item('edit', t('menu.note'), opening('note'))}
        {ended ? null : (
          <li>
            <ListLink
              lead={<Icon name="phone" />}
              title={t('menu.two-phones')}
              href={linkTo(twoPhonesPath(battleId))}
            />
          </li>
        )}
        <SeatItem onPress={opening('seat')} />
        <li>
          <ListLink
            lead={<Icon name="qr-code" />}
            title={t('menu.pass')}
            href={linkTo(passBattlePath(battleId))}
          />
        </li>
        {allying ? item('swap', t('alliance.title'), opening('alliance')) : null}
        {ended ? null : item('left-table', t('menu.leave'), opening('leave'))}
        {ended
          ? item('play', t('menu.reopen'), sending('reopen-battle'))
          : item('check', t('menu.end'), opening('end'))}
      </ul>
    </OpenSheet>
  );
}

/** Whose phone this is; nothing on one that was never linked, or that may only look on. */
function SeatItem({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('table');
  const seat = useSeat();
  const name = useSeatName();
  const link = useLink();
  const hub = useHubLink();
  const onlyReads = useOnlyReads();
  if (onlyReads || (seat === null && link === null && hub === null)) return null;
  return (
    <li>
      <ListRow
        lead={<Icon name="eye" />}
        title={t('seat.menu')}
        subtitle={name ?? t('seat.unknown')}
        onPress={onPress}
      />
    </li>
  );
}

/** "Le pont · Occupation": what is played; undefined for nothing in particular. */
function useScenarioLine(): string | undefined {
  const words = useWords();
  const name = useBattle(({ battle }) => battle?.name ?? '');
  const scenario = useScenario();
  const known = scenario === null ? [] : [words.of(`scenario.${scenario.id}.name`)];
  const said = [...new Set([name, ...known])].filter((one) => one !== '');
  return said.length === 0 ? undefined : said.join(' · ');
}

/** The house rules of this battle; a change applies from now on and never rewrites the past. */
export function HouseRulesSheet() {
  const { t } = useTranslation('table');
  const { houseRules } = useRuleSystem();
  const common = houseRules.filter((row) => row.common);
  return (
    <OpenSheet title={t('menu.house-rules')} subtitle={t('house-rules.hint')}>
      <Rules rows={common} />
      {rarePanels(houseRules).map(({ panel, rows }) => (
        <Fragment key={panel}>
          <SectionHeading
            title={t(panel === null ? 'house-rules.more' : `house-rules.${panel}`)}
            level={3}
          />
          <Rules rows={rows} />
        </Fragment>
      ))}
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
      <p className="hint air-1">{words.of(`${of}.hint`)}</p>
    </>
  );
}

/** Ends the battle with a winner (allies win together) or a draw. */
export function EndSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const battle = useBattle((state) => state.battle);
  const scenario = useScenario();
  const end = (winnerId: SideId | null) => {
    table.send({ type: 'end-battle', winnerId });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.end')} subtitle={t('end.hint')}>
      <ul className="stack">
        {(battle === null ? [] : contenders(battle)).map(({ sides, playing }) => (
          <li key={sides[0]?.id}>
            <ListRow
              lead={<Icon name="leader" />}
              title={t('end.winner', { side: list(sides.map(({ name }) => name)) })}
              subtitle={playing ? undefined : t('side.gone')}
              onPress={() => end(sides[0]?.id ?? null)}
            />
          </li>
        ))}
        <li>
          <ListRow lead={<Icon name="swap" />} title={t('end.draw')} onPress={() => end(null)} />
        </li>
      </ul>
      {scenario === null ? null : (
        <div className="hint air-3">
          <ScenarioText scenario={scenario} />
        </div>
      )}
    </OpenSheet>
  );
}
