import type { BattleState } from '#battle/state.ts';
import { date } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { useStores } from '#store/hooks.ts';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { journalPath } from '#ui/paths.ts';
import { BattleRowSafety } from './BattleRowSafety.tsx';
import { useBattleTitle } from './battle-title.ts';
import { useLinkTo } from './use-link-to.ts';

/** What a list of battles shows of each. */
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

/** The battles that are over, newest first, each with its result and the way to its journal. */
export function PastBattles({ battles, onRemove }: PastBattlesProps) {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const { systems } = useStores();
  if (battles.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-past">
      <SectionHeading id="home-past" title={t('past.heading')} trailing={battles.length} />
      <ul className="stack">
        {battles.map(({ battleId, battle, changedAt }) => (
          <li key={battleId} className="home-battle">
            <BattleRowSafety battleId={battleId}>
              {systems.ids.includes(battle.systemId) ? (
                <ListLink
                  {...linkTo(journalPath(battleId))}
                  title={titleOf(battle)}
                  subtitle={
                    <>
                      {[...namesOf(battle), resultOf(battle)].join(' · ')} ·{' '}
                      <span className="no-wrap">{date(changedAt)}</span>
                    </>
                  }
                />
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

  function resultOf({ end, sides }: BattleState): string {
    const winner = sides.find((side) => side.id === end?.winnerId);
    return winner === undefined ? t('past.drawn') : t('past.won', { side: winner.name });
  }
}

function namesOf({ name }: BattleState): readonly string[] {
  return name === '' ? [] : [name];
}
