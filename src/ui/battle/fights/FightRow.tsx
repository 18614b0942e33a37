import { useState } from 'react';
import { woundTally } from '#battle/wounds.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fight } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem, useSide } from '#store/hooks.ts';
import { WoundButton, Wounds } from '#ui/battle/sides/FighterRow.tsx';
import { FighterSign } from '#ui/battle/sides/FighterSign.tsx';
import { useRowContext } from '#ui/battle/sides/row-context.ts';
import { StatusStrip } from '#ui/battle/sides/StatusStrip.tsx';
import { useSideTone } from '#ui/battle/sides/side-tone.ts';
import { useWords } from '#ui/battle/words.ts';
import { bringIntoSight } from '#ui/effects/into-sight.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { duelPath, fighterPath, linkTo } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import './Fights.css';

type FightRowProps = { readonly id: FighterId; readonly fight: Fight };

/**
 * A fighter in a fight: status, place in the strike order, and what a blow may bring, one tap each. The sign
 * opens the strip of statuses.
 */
export function FightRow({ id, fight }: FightRowProps) {
  const shared = useRowContext();
  const fighter = useFighter(id);
  const side = useSide(fighter?.sideId ?? 's-none');
  const tone = useSideTone(fighter?.sideId ?? 's-none');
  const [open, setOpen] = useState(false);
  const display = fighter === null ? undefined : shared.statuses.get(fighter.status);
  if (fighter === null || side === null || display === undefined) return null;
  const { label } = fighter;
  return (
    <li className="fight-row">
      <div className="handed fight-line">
        <FighterSign
          fighter={fighter}
          status={display}
          leads={id === side.leaderId}
          open={open}
          onPress={() => setOpen(!open)}
        />
        <div className="fills fight-words">
          <span className="fight-title">
            <AppLink href={linkTo(fighterPath(shared.battleId, id))} className="fight-name">
              <span>{label}</span>
            </AppLink>
            <span className={`line fight-sign k-tone-${tone}`}>
              <Icon name={emblemIcon(side.emblem)} size={18} label={side.name} />
            </span>
          </span>
          <span className="fight-state">
            <span className={`fighter-status k-tone-${display.look.tone}`}>{display.word}</span>{' '}
            {display.row.onTable ? <Wounds tally={woundTally(fighter)} shared={shared} /> : null}
          </span>
          <StrikePlace id={id} fight={fight} />
        </div>
        {display.row.onTable ? (
          <>
            <DuelLink id={id} name={label} />
            <WoundButton fighter={fighter} shared={shared} />
          </>
        ) : null}
      </div>
      {open ? (
        <fieldset ref={bringIntoSight} className="fight-strip" aria-label={label}>
          <StatusStrip id={id} status={fighter.status} onChosen={() => setOpen(false)} />
        </fieldset>
      ) : null}
    </li>
  );
}

/** The fighter's place in the strike order, and why; ties are rolled for at the table. */
function StrikePlace({ id, fight }: FightRowProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const index = fight.order.findIndex(({ fighterIds }) => fighterIds.includes(id));
  const strike = fight.order[index];
  if (strike === undefined) return null;
  const reason = words.message(strike.reason);
  return (
    <span className="quiet close fight-when">
      <span className="display fight-number">{index + 1}</span>{' '}
      <span>{strike.fighterIds.length === 1 ? reason : t('fights.tied', { reason })}</span>
    </span>
  );
}

/** To the duel with this fighter attacking; the likeliest opponent is filled in. */
function DuelLink({ id, name }: { readonly id: FighterId; readonly name: string }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { battleId } = useRowContext();
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
