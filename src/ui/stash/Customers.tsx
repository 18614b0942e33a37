import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Customer, customerIn } from '#roster/market.ts';
import { isArmedByWarband } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useRosterWords } from '#ui/roster/words.ts';

/** Somebody of each profile, who buys on the terms of his list. */
export interface CustomerChoice {
  readonly customer: Customer;
  readonly choose: (profileId: string) => void;
  readonly all: readonly { readonly customer: Customer; readonly kind: string }[];
}

/**
 * The customers of a warband, the first one to begin with; somebody without a list in a warband without members.
 * @param warband with the battles that it has fought by now
 */
export function useCustomers(warband: Warband, system: RuleSystem): CustomerChoice {
  const words = useRosterWords(system.id);
  const [chosen, choose] = useState('');
  const buyers = warband.members.filter(({ role }) => isArmedByWarband(role, system));
  const all = buyers
    .filter((one, at) => buyers.findIndex(({ profileId }) => profileId === one.profileId) === at)
    .map((member) => ({ customer: customerIn(warband, member), kind: words.kind(member) }));
  const nobody = {
    profileId: '',
    founding: false,
    type: warband.catalogueId,
    role: '',
    traits: {},
  };
  const found = all.find(({ customer }) => customer.profileId === chosen) ?? all[0];
  return { customer: found?.customer ?? nobody, choose, all };
}

/** For whom things are bought: his list has his prices. Nothing where there is nobody else. */
export function Customers({ customer, choose, all }: CustomerChoice) {
  const { t } = useTranslation('after-battle');
  if (all.length < 2) return null;
  return (
    <>
      <p className="quiet">{t('stash.for-whom')}</p>
      <ChipGroup label={t('stash.for-whom')}>
        {all.map(({ customer: one, kind }) => (
          <Chip
            key={one.profileId}
            pressed={one.profileId === customer.profileId}
            onPress={() => choose(one.profileId)}
          >
            {kind}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
}
