import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { boughtGear, buyerIn } from '#roster/gear.ts';
import { isArmedByWarband } from '#roster/stash.ts';
import type { Member } from '#roster/warband.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useEditor } from './editor-context.ts';
import { HeldTraits } from './HeldTraits.tsx';
import { armRows, firstArms } from './MemberArms.tsx';

// Before the first battle there is no chest: the starting gold arms the members, and what one gives back is worth what
// it has cost.

/** What each member may carry, for one at a time. */
export function FoundingMarket() {
  const { t } = useTranslation(['after-battle', 'roster']);
  const { warband, system, words } = useEditor();
  const members = warband.members.filter(({ role }) => isArmedByWarband(role, system));
  const [chosen, setChosen] = useState<string | null>(null);
  const member = members.find(({ id }) => id === chosen) ?? members[0];
  if (member === undefined) return <EmptyLine>{t('roster:traits.nobody')}</EmptyLine>;
  return (
    <div className="stack">
      <ChipGroup label={t('stash.for-whom')}>
        {members.map((one) => (
          <Chip key={one.id} pressed={one === member} onPress={() => setChosen(one.id)}>
            {words.member(one)}
          </Chip>
        ))}
      </ChipGroup>
      <Arms key={member.id} member={member} adding />
    </div>
  );
}

/** What members have bought, to be given back. */
export function FoundingReturns() {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  // Who gives his last piece back stays, to take it again.
  const [ids] = useState(() =>
    warband.members
      .filter((one) => boughtGear(one, buyerIn(warband, one), system).length > 0)
      .map(({ id }) => id),
  );
  const members = warband.members.filter(({ id }) => ids.includes(id));
  if (members.length === 0) return <EmptyLine>{t('traits.nothing-bought')}</EmptyLine>;
  return (
    <div className="stack">
      <p className="quiet">{t('traits.full-price')}</p>
      {members.map((member) => (
        <section key={member.id} aria-label={words.member(member)}>
          <b>{words.member(member)}</b>
          <Arms member={member} />
        </section>
      ))}
    </div>
  );
}

/** @param adding what he may still have stands there at once */
function Arms({ member, adding = false }: { readonly member: Member; readonly adding?: boolean }) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  return (
    <HeldTraits
      label={t('member.gear')}
      add={t('traits.add')}
      search={t('traits.search-gear')}
      rows={armRows(system)}
      first={firstArms(warband, member, system)}
      member={member}
      adding={adding}
    />
  );
}
