import { useEffect, useRef } from 'react';
import type { Departure } from '#battle/ending.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import { useBattle, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { useVibration } from '#ui/effects/use-vibration.ts';
import { Button } from '#ui/kit/Button.tsx';
import { RoutBanner, Shape } from './heraldry.tsx';
import { TestDice } from './TestDice.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './RoutMoment.css';

/** Milliseconds before it closes by itself; any tap or key closes it sooner. */
const DURATION = 2000;

/** Keys that activate a focused button. */
const ACTIVATION_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

const MAX_RUNNERS = 10;

type RoutMomentProps = {
  /** Everybody who routs in this step; allies rout together. */
  readonly broken: readonly Departure[];
  readonly onDone: () => void;
};

/** Full-screen announcement that a side has routed. */
export function RoutMoment({ broken, onDone }: RoutMomentProps) {
  const { t } = useTranslation(['moments', 'battle']);
  const words = useWords();
  const table = useTable();
  const onTable = statusesOnTable(useRuleSystem());
  const vibrate = useVibration();
  const sides = useBattleShallow(
    ({ battle }) =>
      battle?.sides.filter(({ id }) => broken.some(({ sideId }) => sideId === id)) ?? [],
  );
  const runners = useBattle(
    ({ battle }) =>
      Object.values(battle?.fighters ?? {}).filter(
        ({ sideId, status }) => broken.some((one) => one.sideId === sideId) && onTable.has(status),
      ).length,
  );

  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    vibrate(240);
    const timer = setTimeout(onDone, DURATION);
    const onKey = (event: KeyboardEvent) => {
      const undo = foot.current?.querySelector('button') ?? null;
      if (event.key === 'Tab') {
        // The undo button is the only control; once the keyboard heads for it, don't time out.
        event.preventDefault();
        clearTimeout(timer);
        undo?.focus();
      } else if (undo === null || event.target !== undo || !ACTIVATION_KEYS.has(event.key)) {
        onDone();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [onDone, vibrate]);

  const [first] = broken;
  if (first === undefined) return null;
  const cause = words.maybe(`cause.${first.cause}`) ?? '';
  const side = list(sides.map(({ name }) => name));
  const takeBack = () => table.send({ type: 'undo', back: null });
  return (
    // Keyboard users dismiss it through the document's keydown listener above.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      className="stack apart centred rout-moment"
      aria-label={t('rout.moment', { cause, side })}
      onClick={onDone}
    >
      <p className="display breaks rout-moment-side">{side}</p>
      <RoutBanner emblem={sides[0]?.emblem} />
      <p className="display breaks rout-moment-word">{cause}</p>
      {first.test === null ? null : (
        <TestDice test={first.test} dice={first.dice} total={first.total} />
      )}
      <div className="rout-moment-runners" aria-hidden="true">
        {Array.from({ length: Math.min(MAX_RUNNERS, runners) }, (_, index) => (
          <Shape key={index} name="fleeing" className="rout-moment-runner" />
        ))}
      </div>
      <div className="cluster line apart rout-moment-foot" ref={foot}>
        {/* The click bubbles up and closes the announcement too. */}
        <Button icon="undo" onPress={takeBack}>
          {t('battle:undo.button')}
        </Button>
        <span className="quiet rout-moment-skip">{t('rout.skip')}</span>
      </div>
    </section>
  );
}
