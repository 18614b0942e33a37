import type { Fighter } from '#battle/state.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import { signOf } from '#rules/kit/signs.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { type RowContextValue, type StatusDisplay, useRowContext } from './row-context.ts';
import './FighterRow.css';

type FighterSignProps = {
  readonly fighter: Fighter;
  readonly status: StatusDisplay;
  readonly leads: boolean;
  /** The strip of statuses is open. */
  readonly open: boolean;
  readonly onPress: () => void;
};

/**
 * A fighter's photo or first weapon, ringed in the colour of the status, with a badge for anything unusual.
 * A tap opens the strip of statuses.
 */
export function FighterSign({ fighter, status, leads, open, onPress }: FighterSignProps) {
  const shared = useRowContext();
  const photo = shared.photoOf(fighter);
  const own = shared.picture(fighter);
  const [flag] = flagsOf(fighter, shared).flatMap(([id]) => signOf(shared.signs, id) ?? []);
  // A flag with an icon is more informative than the status, whose colour stays.
  const state = flag ?? status.look.icon;
  const ordinary = flag === undefined && status.row.id === shared.initialStatus;
  const alone = photo === null && own === null;
  return (
    <button
      type="button"
      className="line fighter-sign"
      aria-expanded={open}
      aria-label={shared.t('fights.state-of', { name: fighter.label, state: status.word })}
      onClick={onPress}
    >
      <StatusDisc
        icon={own ?? state}
        tone={status.look.tone}
        photo={photo}
        badge={alone || ordinary ? null : state}
        crown={leads ? { label: shared.t('fighter.leader') } : undefined}
      />
    </button>
  );
}

/** The flags to show beside the status, with their values: set by players, or implied. */
export function flagsOf(
  fighter: Fighter,
  { toggles, implied }: RowContextValue,
): readonly (readonly [flag: string, value: FlagValue])[] {
  const shown = { ...implied(fighter) };
  for (const flag of toggles) {
    const value = fighter.flags[flag];
    if (value !== undefined) shown[flag] = value;
  }
  return Object.entries(shown);
}
