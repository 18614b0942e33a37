import { type ReactNode, useState } from 'react';
import { fightersOf } from '#battle/selectors.ts';
import type { Fighter, Side } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import { BIG_ONE, LEADER_FALLEN, secondLeadership } from '#rules/kit/light-side.ts';
import { useBattleShallow, useRuleSystem, useSide } from '#store/hooks.ts';
import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { signIn } from './looks.ts';
import { headingId } from './side-heading.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './LightSide.css';

/**
 * Sides that are only counted and still play, each with what is known of it: at hand without scrolling. Where
 * there are several, each is one line until it is opened.
 */
export function LightSides() {
  const ids = useBattleShallow(
    ({ battle }) =>
      battle?.sides.filter(({ light, removed }) => light && removed === null).map(({ id }) => id) ??
      [],
  );
  return ids.map((id) => <LightSide key={id} id={id} oneOfSeveral={ids.length > 1} />);
}

type LightSideProps = { readonly id: SideId; readonly oneOfSeveral: boolean };

function LightSide({ id, oneOfSeveral }: LightSideProps) {
  const { t } = useTranslation('table');
  const table = useTable();
  const side = useSide(id);
  const [open, setOpen] = useState(false);
  if (side === null) return null;
  const numbers = (
    <IconButton
      icon="edit"
      label={t('light.numbers', { name: side.name })}
      onPress={() => table.open({ kind: 'gauge', sideId: id })}
    />
  );
  return (
    <section
      className={classNames('light-side', oneOfSeveral && 'light-line')}
      aria-labelledby={headingId(id)}
    >
      <Card>
        <div className="light-head">
          <span className={`light-sign k-tone-${emblemTone(side.emblem)}`}>
            <Icon name={emblemIcon(side.emblem)} size={22} />
          </span>
          <h2 id={headingId(id)} className="light-name">
            {oneOfSeveral ? (
              <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
                <span>{side.name}</span> <Icon name="down" size={16} />
              </button>
            ) : (
              side.name
            )}
          </h2>
          {oneOfSeveral ? null : (
            <>
              {numbers}
              <button
                type="button"
                className="light-more"
                aria-expanded={open}
                aria-label={t('light.about', { name: side.name })}
                onClick={() => setOpen(!open)}
              >
                <Icon name="down" size={20} />
              </button>
            </>
          )}
        </div>
        <LossCount id={id} />
        {open ? <Known side={side}>{oneOfSeveral ? numbers : null}</Known> : null}
      </Card>
    </section>
  );
}

/** Its losses: one tap for one more, one for one less. */
export function LossCount({ id }: { readonly id: SideId }) {
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
  const name = side?.name ?? '';
  const word = words.of(`status.${out}.word`);
  return (
    <fieldset className="light-losses" aria-label={word}>
      <IconButton
        icon="minus"
        tone="neutral"
        label={t('light.less', { name })}
        disabled={fallen.length === 0}
        onPress={() => change(fallen.at(-1), system.initialStatus)}
      />
      <output className="light-count">
        <span className="light-figure">
          {t('light.count', { out: fallen.length, of: fighters.length })}
        </span>{' '}
        <span className="light-word">{word}</span>
      </output>
      <IconButton
        icon="plus"
        tone="wound"
        label={t('light.more', { name })}
        disabled={standing.length === 0}
        onPress={() => change(standing[0], out)}
      />
    </fieldset>
  );
}

/** What players may know of it besides: nothing of it is asked, all of it can be taken back. */
function Known({ side, children }: { readonly side: Side; readonly children: ReactNode }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const { sideFacts, leadershipCharacteristic, signs } = useRuleSystem();
  const tell = (fact: string, value: boolean | number) =>
    table.send({
      type: 'tell-of-side',
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
    <div className="light-known">
      {side.leadership === null ? null : (
        <ChipGroup label={t('light.leader')}>
          <Chip pressed={!fallen} icon="leader" onPress={() => tell(LEADER_FALLEN, false)}>
            {t('light.leader-up', { value: test(side.leadership) })}
          </Chip>
          <Chip pressed={fallen} icon="knocked-down" onPress={() => tell(LEADER_FALLEN, true)}>
            {t('light.leader-fallen', { value: test(secondLeadership(side)) })}
          </Chip>
        </ChipGroup>
      )}
      {sideFacts.length === 0 ? null : (
        <ChipGroup label={t('light.facts')}>
          {sideFacts.map(({ id }) => {
            const told = side.traits[id] === true;
            return (
              <Chip
                key={id}
                pressed={told}
                icon={signIn(signs.duties, id) ?? undefined}
                onPress={() => tell(id, !told)}
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
        max={MOST_WOUNDS}
        decreaseLabel={t('light.big-less')}
        increaseLabel={t('light.big-more')}
        onChange={(value) => tell(BIG_ONE, value)}
      />
      {children}
    </div>
  );
}

const MOST_WOUNDS = 10;

/** What becomes of the losses: out of action, or off the table where nobody is put out. */
function lostStatus(rows: readonly StatusRow[]): string {
  const lost =
    rows.find((row) => row.tone === 'out-of-action') ??
    rows.find((row) => row.participates && !row.onTable);
  return lost?.id ?? '';
}
