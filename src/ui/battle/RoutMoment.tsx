import { useEffect, useRef } from 'react';
import type { Departure } from '#battle/ending.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleShallow, useRuleSystem, useSettings } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { RoutBanner, Shape } from './heraldry.tsx';
import { TestDice } from './TestDice.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './RoutMoment.css';

/** Milliseconds: nobody waits for it, and any tap or key passes over it. */
const LASTS = 2000;

/** Keys by which a button is pressed. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

/** So many of those who run are drawn, at most. */
const RUNNERS = 10;

type RoutMomentProps = {
  /** Who breaks with this one step; allies together. */
  readonly broken: readonly Departure[];
  readonly onDone: () => void;
};

/** A side breaks: the whole screen says it, once. */
export function RoutMoment({ broken, onDone }: RoutMomentProps) {
  const { t } = useTranslation(['moments', 'battle']);
  const words = useWords();
  const table = useTable();
  const { statuses } = useRuleSystem();
  const vibrates = useSettings((state) => state.vibration);
  const sides = useBattleShallow(
    ({ battle }) =>
      battle?.sides.filter(({ id }) => broken.some(({ sideId }) => sideId === id)) ?? [],
  );
  const runners = useBattle(
    ({ battle }) =>
      Object.values(battle?.fighters ?? {}).filter(
        ({ sideId, status }) =>
          broken.some((one) => one.sideId === sideId) &&
          statuses.some(({ id, onTable }) => id === status && onTable),
      ).length,
  );

  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (vibrates && 'vibrate' in navigator) navigator.vibrate([240]);
    const timer = setTimeout(onDone, LASTS);
    const onKey = (event: KeyboardEvent) => {
      const undo = foot.current?.querySelector('button') ?? null;
      if (event.key === 'Tab') {
        // There is one thing to press here, and whoever is on the way to it is waited for.
        event.preventDefault();
        clearTimeout(timer);
        undo?.focus();
      } else if (undo === null || event.target !== undo || !PRESSES.has(event.key)) {
        onDone();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [onDone, vibrates]);

  const [first] = broken;
  if (first === undefined) return null;
  const cause = words.maybe(`cause.${first.cause}`) ?? '';
  const side = list(sides.map(({ name }) => name));
  const takeBack = () => table.send({ type: 'undo', back: null });
  return (
    // A tap anywhere passes over it, and so does any key; it goes by itself, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      className="rout-moment"
      aria-label={t('rout.moment', { cause, side })}
      onClick={onDone}
    >
      <p className="rout-moment-side">{side}</p>
      <RoutBanner emblem={sides[0]?.emblem} />
      <p className="rout-moment-word">{cause}</p>
      {first.test === null ? null : (
        <TestDice test={first.test} dice={first.dice} total={first.total} />
      )}
      <div className="rout-moment-runners" aria-hidden="true">
        {Array.from({ length: Math.min(RUNNERS, runners) }, (_, index) => (
          <Shape key={index} name="fleeing" className="rout-moment-runner" />
        ))}
      </div>
      <div className="rout-moment-foot" ref={foot}>
        {/* What is pressed here passes over as well, like any other tap. */}
        <Button icon="undo" onPress={takeBack}>
          {t('battle:undo.button')}
        </Button>
        <span className="rout-moment-skip">{t('rout.skip')}</span>
      </div>
    </section>
  );
}
