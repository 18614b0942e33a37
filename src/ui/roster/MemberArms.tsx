import { useTranslation } from '#i18n/use-translation.ts';
import { broughtBy, gearCost, holds, isGear, listOf, usualGear } from '#roster/gear.ts';
import { isBarred } from '#roster/market.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { useEditor } from './editor-context.ts';
import { useGoldLeft } from './gold-left.ts';
import { HeldTraits } from './HeldTraits.tsx';

type MemberArmsProps = {
  readonly member: Member;
  /** What he may take stands there at once. */
  readonly adding: boolean;
};

/** Weapons and equipment, with what they cost and what is left to spend. */
export function MemberArms({ member, adding }: MemberArmsProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system } = useEditor();
  const { length: count } = member.labels;
  const left = useGoldLeft();
  const rows = armRows(system);
  if (rows.length === 0) return null;
  const cost = system.gear === null ? 0 : gearCost(member, warband, system);
  // The price is that of one of them.
  const times = count === 1 ? [] : [t('builder:row.times', { count })];
  const facts = [
    ...(cost === 0 ? [] : [[t('add.price', { gold: cost }), ...times].join(' ')]),
    ...(left === null ? [] : [left]),
  ];
  return (
    <Fold heading title={t('member.gear')} summary={facts.join(' · ')} open>
      <HeldTraits
        label={t('member.gear')}
        add={t('traits.add')}
        search={t('traits.search-gear')}
        rows={rows}
        first={firstArms(warband, member, system)}
        member={member}
        adding={adding}
      />
    </Fold>
  );
}

/** What fighters of a game may carry. */
export function armRows({ traits }: Pick<RuleSystem, 'traits'>): readonly TraitRow[] {
  return traits.filter((row) => row.of === 'fighter' && row.kind === 'possession');
}

/**
 * What he is likely to take and may, then the rest of his list; of a hired sword what he brings along: trait ids.
 * None in a game without lists.
 */
export function firstArms(
  warband: Pick<Warband, 'members'>,
  member: Member,
  system: RuleSystem,
): readonly string[] | undefined {
  if (system.gear === null) return undefined;
  const brought = Object.keys(broughtBy(member.profileId, system));
  if (brought.length > 0) return brought;
  const list = listOf(member.profileId, system);
  const items = list?.items.filter((id) => holds(list, id, member.profileId)) ?? [];
  const listed = items.flatMap((id) => {
    const trait = system.gear?.items.find((row) => row.id === id)?.trait ?? null;
    return trait === null ? [] : [trait];
  });
  const own = system.traits.filter((row) => isGear(row, system) && listed.includes(row.id));
  const barred = own.length === 0 ? [] : (system.gear?.usual ?? []);
  const likely = usualGear(warband, member, system).filter(
    (id) => listed.includes(id) || !barred.includes(id),
  );
  return [...new Set([...likely, ...own.map(({ id }) => id)])].filter(
    (id) => !isBarred(id, member.traits, system),
  );
}
