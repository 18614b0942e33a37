import { useTranslation } from 'react-i18next';
import type { InjuryResult, RuleSystem } from '#rules/system.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { DieButton, type DieValue, dieValues } from '#ui/kit/DieFace.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { Die } from './Die.tsx';
import { kitTone } from './looks.ts';
import { useWords, type Words } from './words.ts';

type InjuryDiceProps = {
  readonly resultOf: (roll: number) => InjuryResult;
  /** How many dice the roll has. */
  readonly count: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The six faces, coloured and named by what each would do; one tap for each die rolled. */
export function InjuryDice({ resultOf, count, chosen, onChange }: InjuryDiceProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  return (
    <>
      <div className="injury-faces">
        {runsOf(resultOf).map(({ status, faces }) => (
          <div key={faces[0]} className="injury-run" style={{ flexGrow: faces.length }}>
            <p className={`injury-result k-tone-${toneOf(status, system)}`} aria-hidden="true">
              {resultWord(status, words)}
            </p>
            <div className="injury-run-faces">
              {faces.map((value) => (
                <DieButton
                  key={value}
                  value={value}
                  tone={toneOf(status, system)}
                  label={t('injury.face', { value, result: resultWord(status, words) })}
                  onPress={() => onChange([...chosen, value])}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {count === 1 ? null : <ChosenDice count={count} chosen={chosen} onChange={onChange} />}
    </>
  );
}

/** What has been tapped so far; a tap takes one back. */
function ChosenDice({ count, chosen, onChange }: Omit<InjuryDiceProps, 'resultOf'>) {
  const { t } = useTranslation('table');
  return (
    <div className="injury-chosen">
      <span>{t('injury.chosen', { count: chosen.length, of: count })}</span>
      {chosen.map((value, index) => (
        <button
          // Equal dice may stand side by side; their order is all that tells them apart.
          key={index}
          type="button"
          className="injury-chosen-die"
          aria-label={t('injury.take-back', { value })}
          onClick={() => onChange(chosen.filter((_, other) => other !== index))}
        >
          <Die value={value} />
        </button>
      ))}
    </div>
  );
}

interface Run {
  readonly status: string | null;
  readonly faces: readonly DieValue[];
}

/** Faces side by side that do the same, as one run under one name. */
function runsOf(resultOf: (roll: number) => InjuryResult): readonly Run[] {
  return dieValues.reduce<readonly Run[]>((runs, value) => {
    const { status } = resultOf(value);
    const last = runs.at(-1);
    return last !== undefined && last.status === status
      ? [...runs.slice(0, -1), { status, faces: [...last.faces, value] }]
      : [...runs, { status, faces: [value] }];
  }, []);
}

export function toneOf(status: string | null, system: RuleSystem): Tone {
  const row = system.statuses.find(({ id }) => id === status);
  return row === undefined ? 'standing' : kitTone(row.tone);
}

export function resultWord(status: string | null, words: Words): string {
  return status === null ? words.of('injury.no-effect') : words.of(`status.${status}.word`);
}
