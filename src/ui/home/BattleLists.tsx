import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { date, dateAndTime, list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { battlePath, journalPath } from '#ui/paths.ts';
import { BattleRowSafety } from './BattleRowSafety.tsx';
import { useBattleTitle } from './battle-title.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { useLinkTo } from './use-link-to.ts';
import '#ui/kit/FramedList.css';
import './HomeScreen.css';

type BattleListsProps = {
  /** Unfinished battles besides the one in progress. */
  readonly others: readonly ListedBattle[];
  readonly past: readonly ListedBattle[];
  readonly onRemove: (id: BattleId) => void;
};

/** All battles except the one in progress. */
export function BattleLists({ others, past, onRemove }: BattleListsProps) {
  return (
    <>
      <OtherBattles battles={others} />
      <PastBattles battles={past} onRemove={onRemove} />
    </>
  );
}

type OtherBattlesProps = { readonly battles: readonly ListedBattle[] };

/** Other unfinished battles, to resume or delete. */
function OtherBattles({ battles }: OtherBattlesProps) {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const remove = useBattles((state) => state.remove);
  const [asked, setAsked] = useState<ListedBattle | null>(null);
  if (battles.length === 0) return null;
  return (
    <section className="air-4" aria-labelledby="home-unfinished">
      <SectionHeading id="home-unfinished" title={t('unfinished.heading')} />
      <ul className="stack">
        {battles.map((one) => (
          <li key={one.battleId} className="line home-battle">
            <BattleRowSafety battleId={one.battleId}>
              <OtherBattle {...one} />
            </BattleRowSafety>
            <IconButton
              icon="trash"
              label={t('past.delete', { battle: titleOf(one.battle) })}
              onPress={() => setAsked(one)}
            />
          </li>
        ))}
      </ul>
      <Sheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        closeLabel={t('past.close')}
        title={t('unfinished.ask-title')}
        subtitle={asked === null ? '' : questionAbout(asked.battle)}
      >
        <div className="row">
          <Button size="large" onPress={() => setAsked(null)}>
            {t('unfinished.keep')}
          </Button>
          <Button
            size="large"
            onPress={() => {
              // If the disk fails, the battle simply stays in the list.
              if (asked !== null) remove(asked.battleId).catch(() => undefined);
              setAsked(null);
            }}
          >
            {t('unfinished.delete')}
          </Button>
        </div>
      </Sheet>
    </section>
  );

  function questionAbout(battle: BattleState): string {
    return t('unfinished.ask-text', { battle: titleOf(battle) });
  }
}

function OtherBattle({ battleId, battle, changedAt }: ListedBattle) {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const { systems } = useStores();
  return systems.loaded(battle.systemId) !== null ? (
    <ListLink
      {...linkTo(battlePath(battleId))}
      title={titleOf(battle)}
      subtitle={dateAndTime(changedAt)}
    />
  ) : (
    <Card>
      <b>{titleOf(battle)}</b>
      <CardText>
        {systems.ids.includes(battle.systemId)
          ? t('unfinished.missing-rules')
          : t('unfinished.unknown-rules')}
      </CardText>
    </Card>
  );
}

/** A battle in a list. */
export type ListedBattle = {
  readonly battleId: BattleId;
  readonly battle: BattleState;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
};

type PastBattlesProps = {
  readonly battles: readonly ListedBattle[];
  readonly onRemove: (id: BattleId) => void;
};

/** Finished battles, newest first, with their results and links to their journals. */
function PastBattles({ battles, onRemove }: PastBattlesProps) {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const { systems } = useStores();
  if (battles.length === 0) return null;
  return (
    <section className="air-4" aria-labelledby="home-past">
      <SectionHeading id="home-past" title={t('past.heading')} trailing={battles.length} />
      <ul className="box k-framed if-any home-list">
        {battles.map(({ battleId, battle, changedAt }) => (
          <li key={battleId} className="line home-battle">
            <BattleRowSafety battleId={battleId}>
              {systems.ids.includes(battle.systemId) ? (
                <PastBattle battleId={battleId} battle={battle} changedAt={changedAt} />
              ) : (
                <Card>
                  <b>{titleOf(battle)}</b>
                  <CardText>{t('unfinished.unknown-rules')}</CardText>
                </Card>
              )}
            </BattleRowSafety>
            <IconButton
              icon="trash"
              label={t('past.delete', { battle: titleOf(battle) })}
              onPress={() => onRemove(battleId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The winner, the opponents, and the date. */
function PastBattle({ battleId, battle, changedAt }: ListedBattle) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const titleOf = useBattleTitle();
  const { end, sides, name } = battle;
  const winner = sides.find((side) => side.id === end?.winnerId);
  const others = sides.filter((side) => side !== winner).map((side) => side.name);
  const facts = [
    winner === undefined ? titleOf(battle) : t('past.against', { sides: list(others) }),
    ...(name === '' ? [] : [name]),
  ];
  return (
    <ListLink
      {...linkTo(journalPath(battleId))}
      lead={<EmblemDisc emblem={(winner ?? sides[0])?.emblem ?? ''} />}
      title={winner === undefined ? t('past.drawn') : t('past.won', { side: winner.name })}
      // A comma before the date, since a middle dot would look lost at a line break.
      subtitle={`${facts.join(' · ')}, ${date(changedAt)}`}
    />
  );
}
