import { useState } from 'react';
import { woundTally } from '#battle/wounds.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fight } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem, useSide } from '#store/hooks.ts';
import { Drop, Wounds } from '#ui/battle/sides/FighterRow.tsx';
import { FighterSign } from '#ui/battle/sides/FighterSign.tsx';
import { useRowKit } from '#ui/battle/sides/row-kit.ts';
import { StatusStrip } from '#ui/battle/sides/StatusStrip.tsx';
import { useSideTone } from '#ui/battle/sides/side-tone.ts';
import { useWords } from '#ui/battle/words.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { duelPath, fighterPath, linkTo } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';

type FightRowProps = { readonly id: FighterId; readonly fight: Fight };

/**
 * Somebody in a fight: how he is, when he strikes and why then, and all that a blow may bring, one tap
 * each. His sign opens the strip of statuses below him.
 */
export function FightRow({ id, fight }: FightRowProps) {
  const kit = useRowKit();
  const fighter = useFighter(id);
  const side = useSide(fighter?.sideId ?? 's-none');
  const tone = useSideTone(fighter?.sideId ?? 's-none');
  const [open, setOpen] = useState(false);
  const face = fighter === null ? undefined : kit.statuses.get(fighter.status);
  if (fighter === null || side === null || face === undefined) return null;
  const { label } = fighter;
  return (
    <li className="fight-row">
      <div className="fight-line">
        <FighterSign
          fighter={fighter}
          status={face}
          leads={id === side.leaderId}
          open={open}
          onPress={() => setOpen(!open)}
        />
        <div className="fight-words">
          <span className="fight-title">
            <AppLink href={linkTo(fighterPath(kit.battleId, id))} className="fight-name">
              <span>{label}</span>
            </AppLink>
            <span className={`fight-sign k-tone-${tone}`}>
              <Icon name={emblemIcon(side.emblem)} size={18} label={side.name} />
            </span>
          </span>
          <span className="fight-state">
            <span className={`fighter-status k-tone-${face.look.tone}`}>{face.word}</span>{' '}
            {face.row.onTable ? <Wounds tally={woundTally(fighter)} kit={kit} /> : null}
          </span>
          <When id={id} fight={fight} />
        </div>
        {face.row.onTable ? (
          <>
            <Duel id={id} name={label} />
            <Drop fighter={fighter} kit={kit} />
          </>
        ) : null}
      </div>
      {open ? (
        <fieldset className="fight-strip" aria-label={label}>
          <StatusStrip id={id} status={fighter.status} onChosen={() => setOpen(false)} />
        </fieldset>
      ) : null}
    </li>
  );
}

/** His place among those who strike; those who are as fast as each other roll for it. */
function When({ id, fight }: FightRowProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const index = fight.order.findIndex(({ fighterIds }) => fighterIds.includes(id));
  const strike = fight.order[index];
  if (strike === undefined) return null;
  const reason = words.said(strike.reason);
  return (
    <span className="fight-when">
      <span className="fight-number">{index + 1}</span>{' '}
      <span>{strike.fighterIds.length === 1 ? reason : t('fights.tied', { reason })}</span>
    </span>
  );
}

/** He strikes: the likeliest opponent comes by himself. */
function Duel({ id, name }: { readonly id: FighterId; readonly name: string }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { battleId } = useRowKit();
  if (useRuleSystem().resolvers.length === 0) return null;
  const seats = writeSeats({ resolverId: null, subjects: [{ kind: 'fighter', fighterId: id }] });
  return (
    <IconLink
      icon="duel"
      tone="neutral"
      href={linkTo(duelPath(battleId, seats))}
      label={t('fights.duel-of', { tab: words.of('resolver-tab'), name })}
    />
  );
}
