import { classNames } from './class-names.ts';
import './StatStrip.css';

export type Stat = {
  readonly id: string;
  /** Abbreviation: "WS". */
  readonly name: string;
  /** Full name for screen readers: "Weapon Skill". */
  readonly fullName: string;
  readonly value: string;
  /** danger: critical at the moment · leader: brass, for Leadership. */
  readonly tone?: 'plain' | 'danger' | 'leader' | undefined;
};

export type StatStripProps = { readonly label: string; readonly stats: readonly Stat[] };

/** A profile in a row of cells; large text wraps it into two. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <dl className="cluster k-stats" aria-label={label}>
      {stats.map((stat) => (
        <div className="centred k-stat" key={stat.id}>
          <dt>
            <span aria-hidden="true">{stat.name}</span>
            <span className="visually-hidden">{stat.fullName}</span>
          </dt>
          <dd
            className={classNames(
              stat.tone === 'danger' && 'k-stat-danger',
              stat.tone === 'leader' && 'k-stat-leader',
            )}
          >
            {stat.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
