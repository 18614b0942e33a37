import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverAnswer, ResolverStep } from '#rules/contract/resolver.ts';
import { Die } from '#ui/battle/Die.tsx';
import { kitTone } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { FaceRuns, type TappableFace } from '#ui/kit/FaceRuns.tsx';
import { TappedDice } from '#ui/kit/TappedDice.tsx';
import type { Tone } from '#ui/kit/tones.ts';

type DiceStep = Pick<
  Extract<ResolverStep, { kind: 'dice' }>,
  'count' | 'sides' | 'need' | 'faces' | 'verdict' | 'instead'
>;

type StepDiceProps = {
  readonly step: DiceStep;
  /** Dice of this throw entered so far. */
  readonly typed: readonly number[];
  readonly onType: (dice: readonly number[]) => void;
  readonly onAnswer: (answer: Omit<ResolverAnswer, 'step'>) => void;
  /** The app's dice. */
  readonly onRoll: () => void;
  /** Beside the button that rolls. */
  readonly children?: ReactNode;
};

/** One throw: tap the dice rolled at the table, let the app roll, or enter only the verdict. */
export function StepDice({ step, typed, onType, onAnswer, onRoll, children }: StepDiceProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const add = (value: number) => {
    const dice = [...typed, value];
    if (dice.length >= step.count) onAnswer({ dice, choice: null });
    else onType(dice);
  };
  const choose = (choice: string) => onAnswer({ dice: [], choice });
  return (
    <>
      {step.count === 1 ? null : <TypedDice step={step} typed={typed} onType={onType} />}
      {step.verdict ? (
        <div className="row">
          <Button onPress={() => choose('failed')}>{t('settle.failed')}</Button>
          <Button tone="pass" onPress={() => choose('passed')}>
            {t('settle.passed')}
          </Button>
        </div>
      ) : null}
      {step.instead === undefined || step.instead.length === 0 ? null : (
        <div className="row">
          {step.instead.map(({ id, said }) => (
            <Button key={id} onPress={() => choose(id)}>
              {words.message(said)}
            </Button>
          ))}
        </div>
      )}
      <Faces step={step} onPress={add} />
      <div className="row">
        <Button icon="dice" onPress={onRoll}>
          {t('settle.roll')}
        </Button>
        {children}
      </div>
    </>
  );
}

type FacesProps = { readonly step: DiceStep; readonly onPress: (value: number) => void };

/** Every face of the die, with its result if known. */
function Faces({ step, onPress }: FacesProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const values = Array.from({ length: step.sides }, (_, index) => index + 1);
  const faceOf = (value: number): TappableFace => {
    const tone = toneOf(value, step);
    const known = step.faces?.[value - 1];
    if (known !== undefined) {
      const word = words.message(known.said);
      return { value, tone, word, label: t('settle.face-result', { value, result: word }) };
    }
    if (step.need === null) return { value, tone, word: null, label: t('settle.face', { value }) };
    const result = value >= step.need ? 'passed' : 'failed';
    const label = t(`settle.face-${result}`, { value });
    return { value, tone, word: t(`settle.${result}`), label };
  };
  return <FaceRuns label={t('settle.faces')} faces={values.map(faceOf)} onPress={onPress} />;
}

const TONES = { passed: 'standing', failed: 'out-of-action' } as const;

/** The dice tapped so far; a tap removes one. */
function TypedDice({ step, typed, onType }: Pick<StepDiceProps, 'step' | 'typed' | 'onType'>) {
  const { t } = useTranslation('resolver');
  return (
    <TappedDice
      label={t('settle.dice', { count: typed.length, of: step.count })}
      dice={typed}
      takeBackLabel={(value) => t('settle.take-back', { value })}
      onChange={onType}
    >
      {typed.map((value, index) => (
        <Die key={index} value={value} tone={toneOf(value, step)} />
      ))}
    </TappedDice>
  );
}

/** The colour of a face: that of its result if known, else of passing or failing. */
export function toneOf(value: number, { need, faces }: Pick<DiceStep, 'need' | 'faces'>): Tone {
  const known = faces?.[value - 1];
  if (known !== undefined) return kitTone(known.tone);
  if (need === null) return 'leader';
  return TONES[value >= need ? 'passed' : 'failed'];
}
