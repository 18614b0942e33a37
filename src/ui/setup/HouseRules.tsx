import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from './Fold.tsx';
import { HouseRule } from './HouseRule.tsx';
import { type Chosen, groupRules, withRule } from './house-rules.ts';

type HouseRulesProps = {
  readonly system: RuleSystem;
  /** What differs from the defaults. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** What the rules leave to the table: the common questions first, the others on demand. */
export function HouseRules({ system, chosen, onChange }: HouseRulesProps) {
  const { t } = useTranslation('setup');
  const [all, setAll] = useState(false);
  const { house } = groupRules(system);
  if (house.length === 0) return null;
  const common = house.filter((rule) => rule.common);
  const rare = house.filter((rule) => !rule.common);
  const count = house.filter(({ id }) => id in chosen).length;
  return (
    <Fold
      title={t('house.title')}
      summary={count === 0 ? t('house.all-default') : t('house.changed', { count })}
    >
      <ul className="stack-wide">
        {[...common, ...(all ? rare : [])].map((rule) => (
          <li key={rule.id}>
            <HouseRule
              rule={rule}
              systemId={system.id}
              value={chosen[rule.id] ?? rule.default}
              onChange={(value) => onChange(withRule(chosen, rule, value))}
            />
          </li>
        ))}
      </ul>
      {rare.length === 0 ? null : (
        <Button block onPress={() => setAll(!all)}>
          {all ? t('house.fewer') : t('house.more')}
        </Button>
      )}
    </Fold>
  );
}
