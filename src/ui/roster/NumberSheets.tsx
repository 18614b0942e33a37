import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { setPurse } from '#roster/after-battle/purse.ts';
import { fighterLimit, foundingGold, sizeOf } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import { LIMITS } from '#roster/limits.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { memberRating, warbandRating } from '#roster/rating.ts';
import { tradeOf } from '#roster/stash.ts';
import { FactRow, FramedList } from '#ui/kit/FramedList.tsx';
import { NumberField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { useGoldLeft } from './gold-left.ts';
import { fightersIn } from './size.ts';

// What is behind the numbers of a warband, each for a sheet of its own.

/** What each member counts for in the rating. */
export function RatingParts() {
  const { t } = useTranslation('builder');
  const { warband, system, words } = useEditor();
  const { campaign } = system;
  if (campaign === null) return null;
  return (
    <FramedList>
      {warband.members.map((member) => (
        <FactRow
          key={member.id}
          label={
            member.labels.length === 1
              ? words.member(member)
              : t('row.several', { name: words.member(member), count: member.labels.length })
          }
          value={number(memberRating(member, campaign))}
        />
      ))}
      <FactRow strong label={t('tiles.sum')} value={number(warbandRating(warband, system) ?? 0)} />
    </FramedList>
  );
}

/** How many a warband is, within the limits of its type, and who is not ready. */
export function SizeParts() {
  const { t } = useTranslation('builder');
  const { warband, system, words } = useEditor();
  const type = findCatalogueWarband(system, warband.catalogueId);
  const { fighters, heroes, hired } = sizeOf(warband, system);
  const away = fightersIn({ members: warband.members.filter((member) => member.missesNext) });
  const rest = system.roles.filter((role) => !role.limited && !role.hired);
  return (
    <FramedList>
      {type === null ? null : (
        <FactRow
          label={t('size.all')}
          value={t('size.within', {
            count: fighters,
            min: type.minFighters,
            max: fighterLimit(warband, type, system),
          })}
        />
      )}
      {system.roles
        .filter(({ limited }) => limited)
        .map(({ id }) => (
          <FactRow
            key={id}
            label={words.role(id, 2)}
            value={
              type === null
                ? number(heroes)
                : t('size.at-most', { count: heroes, max: type.maxHeroes })
            }
          />
        ))}
      {rest.map(({ id }) => (
        <FactRow
          key={id}
          label={words.role(id, 2)}
          value={number(fightersIn({ members: warband.members.filter(({ role }) => role === id) }))}
        />
      ))}
      {hired === 0 ? null : <FactRow label={t('size.hired')} value={number(hired)} />}
      {away === 0 ? null : <FactRow label={t('size.away')} value={number(away)} />}
    </FramedList>
  );
}

/** What a warband has of one kind of income, to be corrected; for gold also what its members have cost. */
export function IncomeParts({ id }: { readonly id: string }) {
  const { t } = useTranslation(['after-battle', 'roster', 'builder']);
  const say = useSay();
  const { warband, system, change } = useEditor();
  const left = useGoldLeft();
  const isGold = id === tradeOf(system);
  const founding = foundingGold(warband, system);
  const spent = goldCost(warband, system);
  const what = say({ code: `${system.id}:after.income.${id}`, params: {} });
  return (
    <div className="stack">
      {isGold && spent !== null ? (
        <p className="quiet">
          {founding === null
            ? t('roster:warband.cost', { gold: number(spent) })
            : t('builder:composition.cost', { spent: number(spent), gold: number(founding) })}
          {left === null ? null : ` · ${left}`}
        </p>
      ) : null}
      {isGold && founding !== null && warband.purse === undefined ? null : (
        <NumberField
          label={what}
          value={warband.purse?.[id] ?? 0}
          min={0}
          max={LIMITS.purse}
          decreaseLabel={t('income.fewer', { what })}
          increaseLabel={t('income.more', { what })}
          onChange={(amount) => change((now) => setPurse(now, id, amount))}
        />
      )}
    </div>
  );
}
