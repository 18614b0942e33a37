import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Answer, type Answers, type Next, rolledOn, withAnswer } from '#rules/dice/inquiry.ts';
import { useStores } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { CardMore } from '#ui/kit/CardMore.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FaceRuns, type TappableFace } from '#ui/kit/FaceRuns.tsx';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import './Question.css';

/** What is asked, in words. */
export interface SaidQuestion {
  /** May have parts for `Emphasised`; '' where what is offered says it. */
  readonly ask: string;
  readonly offer: Offer;
}

type Offer =
  /** Each face of a die. */
  | { readonly as: 'faces'; readonly faces: readonly OfferedFace[] }
  /** A large button for each result, with what it takes. */
  | { readonly as: 'results'; readonly label: string; readonly results: readonly OfferedResult[] }
  | { readonly as: 'options'; readonly options: readonly Offered[] }
  /** Long lists, one at a time. */
  | { readonly as: 'lists'; readonly label: string; readonly lists: readonly OfferedList[] };

export type OfferedFace = Omit<TappableFace, 'label'>;

interface Offered {
  readonly answer: Answer;
  readonly word: string;
}

export interface OfferedResult extends Offered {
  /** The faces or sums that give it: "2 – 4"; '' for none. */
  readonly on: string;
  /** A further remark. */
  readonly note?: string;
  readonly icon?: IconName;
  readonly tone?: Tone;
  readonly disabled?: boolean;
}

export interface OfferedList {
  readonly id: string;
  readonly word: string;
  readonly options: readonly OfferedLine[];
  /** What is not meant for him: offered all the same, below a remark. */
  readonly barred: { readonly note: string; readonly options: readonly OfferedLine[] } | null;
}

interface OfferedLine extends Offered {
  readonly hint: string;
}

type QuestionProps<About> = {
  /** What is asked after some answers; null for nothing more. */
  readonly nextAfter: (answers: Answers) => Next<About> | null;
  readonly answers: Answers;
  readonly say: (next: Next<About>) => SaidQuestion;
  readonly onAnswers: (answers: Answers) => void;
  /** Beside the button that rolls. */
  readonly children?: ReactNode;
};

/** The next question of an inquiry: dice to be tapped or thrown by the app, or a choice of the players. */
export function Question<About>(props: QuestionProps<About>) {
  const { nextAfter, answers, say, onAnswers, children } = props;
  const { t } = useTranslation('after-battle');
  const { die } = useStores();
  const next = nextAfter(answers);
  if (next === null) return null;
  const { ask, offer } = say(next);
  const rolls = next.asked.kind === 'ask';
  return (
    <>
      {ask === '' ? null : (
        <p className="quiet air-2 air-below-2" aria-live="polite">
          <Emphasised text={ask} />
        </p>
      )}
      <Offers
        // What was unfolded belongs to one question.
        key={answers.length}
        ask={ask}
        offer={offer}
        onAnswer={(answer) => onAnswers(withAnswer(answers, answer))}
      />
      {rolls || children !== undefined ? (
        <CardMore>
          {rolls ? (
            <Button
              tone="ghost"
              icon="dice"
              onPress={() => onAnswers(rolledOn(nextAfter, answers, die))}
            >
              {t('injuries.roll')}
            </Button>
          ) : null}
          {children}
        </CardMore>
      ) : null}
    </>
  );
}

type OffersProps<Kind extends Offer['as']> = {
  readonly ask: string;
  readonly offer: Extract<Offer, { readonly as: Kind }>;
  readonly onAnswer: (answer: Answer) => void;
};

function Offers({ ask, offer, onAnswer }: OffersProps<Offer['as']>) {
  switch (offer.as) {
    case 'faces':
      return <Faces faces={offer.faces} onAnswer={onAnswer} />;
    case 'results':
      return <Results offer={offer} onAnswer={onAnswer} />;
    case 'options':
      return (
        <ChipGroup label={ask}>
          {offer.options.map(({ answer, word }) => (
            <Chip key={answer} pressed={false} onPress={() => onAnswer(answer)}>
              {word}
            </Chip>
          ))}
        </ChipGroup>
      );
    case 'lists':
      return <Lists offer={offer} onAnswer={onAnswer} />;
  }
}

type FacesProps = {
  readonly faces: readonly OfferedFace[];
  readonly onAnswer: (value: number) => void;
};

function Faces({ faces, onAnswer }: FacesProps) {
  const { t } = useTranslation('after-battle');
  return (
    <div className="question-faces air-2">
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
  );
}

function Results({ offer: { label, results }, onAnswer }: Omit<OffersProps<'results'>, 'ask'>) {
  return (
    <fieldset className="cluster question-results" aria-label={label}>
      {results.map(({ answer, word, on, note, icon, tone, disabled = false }) => (
        <button
          key={answer}
          type="button"
          className={`cluster line pick question-result k-tone-${tone ?? 'leader'}`}
          disabled={disabled}
          onClick={() => onAnswer(answer)}
        >
          {icon === undefined ? null : <Icon name={icon} size={26} />}
          <b>{word}</b> {on === '' ? null : <span>{on}</span>}
          {note === undefined ? null : <span>{note}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** One list at a time, each option with what it does. */
function Lists({ offer: { label, lists }, onAnswer }: Omit<OffersProps<'lists'>, 'ask'>) {
  const { t } = useTranslation('after-battle');
  const [shown, setShown] = useState(lists[0]?.id);
  const list = lists.find(({ id }) => id === shown) ?? lists[0];
  if (list === undefined) return <EmptyLine>{t('advance.no-skill')}</EmptyLine>;
  return (
    <div className="stack air-2">
      <ChipGroup label={label}>
        {lists.map(({ id, word }) => (
          <Chip key={id} pressed={id === list.id} onPress={() => setShown(id)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
      <Lines options={list.options} onAnswer={onAnswer} />
      {list.barred === null ? null : (
        <>
          <p className="quiet air-2 air-below-2">{list.barred.note}</p>
          <Lines options={list.barred.options} onAnswer={onAnswer} />
        </>
      )}
    </div>
  );
}

type LinesProps = {
  readonly options: readonly OfferedLine[];
  readonly onAnswer: (answer: Answer) => void;
};

function Lines({ options, onAnswer }: LinesProps) {
  return options.map(({ answer, word, hint }) => (
    <ListRow key={answer} title={word} subtitle={hint} onPress={() => onAnswer(answer)} />
  ));
}
