import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Dose, Withdrawn } from '#roster/after-battle/doses.ts';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';
import { ThrownDice } from './ThrownDice.tsx';

/** What comes of the drugs taken for the battle, and of a drug that was missed. */
export function Doses() {
  const { doses, withdrawn } = useAfterBattle().proposal;
  if (doses.length + withdrawn.length === 0) return null;
  return (
    <ul className="stack">
      {doses.map((one) => (
        <DoseCard key={one.key} dose={one} />
      ))}
      {withdrawn.map((one) => (
        <WithdrawnCard key={`${one.memberId} ${one.trait}`} withdrawn={one} />
      ))}
    </ul>
  );
}

/** The dice after a drug, tapped or thrown by the app, and what they bring. */
function DoseCard({ dose }: { readonly dose: Dose }) {
  const { t } = useTranslation('after-battle');
  const { system, change } = useAfterBattle();
  const say = useSay();
  const { key, post, row, dice, result } = dose;
  const drug = say({ code: `${system.id}-traits:${row.trait}.name`, params: {} });
  const title = t('injuries.told', { name: post.called, what: drug });
  const sum = dice.reduce((total, one) => total + one, 0);
  const show = (now: readonly number[]) =>
    change(title, (draft) => ({ ...draft, drugs: { ...draft.drugs, [key]: now } }));
  return (
    <Card as="li" label={title}>
      <p>
        <b>{title}</b>
      </p>
      <ThrownDice
        label={
          result === null
            ? t('exploration.thrown', { count: dice.length, kept: row.dice })
            : t('dose.result', {
                sum,
                what: say({ code: `${system.id}:after.drug.${result.id}`, params: {} }),
              })
        }
        dice={dice}
        kept={row.dice}
        onChange={show}
      />
    </Card>
  );
}

/** Somebody who can’t be without a drug, and was: he leaves, unless the player says otherwise. */
function WithdrawnCard({ withdrawn }: { readonly withdrawn: Withdrawn }) {
  const { t } = useTranslation('after-battle');
  const { system, warband, words, change } = useAfterBattle();
  const say = useSay();
  const { memberId, trait, stays } = withdrawn;
  const name = words.member(memberOf(warband, memberId));
  const drug = say({ code: `${system.id}-traits:${trait}.name`, params: {} });
  const title = t('dose.without', { name, drug });
  const set = (stay: boolean) =>
    change(title, (now) => {
      const others = now.clean.filter((id) => id !== memberId);
      return { ...now, clean: stay ? [...others, memberId] : others };
    });
  return (
    <Card as="li" label={title} tone={stays ? undefined : 'out-of-action'}>
      <p>
        <b>{title}</b>
      </p>
      <CardText>{t('dose.without-hint')}</CardText>
      <ChipGroup label={title}>
        <Chip pressed={!stays} onPress={() => set(false)}>
          {t('dose.leaves')}
        </Chip>
        <Chip pressed={stays} onPress={() => set(true)}>
          {t('dose.stays')}
        </Chip>
      </ChipGroup>
    </Card>
  );
}
