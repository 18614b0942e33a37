import { useMemo, useState } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Customer, customerIn, onSameTerms } from '#roster/market.ts';
import { isArmedByWarband } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useRosterWords } from '#ui/roster/words.ts';

interface Kind extends Customer {
  readonly kind: string;
}

/** Somebody of each profile, who buys on the terms of his list. */
export interface CustomerChoice {
  readonly customer: Customer;
  readonly choose: (profileId: string) => void;
  /** Who buys on the same terms is together. */
  readonly all: readonly (readonly [Kind, ...Kind[]])[];
}

/**
 * The customers of a warband, the first one to begin with; somebody without a list in a warband without members.
 * @param warband with the battles that it has fought by now
 */
export function useCustomers(warband: Warband, system: RuleSystem): CustomerChoice {
  const words = useRosterWords(system.id);
  const [chosen, choose] = useState('');
  const all = useMemo(() => {
    const buyers = warband.members.filter(({ role }) => isArmedByWarband(role, system));
    const each = buyers
      .filter((one, at) => buyers.findIndex(({ profileId }) => profileId === one.profileId) === at)
      .map((member) => ({ ...customerIn(warband, member), kind: words.kind(member) }));
    return onSameTerms(each, system);
  }, [warband, system, words]);
  const nobody = {
    profileId: '',
    founding: false,
    type: warband.catalogueId,
    role: '',
    traits: {},
  };
  const found = all.find((group) => group.some(({ profileId }) => profileId === chosen)) ?? all[0];
  return { customer: found?.[0] ?? nobody, choose, all };
}

/** For whom things are bought: his list has his prices. Nothing where there is nobody else. */
export function Customers({ customer, choose, all }: CustomerChoice) {
  const { t } = useTranslation('after-battle');
  if (all.length < 2) return null;
  return (
    <>
      <p className="quiet">{t('stash.for-whom')}</p>
      <ChipGroup label={t('stash.for-whom')}>
        {all.map((group) => {
          const [{ profileId }] = group;
          return (
            <Chip
              key={profileId}
              pressed={profileId === customer.profileId}
              onPress={() => choose(profileId)}
            >
              {list([...new Set(group.map(({ kind }) => kind))])}
            </Chip>
          );
        })}
      </ChipGroup>
    </>
  );
}
