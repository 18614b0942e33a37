import type { ComponentType } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isExample } from '#roster/example.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { warbandPath } from '#ui/paths.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { useLinkTo } from './use-link-to.ts';
import '#ui/kit/FramedList.css';
import './ExampleMark.css';
import './HomeScreen.css';

type WarbandRowsProps = {
  readonly warbands: readonly Warband[];
  readonly label?: string | undefined;
  /** What else is told of one, after its state. */
  readonly factsOf?: ((warband: Warband) => readonly string[]) | undefined;
  /** Beside each, such as a button. */
  readonly End?: ComponentType<{ readonly warband: Warband }> | undefined;
};

/** Warbands in one list, each with its current state. */
export function WarbandRows({ warbands, label, factsOf, End }: WarbandRowsProps) {
  return (
    <ul className="box k-framed if-any home-list" aria-label={label}>
      {warbands.map((warband) => (
        <li key={warband.id} className="line home-battle">
          <WarbandRow warband={warband} more={factsOf?.(warband) ?? NOTHING_MORE} />
          {End === undefined ? null : <End warband={warband} />}
        </li>
      ))}
    </ul>
  );
}

const NOTHING_MORE: readonly string[] = [];

type WarbandRowProps = { readonly warband: Warband; readonly more: readonly string[] };

function WarbandRow({ warband, more }: WarbandRowProps) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const own = useOwnWords(warband.systemId);
  const fighters = warband.members.reduce((sum, { labels }) => sum + labels.length, 0);
  const facts = [own('ui:fighters', { count: fighters }), ...useWarbandState(warband), ...more];
  return (
    <ListLink
      {...linkTo(warbandPath(warband.id))}
      lead={<EmblemDisc emblem={warband.emblem} />}
      title={warband.name === '' ? t('warbands.unnamed') : warband.name}
      subtitle={facts.join(' · ')}
      trailing={isExample(warband) ? <ExampleMark /> : undefined}
    />
  );
}

/** In battle, or how many fighters miss the next one, else the rating. */
function useWarbandState(warband: Warband): readonly string[] {
  const { t } = useTranslation('home');
  const system = useStores().systems.listed(warband.systemId);
  const fights = useBattles(({ summaries }) =>
    (summaries ?? []).some(
      ({ battle }) =>
        !battle.ended && battle.sides.some(({ warbandId }) => warbandId === warband.id),
    ),
  );
  if (fights) return [t('warbands.in-battle')];
  const away = warband.members
    .filter(({ missesNext }) => missesNext)
    .reduce((sum, { labels }) => sum + labels.length, 0);
  if (away > 0) return [t('warbands.away', { count: away })];
  const rating = system === null ? null : warbandRating(warband, system);
  return rating === null ? [] : [t('warbands.rating', { rating: number(rating) })];
}

/** "exemple": the warband came with the game, and nobody has made it their own yet. */
function ExampleMark() {
  const { t } = useTranslation('home');
  return <span className="example-mark">{t('warbands.example')}</span>;
}
