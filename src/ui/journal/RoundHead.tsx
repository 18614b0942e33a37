import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { howLong } from '#ui/battle/how-long.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { sideTone } from '#ui/side-colours.ts';
import { useTallies } from './use-tallies.ts';
import './JournalScreen.css';
import '#ui/kit/tones.css';

type RoundHeadProps = {
  readonly round: number;
  readonly folded: boolean;
  readonly onPress: () => void;
};

/** The head of a round: the losses of each side at its end, and how long it took. A tap folds it. */
export function RoundHead({ round, folded, onPress }: RoundHeadProps) {
  const { t } = useTranslation('journal');
  const sides = useBattle((state) => state.battle?.sides) ?? [];
  const tally = useTallies().find((one) => one.round === round);
  const lasted = tally === undefined ? null : howLong(tally.from, tally.to);
  return (
    <h2 className="j-head">
      <button type="button" className="line" aria-expanded={!folded} onClick={onPress}>
        <span className="display j-round">{t('round', { round: number(round) })}</span>{' '}
        {tally?.sides.map(({ sideId, out, of }) => {
          const side = sides.find(({ id }) => id === sideId);
          if (side === undefined) return null;
          const count = { side: side.name, out: number(out), of: number(of) };
          return (
            <span key={sideId} className={`line k-tone-${sideTone(sides, sideId)} close j-side`}>
              <Icon name={emblemIcon(side.emblem)} size={22} />
              <span className="visually-hidden">{t('losses', count)}</span>{' '}
              <span aria-hidden="true">
                <b>{count.out}</b>/{count.of}
              </span>{' '}
            </span>
          );
        })}
        <span className="j-lasted">{lasted}</span>
      </button>
    </h2>
  );
}
