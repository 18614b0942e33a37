import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { AdvanceList } from '#ui/advances/AdvanceList.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useBattleFacts } from './BattleLine.tsx';
import type { Learning } from './use-learning.ts';

type LearnersProps = {
  readonly line: BattleLine | null;
  readonly learning: Learning;
  readonly system: RuleSystem;
};

/** The advances: open ones to be rolled in place, and those taken, a line each. */
export function Learners({ line, learning, system }: LearnersProps) {
  const { t } = useTranslation('after-battle');
  const factsOf = useBattleFacts(system);
  const taken = (line === null ? [] : factsOf(line)).filter(({ kind }) => kind === 'advance');
  const { turns, picks, pick } = learning;
  const open = turns
    .filter(({ reading }) => reading.result === null)
    .reduce((sum, turn) => sum + turn.open, 0);
  const done = taken.length + turns.filter(({ reading }) => reading.result !== null).length;
  if (open + done === 0) return null;
  return (
    <section aria-labelledby="done-advances">
      <SectionHeading
        id="done-advances"
        title={t('done.advances', { all: open + done })}
        trailing={
          open === 0 || done === 0 ? undefined : t('done.advances-left', { count: done, open })
        }
      />
      <div className="stack">
        <AdvanceList
          turns={turns}
          picks={picks}
          system={system}
          onPicks={(_, next) => pick(next)}
        />
        {taken.map(({ said }, at) => (
          <Card key={at} tone="done">
            <CardLine icon="tick">{said}</CardLine>
          </Card>
        ))}
      </div>
    </section>
  );
}
