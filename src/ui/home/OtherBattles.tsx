import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { dateAndTime } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { battlePath } from '#ui/paths.ts';
import { BattleRowSafety } from './BattleRowSafety.tsx';
import { useBattleTitle } from './battle-title.ts';
import type { ListedBattle } from './PastBattles.tsx';
import { useLinkTo } from './use-link-to.ts';

type OtherBattlesProps = { readonly battles: readonly ListedBattle[] };

/** Battles that were left unfinished beside the one in progress: to go on with, or to get rid of. */
export function OtherBattles({ battles }: OtherBattlesProps) {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const remove = useBattles((state) => state.remove);
  const [asked, setAsked] = useState<ListedBattle | null>(null);
  if (battles.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-unfinished">
      <SectionHeading id="home-unfinished" title={t('unfinished.heading')} />
      <ul className="stack">
        {battles.map((one) => (
          <li key={one.battleId} className="home-battle">
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
            tone="fail"
            onPress={() => {
              // When the disk refuses, the battle is still there, in sight.
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
