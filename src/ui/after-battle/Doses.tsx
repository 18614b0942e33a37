import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Dose, Withdrawn } from '#roster/after-battle/doses.ts';
import { completed } from '#rules/dice/inquiry.ts';
import { useStores } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { CardMore } from '#ui/kit/CardMore.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { TappedDice } from '#ui/kit/TappedDice.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';

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

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The dice after a drug, tapped or thrown by the app, and what they bring. */
function DoseCard({ dose }: { readonly dose: Dose }) {
  const { t } = useTranslation('after-battle');
  const { system, change } = useAfterBattle();
  const { die } = useStores();
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
      <TappedDice
        label={
          result === null
            ? t('exploration.thrown', { count: dice.length, kept: row.dice })
            : t('dose.result', {
                sum,
                what: say({ code: `${system.id}:after.drug.${result.id}`, params: {} }),
              })
        }
        dice={dice}
        takeBackLabel={(value) => t('exploration.take-back', { value })}
        onChange={show}
      >
        {dice.map((value, index) => (
          <Die key={index} value={value} />
        ))}
      </TappedDice>
      {dice.length >= row.dice ? null : (
        <>
          <FaceRuns
            label={t('injuries.faces')}
            faces={FACES.map((value) => ({
              value,
              tone: 'leader',
              word: null,
              label: String(value),
            }))}
            onPress={(value) => show([...dice, value])}
          />
          <CardMore>
            <Button
              tone="ghost"
              icon="dice"
              onPress={() => show(completed({ count: row.dice, sides: 6 }, dice, die))}
            >
              {t('injuries.roll')}
            </Button>
          </CardMore>
        </>
      )}
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
