import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fact } from '#ui/after-battle/BattleLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SIGNS } from './FactLine.tsx';
import './Chronicle.css';

/** In this order. */
const FATES = ['dead', 'advance', 'absent'] as const;

const MOST = 3;

/** Whom a battle has cost, raised, or keeps from the next: a disc each, three at the most. */
export function FateDiscs({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation('after-battle');
  const counts = FATES.map((kind) => ({
    kind,
    count: facts.filter((fact) => fact.kind === kind).length,
  })).filter(({ count }) => count > 0);
  const discs = counts.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  return (
    <>
      <span className="visually-hidden">
        {list(counts.map(({ kind, count }) => t(`chronicle.fate.${kind}`, { count })))}
      </span>
      <span className="line chronicle-fates" aria-hidden="true">
        {discs.slice(0, MOST).map((kind, at) => (
          <span key={at} className={`chronicle-fate chronicle-${kind}`}>
            <Icon name={SIGNS[kind]} size={18} />
          </span>
        ))}
      </span>
    </>
  );
}
