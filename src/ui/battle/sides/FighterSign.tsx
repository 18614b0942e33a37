import type { Fighter } from '#battle/state.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { signIn } from '#ui/battle/looks.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { type RowKit, type StatusFace, useRowKit } from './row-kit.ts';

type FighterSignProps = {
  readonly fighter: Fighter;
  readonly status: StatusFace;
  readonly leads: boolean;
  /** He can be told to be otherwise right here. */
  readonly open: boolean;
  readonly onPress: () => void;
};

/**
 * Who he is in one look: his photo, or what he carries first, ringed in the colour of his state. Whatever
 * is out of the ordinary has its shape at the edge. A tap opens his states.
 */
export function FighterSign({ fighter, status, leads, open, onPress }: FighterSignProps) {
  const kit = useRowKit();
  const photo = usePhoto(kit.memberOf(fighter));
  const own = kit.picture(fighter);
  const [flag] = flagsOf(fighter, kit).flatMap((id) => signIn(kit.signs, id) ?? []);
  // A flag with a picture of its own tells more than the status, whose colour stays.
  const state = flag ?? status.look.icon;
  const ordinary = flag === undefined && status.row.id === kit.initialStatus;
  const alone = photo === null && own === null;
  return (
    <button
      type="button"
      className="fighter-sign"
      aria-expanded={open}
      aria-label={kit.t('fights.state-of', { name: fighter.label, state: status.word })}
      onClick={onPress}
    >
      <StatusDisc
        icon={own ?? state}
        tone={status.look.tone}
        photo={photo}
        badge={alone || ordinary ? null : state}
        crown={leads ? { label: kit.t('fighter.leader') } : undefined}
      />
    </button>
  );
}

/** Flags of his that are worth a word, set by players or following from his numbers. */
export function flagsOf(fighter: Fighter, { toggles, implied }: RowKit): readonly string[] {
  const following = implied(fighter);
  return toggles.filter((flag) => fighter.flags[flag] !== undefined || following.includes(flag));
}
