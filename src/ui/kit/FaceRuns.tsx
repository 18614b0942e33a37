import { Button } from './Button.tsx';
import { DieButton, dieValues } from './DieFace.tsx';
import type { Tone } from './tones.ts';
import './FaceRuns.css';

/** A face of a die that can be tapped. */
export interface TappableFace {
  readonly value: number;
  readonly tone: Tone;
  /** The outcome, shown once above adjacent faces with the same; null if unknown. */
  readonly word: string | null;
  /** Accessible name with number and outcome: "3: stunned". */
  readonly label: string;
}

type FaceRunsProps = {
  readonly label: string;
  readonly faces: readonly TappableFace[];
  readonly onPress: (value: number) => void;
};

/** All faces of a die, grouped by outcome with a label and a colour. */
export function FaceRuns({ label, faces, onPress }: FaceRunsProps) {
  return (
    <fieldset className="cluster k-face-runs" aria-label={label}>
      {runsOf(faces).map((run) => (
        <div
          key={run.faces[0]?.value}
          className="k-face-run"
          style={{ flexGrow: run.faces.length }}
        >
          {run.word === null ? null : (
            // Part of every face's accessible name.
            <p className={`centred k-face-word k-tone-${run.tone}`} aria-hidden="true">
              {run.word}
            </p>
          )}
          <div className="cluster k-face-buttons">
            {run.faces.map((face) => (
              <Face key={face.value} face={face} onPress={() => onPress(face.value)} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type FaceProps = { readonly face: TappableFace; readonly onPress: () => void };

/** Dice with other than six sides show a number. */
function Face({ face: { value, tone, label }, onPress }: FaceProps) {
  const pips = dieValues.find((one) => one === value);
  if (pips === undefined) {
    return (
      <Button label={label} onPress={onPress}>
        {value}
      </Button>
    );
  }
  return <DieButton value={pips} tone={tone} label={label} onPress={onPress} />;
}

interface Run {
  readonly word: string | null;
  readonly tone: Tone;
  readonly faces: readonly TappableFace[];
}

function runsOf(faces: readonly TappableFace[]): readonly Run[] {
  return faces.reduce<readonly Run[]>((runs, face) => {
    const { word, tone } = face;
    const last = runs.at(-1);
    return last !== undefined && last.word === word && last.tone === tone
      ? [...runs.slice(0, -1), { word, tone, faces: [...last.faces, face] }]
      : [...runs, { word, tone, faces: [face] }];
  }, []);
}
