import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Captive } from '#roster/after-battle/captives.ts';
import { withCaptive } from '#roster/after-battle/draft.ts';
import { LIMITS } from '#roster/limits.ts';
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
  const { warband, system, words, draft, change } = useAfterBattle();
  const say = useSay();
  const { memberId, short } = captive;
  // What players want; without the money for it he is still held.
  const fate = draft.captives[memberId] ?? 'held';
  const name = words.member(memberOf(warband, memberId));
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
