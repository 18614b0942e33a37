import { useTranslation } from '#i18n/use-translation.ts';
import type { InjuryResult } from '#rules/contract/advice.ts';
import { useStores } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { resultWord } from './injury-words.ts';

type InjurySaveProps = {
  readonly result: InjuryResult;
  /** Lowest roll that saves. */
  readonly saveOn: number;
  readonly onRolled: (saveRoll: number) => void;
  /** Back to the first dice. */
  readonly onBack: () => void;
};

/** The save against an injury, as of a helmet: saved or not, in one tap. */
export function InjurySave({ result, saveOn, onRolled, onBack }: InjurySaveProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { die } = useStores();
  const { status, saved } = result;
  return (
    <>
      <CardActions>
        {/* Without the actual die, log the roll closest to the threshold. */}
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
    </>
  );
}
