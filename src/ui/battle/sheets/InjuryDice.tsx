import { useTranslation } from '#i18n/use-translation.ts';
import type { InjuryResult } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { kitTone } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { dieValues } from '#ui/kit/DieFace.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { TappedDice } from '#ui/kit/TappedDice.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { resultWord } from './injury-words.ts';

type InjuryDiceProps = {
  readonly resultOf: (roll: number) => InjuryResult;
  /** Number of dice to roll. */
  readonly count: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The six faces, coloured and labelled by their result; one tap per die. */
export function InjuryDice({ resultOf, count, chosen, onChange }: InjuryDiceProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  return (
    <>
      <FaceRuns
        label={t('injury.faces')}
        faces={dieValues.map((value) => {
          const { status } = resultOf(value);
          const word = resultWord(status, words);
          const label = t('injury.face', { value, result: word });
          return { value, tone: toneOf(status, system), word, label };
        })}
        onPress={(value) => onChange([...chosen, value])}
      />
      {count === 1 ? null : <ChosenDice count={count} chosen={chosen} onChange={onChange} />}
    </>
  );
}

/** The dice tapped so far; a tap removes one. */
function ChosenDice({ count, chosen, onChange }: Omit<InjuryDiceProps, 'resultOf'>) {
  const { t } = useTranslation('table');
  return (
    <TappedDice
      label={t('injury.chosen', { count: chosen.length, of: count })}
      dice={chosen}
      takeBackLabel={(value) => t('injury.take-back', { value })}
      onChange={onChange}
    >
      {chosen.map((value, index) => (
        <Die key={index} value={value} />
      ))}
    </TappedDice>
  );
}

function toneOf(status: string | null, system: RuleSystem): Tone {
  const row = system.statuses.find(({ id }) => id === status);
  return row === undefined ? 'standing' : kitTone(row.tone);
}
