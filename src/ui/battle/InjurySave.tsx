import { useTranslation } from 'react-i18next';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { resultWord } from './InjuryDice.tsx';
import type { SoftenedResult } from './InjurySheet.tsx';
import { useWords } from './words.ts';

type InjurySaveProps = {
  readonly result: SoftenedResult;
  readonly onRolled: (saveRoll: number) => void;
  /** Back to the first dice. */
  readonly onBack: () => void;
};

/** The second roll of a helmet: saved or not, in one tap. */
export function InjurySave({ result, onRolled, onBack }: InjurySaveProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { die } = useStores();
  const { saveOn, status, saved } = result;
  return (
    <div>
      <p className="injury-save">{words.of('injury.save', { value: saveOn })}</p>
      <CardActions>
        {/* Players told only whether it was enough: the roll kept is the nearest that says the same. */}
        <Button tone="fail" onPress={() => onRolled(saveOn - 1)}>
          {t('injury.not-saved', { result: resultWord(status, words) })}
        </Button>
        <Button tone="pass" onPress={() => onRolled(saveOn)}>
          {t('injury.saved', { value: saveOn, result: resultWord(saved, words) })}
        </Button>
        <IconButton
          icon="dice"
          iconSize={28}
          tone="neutral"
          label={t('test.roll')}
          onPress={() => onRolled(die(6))}
        />
      </CardActions>
      <CardActions>
        <Button tone="ghost" icon="back" onPress={onBack}>
          {t('injury.again')}
        </Button>
      </CardActions>
    </div>
  );
}
