import type { News } from '#ui/battle/news.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card, CardHeader } from '#ui/kit/Card.tsx';
import { ThrowReports } from '#ui/resolver/ThrowReports.tsx';

type Settling = Extract<News, { kind: 'settled' }>;
type SettledCardProps = { readonly settled: Settling };

/** Whether there are dice to show: without them nothing is left to say but the outcome. */
export function hasThrows({ reports }: Settling): boolean {
  return reports.some(({ throws }) => throws.length > 0);
}

/** The throws of the settling just applied: where the app rolled, players see them here first. */
export function SettledCard({ settled: { said, reports } }: SettledCardProps) {
  const words = useWords();
  const title = words.logged(said);
  return (
    <Card as="article" tone="done" label={title}>
      <CardHeader icon="dice" title={title} />
      <div className="rolled-result air-2">
        <ThrowReports reports={reports} />
      </div>
    </Card>
  );
}
