import { useTranslation } from '#i18n/use-translation.ts';
import { lifeOf, type Remembered } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { useGoneWords } from './gone-words.ts';
import { useLifeFacts } from './life-words.ts';

type GoneSheetProps = {
  readonly gone: Remembered;
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly onClose: () => void;
};

/** The life of somebody who is gone, and how it ended. */
export function GoneSheet({ gone, warband, system, onClose }: GoneSheetProps) {
  const { t } = useTranslation(['after-battle', 'roster', 'table']);
  const { name, who, how, when } = useGoneWords(system.id)(gone);
  const factsOf = useLifeFacts(system.id);
  const life = lifeOf(warband, gone.id);
  const facts = [
    `${how} · ${when}`,
    ...(life === null || life.battles === 0
      ? []
      : [t('roster:list.battles', { count: life.battles })]),
    ...(life === null ? [] : factsOf(life)),
  ];
  return (
    <Sheet open onClose={onClose} title={name} subtitle={who} closeLabel={t('table:sheet.close')}>
      <ul className="stack">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Sheet>
  );
}
