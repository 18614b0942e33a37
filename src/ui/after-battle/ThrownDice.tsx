import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { completed } from '#rules/dice/inquiry.ts';
import { useStores } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { CardMore } from '#ui/kit/CardMore.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { TappedDice } from '#ui/kit/TappedDice.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const;

type ThrownDiceProps = {
  /** What has been thrown so far, in words. */
  readonly label: string;
  readonly dice: readonly number[];
  /** How many count. */
  readonly kept: number;
  /** How many the app throws, if more than count. */
  readonly count?: number;
  /** Which of those that the app has thrown count; left out, all. */
  readonly keep?: (dice: readonly number[]) => readonly number[];
  readonly onChange: (dice: readonly number[]) => void;
  /** Below the faces, while some are missing. */
  readonly children?: ReactNode;
};

/** Six-sided dice of a throw after a battle: tapped face by face, or thrown by the app. */
export function ThrownDice(props: ThrownDiceProps) {
  const { label, dice, kept, count = kept, keep = (all) => all, onChange, children } = props;
  const { t } = useTranslation('after-battle');
  const { die } = useStores();
  return (
    <>
      <TappedDice
        label={label}
        dice={dice}
        takeBackLabel={(value) => t('exploration.take-back', { value })}
        onChange={onChange}
      >
        {dice.map((value, index) => (
          <Die key={index} value={value} />
        ))}
      </TappedDice>
      {dice.length >= kept ? null : (
        <>
          <FaceRuns
            label={t('injuries.faces')}
            faces={FACES.map((value) => ({
              value,
              tone: 'leader',
              word: null,
              label: String(value),
            }))}
            onPress={(value) => onChange([...dice, value])}
          />
          {children}
          <CardMore>
            <Button
              tone="ghost"
              icon="dice"
              onPress={() => onChange(keep(completed({ count, sides: 6 }, dice, die)))}
            >
              {t('injuries.roll')}
            </Button>
          </CardMore>
        </>
      )}
    </>
  );
}
