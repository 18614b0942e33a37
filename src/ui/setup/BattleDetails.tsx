import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import type { Draft } from './draft.ts';

type Details = Pick<Draft, 'name' | 'roundLimit'>;
type BattleDetailsProps = Details & { readonly onChange: (change: Partial<Details>) => void };

const LIMITS = ['none', '5', '6', '8', 'other'] as const;
type Limit = (typeof LIMITS)[number];

/** Where "other" starts, and how far it goes. */
const OTHER = { start: 10, min: 1, max: 30 } as const;

/** What may be said about the scenario, and when the players mean to stop. */
export function BattleDetails({ name, roundLimit, onChange }: BattleDetailsProps) {
  const { t } = useTranslation('setup');
  const [limit, setLimit] = useState<Limit>('none');
  const choose = (chosen: Limit) => {
    setLimit(chosen);
    onChange({ roundLimit: roundsOf(chosen) });
  };
  return (
    <section className="setup-section" aria-labelledby="setup-details">
      <SectionHeading id="setup-details" title={t('details.title')} />
      <div className="stack-wide">
        <TextField
          label={t('details.name')}
          placeholder={t('details.name-hint')}
          value={name}
          maxLength={60}
          onChange={(next) => onChange({ name: next })}
        />
        <SegmentedControl
          label={t('details.limit')}
          value={limit}
          options={LIMITS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={choose}
        />
        {limit === 'other' ? (
          <Stepper
            label={t('details.limit-value')}
            value={roundLimit ?? OTHER.start}
            min={OTHER.min}
            max={OTHER.max}
            onChange={(next) => onChange({ roundLimit: next })}
            decreaseLabel={t('details.fewer-rounds')}
            increaseLabel={t('details.more-rounds')}
          />
        ) : null}
      </div>
    </section>
  );

  function labelOf(value: Limit): string {
    switch (value) {
      case 'none':
        return t('details.no-limit');
      case 'other':
        return t('details.other-limit');
      case '5':
      case '6':
      case '8':
        return value;
    }
  }
}

function roundsOf(limit: Limit): number | null {
  switch (limit) {
    case 'none':
      return null;
    case 'other':
      return OTHER.start;
    case '5':
    case '6':
    case '8':
      return Number(limit);
  }
}
