import type { ReactNode } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { emphasised } from '#ui/battle/words.ts';
import { SIGNS } from '#ui/chronicle/FactLine.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { type Fact, type FactKind, useBattleFacts } from './BattleLine.tsx';
import './Finished.css';

type FatesProps = {
  /** Null if it can't be read. */
  readonly line: BattleLine | null;
  readonly system: RuleSystem;
  /** It can't be undone any more. */
  readonly tooLate: boolean;
  readonly children: ReactNode;
};

const FATES: readonly FactKind[] = ['dead', 'gone', 'absent', 'hurt', 'well'];

/** What the battle has made of the warband: its value, and each who fell with a sign and a word. */
export function Fates({ line, system, tooLate, children }: FatesProps) {
  const { t } = useTranslation('after-battle');
  const factsOf = useBattleFacts(system);
  const facts = line === null ? [] : factsOf(line);
  const [outcome] = facts.filter(({ kind }) => kind === 'outcome');
  const fates = facts.filter(({ kind }) => FATES.includes(kind));
  const rating = line?.rating ?? null;
  return (
    <Card tone="standing">
      <CardHeader
        icon="check"
        level={2}
        title={t('done.title')}
        value={
          rating === null ? undefined : (
            <Change what={t('done.rating')} before={rating.before} after={rating.after} />
          )
        }
      />
      {outcome === undefined ? null : <CardText>{outcome.said}</CardText>}
      {fates.length === 0 ? null : (
        <ul className="done-fates">
          {FATES.flatMap((kind) => fates.filter((fact) => fact.kind === kind)).map((fact, at) => (
            <Fate key={at} fact={fact} />
          ))}
        </ul>
      )}
      {tooLate ? <CardText>{t('done.too-late')}</CardText> : null}
      {children}
    </Card>
  );
}

/** Somebody and what became of him. */
function Fate({ fact: { kind, name, what } }: { readonly fact: Fact }) {
  const { t } = useTranslation('after-battle');
  const told = kind === 'absent' ? `${what} · ${t('effect.misses', { count: 1 })}` : what;
  return (
    <li className={`line toned done-fate k-tone-${TONES[kind] ?? 'done'}`}>
      <Icon name={SIGNS[kind]} size={22} />
      <span>
        <Emphasised
          text={name === null ? told : t('injuries.told', { name: emphasised(name), what: told })}
        />
      </span>
    </li>
  );
}

/** Red is left to the rout. */
const TONES: Readonly<Partial<Record<FactKind, Tone>>> = {
  absent: 'knocked-down',
  hurt: 'knocked-down',
  well: 'standing',
};

type ChangeProps = {
  readonly what: string;
  /** Null if it is not known any more. */
  readonly before: number | null;
  readonly after: number;
};

/** A number before and, large, after. */
export function Change({ what, before, after }: ChangeProps) {
  return (
    <span className={before !== null && after > before ? 'done-change done-more' : 'done-change'}>
      <small>
        {what} {before === null || before === after ? null : `${number(before)} →`}
      </small>{' '}
      {number(after)}
    </span>
  );
}
