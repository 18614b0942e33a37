import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResolverAnswer, ResolverStep } from '#rules/resolver.ts';
import { useStores } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { DieButton, dieValues } from '#ui/kit/DieFace.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { filledUp } from './settling.ts';

type DiceStep = Extract<ResolverStep, { kind: 'dice' }>;

type StepDiceProps = {
  readonly step: DiceStep;
  /** Dice of this throw that are known already. */
  readonly typed: readonly number[];
  readonly onType: (dice: readonly number[]) => void;
  readonly onAnswer: (answer: Omit<ResolverAnswer, 'step'>) => void;
  /** Beside the button that rolls this throw. */
  readonly children: ReactNode;
};

/** One throw: a tap for each die on the table, the app's dice, or only whether it went well. */
export function StepDice({ step, typed, onType, onAnswer, children }: StepDiceProps) {
  const { t } = useTranslation('resolver');
  const { die } = useStores();
  const add = (value: number) => {
    const dice = [...typed, value];
    if (dice.length >= step.count) onAnswer({ dice, choice: null });
    else onType(dice);
  };
  const told = (choice: 'passed' | 'failed') => onAnswer({ dice: [], choice });
  return (
    <>
      <Faces step={step} onPress={add} />
      {step.count === 1 ? null : <Typed step={step} typed={typed} onType={onType} />}
      {step.verdict ? (
        <div className="row">
          <Button tone="fail" onPress={() => told('failed')}>
            {t('settle.failed')}
          </Button>
          <Button tone="pass" onPress={() => told('passed')}>
            {t('settle.passed')}
          </Button>
        </div>
      ) : null}
      <div className="row">
        <Button
          icon="dice"
          onPress={() => onAnswer({ dice: filledUp(step, typed, die), choice: null })}
        >
          {t('settle.roll')}
        </Button>
        {children}
      </div>
    </>
  );
}

type FacesProps = { readonly step: DiceStep; readonly onPress: (value: number) => void };

/** Every face the die has, in runs of what they do: by word and place, and by colour. */
function Faces({ step, onPress }: FacesProps) {
  const { t } = useTranslation('resolver');
  return (
    <fieldset className="settle-faces" aria-label={t('settle.faces')}>
      {runsOf(step).map(({ result, faces }) => (
        <div key={faces[0]} className="settle-run" style={{ flexGrow: faces.length }}>
          {result === null ? null : (
            <p className={`settle-run-word k-tone-${TONES[result]}`} aria-hidden="true">
              {t(`settle.${result}`)}
            </p>
          )}
          <div className="settle-run-faces">
            {faces.map((value) => (
              <Face key={value} value={value} result={result} onPress={() => onPress(value)} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type FaceProps = {
  readonly value: number;
  readonly result: Result;
  readonly onPress: () => void;
};

function Face({ value, result, onPress }: FaceProps) {
  const { t } = useTranslation('resolver');
  const label =
    result === null ? t('settle.face', { value }) : t(`settle.face-${result}`, { value });
  const face = dieValues.find((one) => one === value);
  if (face === undefined) {
    return (
      <Button label={label} onPress={onPress}>
        {value}
      </Button>
    );
  }
  return (
    <DieButton
      value={face}
      tone={result === null ? 'leader' : TONES[result]}
      label={label}
      onPress={onPress}
    />
  );
}

/** What a face does; null where faces are not better or worse. */
type Result = 'passed' | 'failed' | null;

const TONES = { passed: 'standing', failed: 'out-of-action' } as const;

interface Run {
  readonly result: Result;
  readonly faces: readonly number[];
}

function runsOf({ sides, need }: DiceStep): readonly Run[] {
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  const runs: readonly Run[] =
    need === null
      ? [{ result: null, faces }]
      : [
          { result: 'failed', faces: faces.filter((value) => value < need) },
          { result: 'passed', faces: faces.filter((value) => value >= need) },
        ];
  return runs.filter((run) => run.faces.length > 0);
}

/** What was tapped so far; a tap takes one back. */
function Typed({ step, typed, onType }: Pick<StepDiceProps, 'step' | 'typed' | 'onType'>) {
  const { t } = useTranslation('resolver');
  return (
    <div className="settle-typed">
      <output>{t('settle.dice', { count: typed.length, of: step.count })}</output>
      {typed.map((value, index) => (
        <button
          // Equal dice may stand side by side; their order is all that tells them apart.
          key={index}
          type="button"
          className="settle-typed-die"
          aria-label={t('settle.take-back', { value })}
          onClick={() => onType(typed.filter((_, other) => other !== index))}
        >
          <Die value={value} tone={toneOf(value, step.need)} />
        </button>
      ))}
    </div>
  );
}

function toneOf(value: number, need: number | null): Tone {
  if (need === null) return 'leader';
  return TONES[value >= need ? 'passed' : 'failed'];
}
