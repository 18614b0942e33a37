import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { sideColours } from '#ui/side-colours.ts';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { useJournalLine, usePartTitle, usePassedWords, useTurnTitle } from './journal-words.ts';
import { type LineLook, lookOf } from './line-looks.ts';
import type { StoryLine, StoryPart, StoryTurn } from './story.ts';
import './JournalScreen.css';

/** One turn of the journal, newest line first, grouped by phase. */
export function JournalTurnList({ turn }: { readonly turn: StoryTurn }) {
  const { t } = useTranslation('journal');
  const id = `turn-${turn.position.turn}`;
  return (
    <section aria-labelledby={id}>
      <TurnHeading id={id} turn={turn} />
      <SkippedPhases turn={turn} />
      {turn.parts.length === 0 ? <EmptyLine>{t('quiet')}</EmptyLine> : null}
      {turn.parts.toReversed().map((part) => (
        <Part key={part.lines[0]?.key} part={part} />
      ))}
    </section>
  );
}

/** The round and whose turn it was, with that side's emblem in its colour. */
export function TurnHeading({ id, turn }: { readonly id?: string; readonly turn: StoryTurn }) {
  const title = useTurnTitle()(turn);
  const sides = useBattle((state) => state.battle?.sides) ?? [];
  const at = sides.findIndex((side) => side.id === turn.position.sideId);
  const side = sides[at];
  if (side === undefined) return <SectionHeading id={id} title={title} />;
  return (
    <SectionHeading
      id={id}
      title={
        <>
          <span className={`j-turn-side k-tone-${sideColours(sides)[at] ?? 'neutral'}`}>
            <Icon name={emblemIcon(side.emblem)} size={22} />
          </span>
          {title}
        </>
      }
    />
  );
}

/** The phases that were skipped. */
export function SkippedPhases({ turn }: { readonly turn: StoryTurn }) {
  const text = usePassedWords()(turn);
  return text === null ? null : <p className="j-passed">{text}</p>;
}

function Part({ part }: { readonly part: StoryPart }) {
  const title = usePartTitle()(part);
  return (
    <>
      {title === null ? null : <h3 className="j-phase">{title}</h3>}
      <ul className="grid j-lines">
        {part.lines.toReversed().map((line) => (
          <li key={line.key}>
            <LineCard line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One line: what happened, with which results, and when. */
export function LineCard({ line }: { readonly line: StoryLine }) {
  const { text, results, detail, time } = useJournalLine()(line);
  const { t } = useTranslation('journal');
  const look = lookOf(line, useRuleSystem());
  const elsewhere = useElsewhere();
  return (
    <Card tone={look.tone}>
      <div className="cluster j-line">
        <Sign look={look} />
        <div className="j-words">
          <p className="j-text">{text}</p>
          {results.map((result) => (
            <p key={result}>{result}</p>
          ))}
          {detail === null ? null : <p className="j-detail">{detail}</p>}
          {elsewhere(line.item.entry) ? (
            <p className="line j-elsewhere">
              <Icon name="phone" size={16} /> {t('elsewhere')}
            </p>
          ) : null}
        </div>
        <time className="j-time">{time}</time>
      </div>
    </Card>
  );
}

/** A status has its disc as on the table, anything else just an icon. */
function Sign({ look }: { readonly look: LineLook }) {
  return (
    <span className="j-sign">
      {look.status ? (
        <StatusDisc icon={look.icon} tone={look.tone} />
      ) : (
        <Icon name={look.icon} size={26} />
      )}
    </span>
  );
}
