import { Fragment, useMemo, useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fight } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { useSettledLines } from '#ui/battle/settled-words.ts';
import { RowContext, useRowContextValue } from '#ui/battle/sides/row-context.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { ResolverLink } from '#ui/battle/to-do/ResolverLink.tsx';
import { useWords } from '#ui/battle/words.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { sideTone } from '#ui/side-colours.ts';
import {
  type FightParty,
  isPhaseOfBlows,
  membersOf,
  partiesOf,
  useCurrentFights,
} from './current-fights.ts';
import { FightRow } from './FightRow.tsx';
import { fightsOfPhase, type PhaseFights, type SettledFight } from './settled-fights.ts';
import './Fights.css';

/** The fights of a phase with blows: who fights whom, and in which order they strike. */
export function Fights() {
  return useBattle(isPhaseOfBlows) ? <FightsOfPhase /> : null;
}

function FightsOfPhase() {
  const { t } = useTranslation('table');
  const { open, settled } = useFightsOfPhase();
  const shared = useRowContextValue();
  if (open.length + settled.length === 0) return null;
  return (
    <RowContext value={shared}>
      <section aria-labelledby="fights">
        <SectionHeading
          id="fights"
          title={t('fights.title')}
          trailing={
            open.length === 0 ? t('fights.all-settled') : t('fights.left', { count: open.length })
          }
        />
        {open.length === 0 ? null : <SidesInFights fights={open} />}
        <div className="stack fights">
          {open.map((fight) => (
            <FightCard key={fight.key} fight={fight} />
          ))}
          {settled.map((one) => (
            <SettledFightCard key={one.fight.key} settled={one} />
          ))}
        </div>
      </section>
    </RowContext>
  );
}

function useFightsOfPhase(): PhaseFights {
  const now = useCurrentFights();
  const live = useBattle((state) => state.live);
  const battle = useBattle((state) => state.battle);
  const system = useRuleSystem();
  return useMemo(() => fightsOfPhase(now, { battle, live, system }), [now, battle, live, system]);
}

/** A legend of the sides, with a reminder that every side strikes, whoever's turn it is. */
function SidesInFights({ fights }: { readonly fights: readonly Fight[] }) {
  const { t } = useTranslation('table');
  const sides = useBattleShallow(({ battle }) => {
    const involved = new Set(fights.flatMap((fight) => fight.sides.map(({ sideId }) => sideId)));
    return battle?.sides.filter(({ id }) => involved.has(id)) ?? [];
  });
  const all = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const now = useBattle(({ battle }) => battle?.position.sideId);
  return (
    <ul className="cluster hint fights-sides">
      {sides.map(({ id, name, emblem }) => (
        <li key={id} className={`line fight-sign k-tone-${sideTone(all, id)}`}>
          <Icon name={emblemIcon(emblem)} size={16} />
          <span>{id === now ? name : t('fights.too', { side: name })}</span>
        </li>
      ))}
    </ul>
  );
}

type FightCardProps = { readonly fight: Fight };

/** A fight with blows to come. */
function FightCard({ fight }: FightCardProps) {
  const title = useTitle(fight);
  return (
    <Card as="article" label={title}>
      <FightBody fight={fight} title={title} />
    </Card>
  );
}

/** A fight without blows to come: its results in one line that unfolds, for corrections. */
function SettledFightCard({
  settled: { fight, over, changes },
}: {
  readonly settled: SettledFight;
}) {
  const { t } = useTranslation('table');
  const [open, setOpen] = useState(false);
  const title = useTitle(fight);
  const results = useSettledLines(changes).map(({ text }) => text);
  return (
    <Card as="article" tone="done" label={title}>
      <details
        className="fight-settled"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="line">
          <Icon name="tick" size={20} />
          <span className="fills quiet fight-settled-words">
            <b>{title}</b>{' '}
            <span>{results.length === 0 ? t('fights.no-effect') : results.join(' · ')}</span>
          </span>
        </summary>
        {open ? <FightBody fight={fight} title={title} over={over} /> : null}
      </details>
    </Card>
  );
}

type FightBodyProps = FightCardProps & {
  readonly title: string;
  /** The fight has ended and has no turn number. */
  readonly over?: boolean;
};

function FightBody({ fight, title, over = false }: FightBodyProps) {
  const { t } = useTranslation('table');
  const table = useTable();
  const battle = useBattle((state) => state.battle);
  if (battle === null) return null;
  return (
    <>
      <div className="apart fight-head">
        <p className="fight-turn">{over ? null : t('fights.turn', { turn: fight.turn })}</p>
        <Button
          tone="ghost"
          icon="swap"
          label={t('fights.contacts', { fight: title })}
          onPress={() => table.open({ kind: 'contacts', fighterIds: outnumberedFirst(fight) })}
        >
          {t('fights.contacts-short')}
        </Button>
      </div>
      {partiesOf(fight, battle).map((party, index) => (
        <Fragment key={party[0]?.sideId}>
          {index === 0 ? null : (
            <p className="line hint gap-3 fight-against">{t('fights.against')}</p>
          )}
          <ul className="stack fight-party">
            {idsOf(party).map((id) => (
              <FightRow key={id} id={id} fight={fight} />
            ))}
          </ul>
        </Fragment>
      ))}
      <Effects fight={fight} />
    </>
  );
}

function useTitle(fight: Fight): string {
  const { t } = useTranslation('table');
  const battle = useBattle((state) => state.battle);
  const parties = battle === null ? [] : partiesOf(fight, battle);
  const [one = '', other = ''] = parties.map((party) =>
    battle === null ? '' : list(namesIn(battle, idsOf(party))),
  );
  return t('fights.name', { one, other });
}

function idsOf(party: FightParty): readonly FighterId[] {
  return party.flatMap(({ fighterIds }) => fighterIds);
}

/** What affects the fight in its current turn. */
function Effects({ fight }: { readonly fight: Fight }) {
  const words = useWords();
  if (fight.effects.length === 0) return null;
  return (
    <ul className="hint fight-effects">
      {fight.effects.map(({ fighterId, said, rule, opens }) => (
        <li key={`${fighterId} ${said.code}`}>
          <Icon name="info" size={16} />
          <span>
            <Emphasised text={words.emphasisedMessage(said)} />
          </span>
          {opens === null ? null : <ResolverLink call={opens} small />}
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Everybody in the fight, outnumbered sides first: most contacts are theirs. */
function outnumberedFirst(fight: Fight): readonly FighterId[] {
  const sides = fight.sides.toSorted((a, b) => a.fighterIds.length - b.fighterIds.length);
  return membersOf({ ...fight, sides });
}

function namesIn(battle: BattleState, ids: readonly FighterId[]): readonly string[] {
  return ids.flatMap((id) => battle.fighters[id]?.label ?? []);
}
