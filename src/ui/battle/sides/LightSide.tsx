import { fightersOf } from '#battle/selectors.ts';
import type { Fighter, Side } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import { BIG_ONE, LEADER_FALLEN, secondLeadership } from '#rules/kit/light-side.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattleShallow, useRuleSystem, useSide } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import './LightSide.css';

/** The losses of a light side, and the actions that change them. */
export function useLosses(id: SideId) {
  const table = useTable();
  const system = useRuleSystem();
  const { statuses, initialStatus } = system;
  const fighters = useBattleShallow(({ battle }) =>
    battle === null ? [] : fightersOf(battle, id),
  );
  const out = lostStatus(statuses);
  const fallen = fighters.filter(({ status }) => status === out);
  const onTable = statusesOnTable(system);
  const standing = fighters.filter(({ status }) => onTable.has(status));
  const change = (fighter: Fighter | undefined, to: string) => {
    if (fighter !== undefined) table.send({ type: 'set-status', fighterId: fighter.id, to });
  };
  return {
    out: fallen.length,
    of: fighters.length,
    /** The status of a loss. */
    status: out,
    /** Null when nobody is left on the table. */
    more: standing.length === 0 ? null : () => change(standing[0], out),
    /** Null when there are no losses. */
    less: fallen.length === 0 ? null : () => change(fallen.at(-1), initialStatus),
  };
}

/** Adds a loss to a light side, on its gauge. */
export function AddLossButton({ id }: { readonly id: SideId }) {
  const { t } = useTranslation('table');
  const name = useSide(id)?.name ?? '';
  const { more } = useLosses(id);
  return (
    <IconButton
      icon="plus"
      iconSize={20}
      tone="neutral"
      label={t('light.more', { name })}
      disabled={more === null}
      onPress={() => more?.()}
    />
  );
}

/** Counts a light side's losses up and down. */
export function LossCounter({ id }: { readonly id: SideId }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const name = useSide(id)?.name ?? '';
  const { out, of, status, more, less } = useLosses(id);
  const word = words.of(`status.${status}.word`);
  return (
    <fieldset className="line light-losses" aria-label={word}>
      <IconButton
        icon="minus"
        tone="neutral"
        label={t('light.less', { name })}
        disabled={less === null}
        onPress={() => less?.()}
      />
      <output className="cluster fills level light-count">
        <span className="display light-figure">{t('light.count', { out, of })}</span>{' '}
        <span className="hint">{word}</span>
      </output>
      <IconButton
        icon="plus"
        tone="neutral"
        label={t('light.more', { name })}
        disabled={more === null}
        onPress={() => more?.()}
      />
    </fieldset>
  );
}

/** What players may know of a light side, all of it optional: its leader, other facts, its big creature. */
export function LightSideFacts({ side }: { readonly side: Side }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const { sideFacts, leadershipCharacteristic, signs } = useRuleSystem();
  const setFact = (fact: string, value: boolean | number) =>
    table.send({
      type: 'set-side-fact',
      sideId: side.id,
      fact,
      value: value === false ? null : value,
    });
  const fallen = side.traits[LEADER_FALLEN] === true;
  const big = side.traits[BIG_ONE];
  const test = (value: number) =>
    t('test.value', {
      characteristic: words.of(`characteristic.${leadershipCharacteristic}.short`),
      value,
    });
  return (
    <div className="stack light-known">
      {side.leadership === null ? null : (
        <ChipGroup label={t('light.leader')}>
          <Chip pressed={!fallen} icon="leader" onPress={() => setFact(LEADER_FALLEN, false)}>
            {t('light.leader-up', { value: test(side.leadership) })}
          </Chip>
          <Chip pressed={fallen} icon="knocked-down" onPress={() => setFact(LEADER_FALLEN, true)}>
            {t('light.leader-fallen', { value: test(secondLeadership(side)) })}
          </Chip>
        </ChipGroup>
      )}
      {sideFacts.length === 0 ? null : (
        <ChipGroup label={t('light.facts')}>
          {sideFacts.map(({ id }) => {
            const known = side.traits[id] === true;
            return (
              <Chip
                key={id}
                pressed={known}
                icon={signOf(signs.duties, id) ?? undefined}
                onPress={() => setFact(id, !known)}
              >
                {words.of(`light.${id}`)}
              </Chip>
            );
          })}
        </ChipGroup>
      )}
      <Stepper
        label={t('light.big-one')}
        value={typeof big === 'number' ? big : 0}
        min={0}
        max={MAX_WOUNDS}
        decreaseLabel={t('light.big-less')}
        increaseLabel={t('light.big-more')}
        onChange={(value) => setFact(BIG_ONE, value)}
      />
    </div>
  );
}

const MAX_WOUNDS = 10;

/** The status of a loss: out of action, or off the table in a game without that status. */
function lostStatus(rows: readonly StatusRow[]): string {
  const lost =
    rows.find((row) => row.tone === 'out-of-action') ??
    rows.find((row) => row.participates && !row.onTable);
  return lost?.id ?? '';
}
