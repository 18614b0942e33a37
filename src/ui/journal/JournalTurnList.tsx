import type { JournalItem, JournalTurn } from '#battle/selectors.ts';
import type { RuleSystem } from '#rules/system.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import type { IconName } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { useJournalLine, useTurnTitle } from './journal-words.ts';

/** One player turn of the journal, newest line first. */
export function JournalTurnList({ turn }: { readonly turn: JournalTurn }) {
  const title = useTurnTitle()(turn);
  const id = `turn-${turn.position.turn}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className="j-lines">
        {turn.items.toReversed().map((item) => (
          <Line key={item.entry.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Line({ item }: { readonly item: JournalItem }) {
  const line = useJournalLine()(item);
  const system = useRuleSystem();
  const automatic = useAutomatic(item);
  const look = lookOf(item, system);
  return (
    <Card as="li" tone={look.tone}>
      <CardLine icon={look.icon} action={<time className="j-time">{line.time}</time>}>
        <span className="j-text">{line.text}</span>
        {line.detail === null ? null : <span className="j-detail">{line.detail}</span>}
        {automatic.map((text) => (
          <span key={text} className="j-detail">
            {text}
          </span>
        ))}
      </CardLine>
    </Card>
  );
}

/** What happened by itself when play moved on. */
function useAutomatic({ entry, names }: JournalItem): readonly string[] {
  const words = useWords();
  if (entry.type !== 'PhaseEntered') return [];
  return entry.data.changes.flatMap((change) =>
    change.kind === 'status'
      ? [
          words.of(`status.${change.to}.became`, {
            name: names[change.fighterId] ?? '?',
          }),
        ]
      : [],
  );
}

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

const PLAIN: Look = { icon: 'journal', tone: 'neutral' };

function lookOf({ entry }: JournalItem, system: RuleSystem): Look {
  switch (entry.type) {
    case 'StatusSet':
      return statusLook(system, entry.data.to);
    case 'InjuryRolled':
      return entry.data.to === null ? WOUND : statusLook(system, entry.data.to);
    case 'WoundLost':
    case 'WoundsSet':
      return WOUND;
    case 'DutyResolved': {
      const change = entry.data.changes.find(({ kind }) => kind === 'status');
      if (change?.kind === 'status') return statusLook(system, change.to);
      return entry.data.fighterId === null
        ? { icon: 'rout', tone: 'rout' }
        : { icon: 'dice', tone: 'neutral' };
    }
    case 'ActionTaken':
    case 'ContactSet':
      return { icon: 'close-combat', tone: 'neutral' };
    case 'PhaseEntered':
      return { icon: 'clock', tone: 'done' };
    case 'BattleStarted':
      return { icon: 'battles', tone: 'ember' };
    case 'SideLeft':
    case 'BattleEnded':
      return { icon: 'rout', tone: 'rout' };
    case 'LeaderNamed':
      return { icon: 'leader', tone: 'leader' };
    case 'CreditGiven':
      return { icon: 'duel', tone: 'leader' };
    case 'NoteWritten':
      return { icon: 'edit', tone: 'neutral' };
    case 'FlagSet':
    case 'FighterJoined':
    case 'FighterRenamed':
    case 'ProfileSet':
    case 'SideLeadershipSet':
    case 'HouseRuleSet':
    case 'BattleReopened':
    case 'EventUndone':
      return PLAIN;
  }
}

const WOUND: Look = { icon: 'wound', tone: 'out-of-action' };
