import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { isPlayed } from '#battle/played.ts';
import { winnersOf } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useBattleShallow } from '#store/hooks.ts';
import { EmblemInLaurels } from '#ui/battle/heraldry.tsx';
import { howLong } from '#ui/battle/how-long.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { journalPath, linkTo, PATHS, sharePath } from '#ui/paths.ts';
import { sideTone } from '#ui/side-colours.ts';
import { Causes } from './Causes.tsx';
import { EndActions, OthersAftermaths } from './EndActions.tsx';
import { KeepRosters } from './KeepRosters.tsx';
import { Records } from './Records.tsx';
import { Secured } from './Secured.tsx';
import { useCopyAtEnd } from './use-copy-at-end.ts';
import './BattleEnd.css';

/** The result: who won and why, how the losses grew, and where to go next. */
export function BattleEnd() {
  const { t } = useTranslation(['table', 'moments']);
  const table = useTable();
  const id = useBattleId();
  useCopyAtEnd();
  const winners = useBattleShallow(({ battle }) => (battle === null ? [] : winnersOf(battle)));
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const names = list(winners.map(({ name }) => name));
  const title = winners.length === 0 ? t('end.draw') : t('end.winner', { side: names });
  return (
    <section className="stack gap-3 battle-end" aria-label={title}>
      <header className="centred battle-end-head">
        <EmblemInLaurels
          signs={(winners.length === 0 ? sides : winners).map(({ id: sideId, emblem }) => ({
            emblem,
            tone: sideTone(sides, sideId),
          }))}
          laurels={winners.length > 0}
        />
        <h2>
          <span className="visually-hidden">{title}</span>
          {winners.length === 0 ? null : (
            <span className="battle-end-word" aria-hidden="true">
              {t('moments:end.victory')}
            </span>
          )}
          <span className="breaks battle-end-name" aria-hidden="true">
            {winners.length === 0 ? title : names}
          </span>
        </h2>
        <Circumstances />
      </header>
      <Causes />
      <Secured />
      <Later load={CHART} props={NOTHING} />
      <Records />
      <CardActions>
        <EndActions />
        <LinkButton icon="share" href={linkTo(sharePath(id))}>
          {t('moments:end.share')}
        </LinkButton>
        <LinkButton icon="journal" href={linkTo(journalPath(id))}>
          {t('tabs.journal')}
        </LinkButton>
        <LinkButton href={linkTo(PATHS.home)}>{t('end.home')}</LinkButton>
      </CardActions>
      <OthersAftermaths />
      <KeepRosters />
      <CardActions>
        <Button icon="play" onPress={() => table.send({ type: 'reopen-battle' })}>
          {t('menu.reopen')}
        </Button>
      </CardActions>
    </section>
  );
}

const NOTHING = {};
const CHART = async () => (await import('#ui/journal/CasualtyChart.tsx')).CasualtyChart;

/** "Manche 5 · 1 h 34 min · L’embuscade". */
function Circumstances() {
  const { t } = useTranslation('moments');
  const round = useBattle((state) => state.battle?.position.round ?? 1);
  const name = useBattle((state) => state.battle?.name ?? '');
  const lasted = useBattle(({ live }) => howLong(timeOf(live[0]), timeOf(live.findLast(isPlayed))));
  const facts = [
    t('end.played', { round }),
    ...(lasted === null ? [] : [lasted]),
    ...(name === '' ? [] : [name]),
  ];
  return <p className="quiet centred battle-end-facts">{facts.join(' · ')}</p>;
}

function timeOf(entry: Entry | undefined): number {
  return entry === undefined ? 0 : readHlc(entry.hlc).time;
}
