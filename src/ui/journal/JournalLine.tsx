import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useLongPress } from '#ui/effects/use-long-press.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { DieFace, dieValues } from '#ui/kit/DieFace.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { sideTone } from '#ui/side-colours.ts';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { lookOf } from './line-looks.ts';
import { useRowWords } from './row-words.ts';
import { fallenIn, type StoryLine } from './story.ts';
import './JournalScreen.css';
import '#ui/kit/tones.css';

/** One line: a sign, whom it is about and what happened, by whom or with which dice. Losses mark its left edge. */
export function JournalLine({ line }: { readonly line: StoryLine }) {
  const { t } = useTranslation('journal');
  const system = useRuleSystem();
  const { text, more, by, dice, note } = useRowWords()(line);
  const { icon, tone } = lookOf(line, system);
  // Red is the rout's: who leaves by agreement has not routed.
  const routs = tone === 'rout' && line.item.entry.type === 'DutyResolved';
  const elsewhere = useElsewhere()(line.item.entry);
  const table = useTable();
  // The menu of the screen leads to the same for those who don’t touch it.
  const press = useLongPress(() => table.open({ kind: 'step', entryId: line.item.entry.id }));
  return (
    <div
      {...press}
      className={routs ? 'quiet line loose j-line j-rout' : 'quiet line loose j-line'}
    >
      <Losses fallen={fallenIn(line, system)} />
      <span className={`k-tone-${tone === 'rout' && !routs ? 'neutral' : tone} j-sign`}>
        <Icon name={icon} size={22} />
      </span>
      <div className="shares">
        <p>
          <Emphasised text={text} />
        </p>
        {more.map((one) => (
          <p key={one}>
            <Emphasised text={one} />
          </p>
        ))}
        {note === null ? null : <p>{note}</p>}
      </div>
      <TestedSide line={line} />
      {by === null ? null : (
        <span className="j-by">
          <span className="visually-hidden">{t('by')}</span> {by}
        </span>
      )}
      <Dice dice={dice} />
      {elsewhere ? <Icon name="phone" size={16} label={t('elsewhere')} /> : null}
    </div>
  );
}

/** A mark in the loser’s colour for each fighter whom the line puts out of action. */
function Losses({ fallen }: { readonly fallen: readonly FighterId[] }) {
  const sides = useBattle((state) => state.battle?.sides) ?? [];
  const fighters = useBattle((state) => state.battle?.fighters);
  if (fallen.length === 0) return null;
  return (
    <span className="stack j-losses">
      {fallen.map((id) => {
        const sideId = fighters?.[id]?.sideId;
        return (
          <i
            key={id}
            className={`k-tone-${sideId === undefined ? 'neutral' : sideTone(sides, sideId)}`}
          />
        );
      })}
    </span>
  );
}

/** The emblem of the side that a test of a whole side is about. */
function TestedSide({ line: { kind, item } }: { readonly line: StoryLine }) {
  const sides = useBattle((state) => state.battle?.sides) ?? [];
  const { entry } = item;
  // The end of the battle comes of the same entry, and is the other side's.
  const isTest = kind === 'entry' && entry.type === 'DutyResolved' && entry.data.fighterId === null;
  const id = isTest ? entry.data.sideId : null;
  const side = sides.find((one) => one.id === id);
  if (side === undefined) return null;
  return (
    <span className={`k-tone-${sideTone(sides, side.id)} close j-side`}>
      <Icon name={emblemIcon(side.emblem)} size={22} label={side.name} />
    </span>
  );
}

/** More of them are numbers. */
const MOST_FACES = 3;

function Dice({ dice }: { readonly dice: readonly number[] }) {
  const { t } = useTranslation('journal');
  if (dice.length === 0) return null;
  const label = t('dice', { dice: dice.join(', ') });
  if (dice.length > MOST_FACES) return <span className="j-by">{label}</span>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; there is no picture file
    <span className="line j-dice" role="img" aria-label={label}>
      {dice.map((value, at) => {
        const face = dieValues.find((one) => one === value);
        return face === undefined ? value : <DieFace key={at} value={face} />;
      })}
    </span>
  );
}
