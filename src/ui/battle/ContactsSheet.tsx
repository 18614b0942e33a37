import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { EnemyChips } from '#ui/fighter/ContactSheet.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** Whom each of a fight touches: taking one out of it, or bringing another in. */
export function ContactsSheet({ fighterIds }: { readonly fighterIds: readonly FighterId[] }) {
  const { t } = useTranslation(['table', 'fighter']);
  const [first] = fighterIds;
  const [chosen, setChosen] = useState(first);
  const labels = useBattleShallow(({ battle }) =>
    fighterIds.map((id) => battle?.fighters[id]?.label ?? ''),
  );
  if (chosen === undefined) return null;
  return (
    <OpenSheet title={t('table:fights.contacts-title')} subtitle={t('fighter:contact-hint')}>
      <div className="stack-wide">
        <Select
          label={t('table:fights.contacts-of')}
          value={chosen}
          options={fighterIds.map((id, index) => ({ value: id, label: labels[index] ?? '' }))}
          onChange={setChosen}
        />
        <EnemyChips id={chosen} />
      </div>
    </OpenSheet>
  );
}
