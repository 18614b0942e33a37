import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Captive } from '#roster/after-battle/captives.ts';
import { withCaptive } from '#roster/after-battle/draft.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { LIMITS } from '#roster/limits.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { useWarbands } from '#store/hooks.ts';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';

const FATES = [
  { fate: 'held', icon: 'lock' },
  { fate: 'freed', icon: 'tick' },
  { fate: 'lost', icon: 'out-of-action' },
] as const;

/** A member whom the enemy holds: still, free again for a price, or lost for good. */
export function CaptiveCard({ captive }: { readonly captive: Captive }) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, draft, proposal, change } = useAfterBattle();
  const say = useSay();
  const { memberId, short } = captive;
  // What players want; without the money for it he is still held.
  const fate = draft.captives[memberId] ?? 'held';
  const name = words.member(memberOf(warband, memberId));
  // Lost, he has left them.
  const holder = proposal.learnt.members.find(({ id }) => id === memberId)?.heldBy ?? null;
  const all = useWarbands((state) => state.warbands) ?? [];
  // Both sheets change at once, when this evening is finished.
  const isHere = all.some((one) => one.id === holder?.warbandId && !isTheirs(one));
  const decided = isHere && fate === 'held';
  const title = t('captive.title', { name });
  const money = say({
    code: `${system.id}:after.income.${system.afterBattle?.captivity?.of ?? ''}`,
    params: {},
  });
  return (
    <Card as="li" label={title} tone={fate === 'lost' ? 'out-of-action' : undefined}>
      <p>
        <b>{title}</b>
      </p>
      <CardText>
        {short > 0 ? t('captive.short', { count: short }) : t(`captive.${fate}-hint`)}
      </CardText>
      {holder === null || holder.name === '' ? null : (
        <CardText>
          {t(isHere ? 'captive.settled-later' : 'captive.elsewhere', {
            other: words.warband(holder),
          })}
        </CardText>
      )}
      <Captors memberId={memberId} />
      {decided ? null : (
        <ChipGroup label={title}>
          {FATES.map((one) => (
            <Chip
              key={one.fate}
              icon={one.icon}
              pressed={fate === one.fate}
              onPress={() => change(title, (now) => withCaptive(now, memberId, one.fate))}
            >
              {t(`captive.${one.fate}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {fate === 'freed' ? (
        <NumberField
          label={t('captive.ransom', { what: money })}
          value={draft.ransoms[memberId] ?? 0}
          min={0}
          max={LIMITS.purse}
          decreaseLabel={t('captive.less')}
          increaseLabel={t('captive.more')}
          onChange={(price) =>
            change(
              title,
              (now) => ({ ...now, ransoms: { ...now.ransoms, [memberId]: price } }),
              true,
            )
          }
        />
      ) : null}
    </Card>
  );
}

/** Which of several enemies has taken him in this battle; nothing where there is but one, or he was taken before. */
function Captors({ memberId }: { readonly memberId: WarriorId }) {
  const { t } = useTranslation('after-battle');
  const { words, fought, draft, proposal, change } = useAfterBattle();
  const taken = proposal.casualties.some(
    ({ captured, post }) => captured && post.memberId === memberId,
  );
  if (!taken || fought.against.length < 2) return null;
  const label = t('captive.who');
  return (
    <ChipGroup label={label}>
      {fought.against.map((name, at) => (
        <Chip
          key={at}
          pressed={draft.captors[memberId] === at}
          onPress={() =>
            change(label, (now) => ({ ...now, captors: { ...now.captors, [memberId]: at } }))
          }
        >
          {words.warband({ name })}
        </Chip>
      ))}
    </ChipGroup>
  );
}
