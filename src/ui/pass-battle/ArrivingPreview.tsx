import { useRef } from 'react';
import { useLocation } from 'wouter';
import { dateAndTime, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Arriving } from '#store/hooks.ts';
import { useBattleTitle } from '#ui/home/battle-title.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { battlePath } from '#ui/paths.ts';
import { sideTone } from '#ui/side-colours.ts';
import { ReceiveTop } from './ReceiveTop.tsx';
import type { Receiving } from './use-arriving-battle.ts';
import './PassBattle.css';

type ArrivingPreviewProps = { readonly arriving: Arriving; readonly receiving: Receiving };

/** Preview of a received battle and what it would change, before it is stored. */
export function ArrivingPreview({ arriving, receiving }: ArrivingPreviewProps) {
  const { t } = useTranslation('pass-battle');
  const say = useSay();
  const titleOf = useBattleTitle();
  const [, navigate] = useLocation();
  const { battleId, summary, taken, lines } = arriving;
  const { battle, changedAt } = summary;
  const name = titleOf(battle);
  /** A double tap must not store it twice. */
  const accepting = useRef(false);
  const accept = async () => {
    if (accepting.current) return;
    accepting.current = true;
    if (await receiving.accept()) navigate(battlePath(battleId), { replace: true });
    accepting.current = false;
  };
  const game = say({ code: `${battle.systemId}:name`, params: {} });
  const { round } = battle.position;
  const where = battle.ended ? t('preview.over') : t('preview.round', { round: number(round) });
  return (
    <Screen
      top={
        <ReceiveTop
          actions={
            <Button label={t('preview.other-battle')} onPress={receiving.again}>
              {t('preview.other')}
            </Button>
          }
        />
      }
      dock={
        <DockActions>
          <PrimaryBar
            title={taken.length > 0 ? t('preview.accept') : t('preview.open')}
            subtitle={name}
            onPress={() => void accept()}
          />
        </DockActions>
      }
    >
      <div className="stack-wide">
        <Refusal text={receiving.refused === null ? null : t(`refused.${receiving.refused}`)} />
        <Card as="section" look="glow" label={name}>
          <CardHeader level={2} title={name} />
          <CardText>{[game, where, battle.name].filter((one) => one !== '').join(' · ')}</CardText>
          <ul className="stack air-2 air-below-2">
            {battle.sides.map((side) => (
              <li key={side.id} className="line gap-3">
                <EmblemDisc emblem={side.emblem} tone={sideTone(battle.sides, side.id)} />
                <span className="cluster apart shares breaks pass-side-words">
                  <strong>{side.name}</strong>{' '}
                  {side.fighterIds.length === 0 ? null : (
                    <span>{t('preview.fighters', { count: side.fighterIds.length })}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <CardText>
            {t('preview.lines', { count: lines })} ·{' '}
            {t('preview.last', { when: dateAndTime(changedAt) })}
          </CardText>
        </Card>
        <Card as="section">
          <CardText>
            <Difference arriving={arriving} />
          </CardText>
        </Card>
      </div>
    </Screen>
  );
}

/** How it compares with the battle on this device. */
function Difference({ arriving }: { readonly arriving: Arriving }) {
  const { t } = useTranslation('pass-battle');
  const { here, taken, ahead } = arriving;
  if (!here) return t('preview.new');
  const adds = taken.length === 0 ? t('preview.same') : t('preview.adds', { count: taken.length });
  return ahead === 0 ? adds : `${adds} ${t('preview.ahead', { count: ahead })}`;
}
