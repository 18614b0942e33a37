import { useState } from 'react';
import { list, shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signed } from '#rules/kit/signed.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { useBattleFacts } from '#ui/after-battle/BattleLine.tsx';
import { emblemIcon } from '#ui/emblem.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { journalPath, sharePath } from '#ui/paths.ts';
import { sideColours } from '#ui/side-colours.ts';
import { FactLine } from './FactLine.tsx';
import { FateDiscs } from './FateDiscs.tsx';
import { RESULTS } from './result-looks.ts';
import './Chronicle.css';

type BattleRowProps = {
  readonly line: BattleLine;
  readonly warband: Warband;
  readonly system: RuleSystem;
};

/** A battle: who was met, how it ended, whom it cost or raised. A tap opens what is known of it in place. */
export function BattleRow({ line, warband, system }: BattleRowProps) {
  const { t } = useTranslation('after-battle');
  const { clock } = useStores();
  const [open, setOpen] = useState(false);
  const facts = useBattleFacts(system)(line).filter(({ kind }) => kind !== 'outcome');
  const { against, result, rating, title, at } = line;
  const change = rating === null ? 0 : rating.after - rating.before;
  return (
    <li className={`chronicle-battle chronicle-${result}`}>
      <button
        type="button"
        className="line full gap-3 chronicle-row"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FoeDisc line={line} own={warband.emblem} />
        <span className="visually-hidden">{t(`record.${result}`)}</span>
        <RowWords
          title={against.length === 0 ? t(`record.${result}`) : list(against)}
          subtitle={[shortDate(at, clock()), ...(title === '' ? [] : [title])].join(' · ')}
        />
        <FateDiscs facts={facts} />
        <b className="chronicle-change">{change === 0 ? '' : signed(change)}</b>
      </button>
      {open ? (
        <div className="chronicle-inside">
          {facts.length === 0 ? null : (
            <ul>
              {facts
                .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
                .map((fact) => (
                  <FactLine key={`${fact.kind} ${fact.said}`} fact={fact} />
                ))}
            </ul>
          )}
          <BattleLinks line={line} />
        </div>
      ) : null}
    </li>
  );
}

/** Whoever matters most comes first. */
const ORDER = ['dead', 'gone', 'absent', 'hurt', 'well', 'advance', 'felled', 'brought', 'note'];

type FoeDiscProps = { readonly line: BattleLine; readonly own: string };

/** The emblem of the enemy with the sign of the result; that sign alone where the emblem is not known. */
function FoeDisc({ line: { foes, result }, own }: FoeDiscProps) {
  const [foe, ...others] = foes;
  const sign = RESULTS[result];
  if (foe === undefined || others.length > 0)
    return <StatusDisc icon={sign} tone={TONES[result]} />;
  const [, tone = 'neutral'] = sideColours([{ emblem: own }, foe]);
  return <StatusDisc icon={emblemIcon(foe.emblem)} tone={tone} badge={sign} />;
}

const TONES = { won: 'leader', lost: 'rout', none: 'neutral' } as const satisfies Record<
  BattleLine['result'],
  Tone
>;

/** To the battle itself, while its log is on this device. */
function BattleLinks({ line: { id } }: { readonly line: BattleLine }) {
  const { t } = useTranslation('after-battle');
  const linkTo = useLinkTo();
  const isHere = useBattles(
    ({ summaries }) => summaries?.some(({ battleId }) => battleId === id) === true,
  );
  if (!isHere) return null;
  return (
    <CardActions>
      <LinkButton icon="victory" {...linkTo(sharePath(id))}>
        {t('chronicle.poster')}
      </LinkButton>
      <LinkButton icon="journal" {...linkTo(journalPath(id))}>
        {t('chronicle.journal')}
      </LinkButton>
    </CardActions>
  );
}
