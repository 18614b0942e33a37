import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { NextFind } from '#roster/after-battle/find-dice.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { FaceRuns, type TappableFace } from '#ui/kit/FaceRuns.tsx';
import { useAfterBattle } from './after-battle.ts';
import { useFindWords } from './find-words.ts';

type FindQuestionProps = { readonly next: NextFind; readonly onAnswer: (value: number) => void };

/** The next roll or choice of a find, as faces or buttons to tap. */
export function FindQuestion({ next, onAnswer }: FindQuestionProps) {
  const { t } = useTranslation('after-battle');
  const { system, warband, words } = useAfterBattle();
  const gifts = useFindWords(system, warband, words);
  switch (next.ask) {
    case 'amount': {
      const { sides, dice } = next.gift.amount;
      const ask = t('find.amount', {
        what: gifts.of(next.gift),
        number: next.thrown.length + 1,
        count: dice,
      });
      return <Faces ask={ask} faces={facesOf(sides, () => null)} onAnswer={onAnswer} />;
    }
    case 'table': {
      const word = (face: number) => {
        const row = next.rows.find(({ on: [from, to] }) => face >= from && face <= to);
        return row === undefined ? null : list(row.gives.map((gift) => gifts.of(gift)));
      };
      return <Faces ask={t('find.table')} faces={facesOf(6, word)} onAnswer={onAnswer} />;
    }
    case 'chance': {
      const what = list(next.gives.map((gift) => gifts.of(gift)));
      const faces = facesOf(6, (face) => (face >= next.from ? what : t('find.nothing')));
      return <Faces ask={t('find.chance', { what })} faces={faces} onAnswer={onAnswer} />;
    }
    case 'test': {
      const { who, dice, characteristic } = next;
      const most = who?.profile[characteristic] ?? null;
      const name = who === null ? t('find.leader') : words.member(who);
      const ask =
        most === null ? t('find.test-of', { name, dice }) : t('find.test', { name, dice, most });
      return (
        <>
          <p className="after-ask" aria-live="polite">
            {ask}
          </p>
          <CardActions>
            <Button icon="tick" onPress={() => onAnswer(1)}>
              {t('find.passed')}
            </Button>
            <Button icon="close" onPress={() => onAnswer(0)}>
              {t('find.failed')}
            </Button>
          </CardActions>
        </>
      );
    }
    case 'choose':
      return (
        <>
          <p className="after-ask" aria-live="polite">
            {t('find.choose')}
          </p>
          <ChipGroup label={t('find.choose')}>
            {next.members.map((member, at) => (
              <Chip key={member.id} pressed={false} onPress={() => onAnswer(at)}>
                {words.member(member)}
              </Chip>
            ))}
          </ChipGroup>
        </>
      );
  }
}

function facesOf(
  sides: number,
  word: (face: number) => string | null,
): readonly Omit<TappableFace, 'label'>[] {
  return Array.from({ length: sides }, (_, at) => ({
    value: at + 1,
    tone: 'leader',
    word: word(at + 1),
  }));
}

type FacesProps = {
  readonly ask: string;
  readonly faces: readonly Omit<TappableFace, 'label'>[];
  readonly onAnswer: (value: number) => void;
};

function Faces({ ask, faces, onAnswer }: FacesProps) {
  const { t } = useTranslation('after-battle');
  return (
    <>
      <p className="after-ask" aria-live="polite">
        {ask}
      </p>
      <div className="after-faces">
        <FaceRuns
          label={t('injuries.faces')}
          faces={faces.map((face) => ({
            ...face,
            label:
              face.word === null
                ? String(face.value)
                : t('injuries.face', { value: face.value, result: face.word }),
          }))}
          onPress={onAnswer}
        />
      </div>
    </>
  );
}
