import './ProgressBar.css';

export type ProgressBarProps = {
  /** What is going on. */
  readonly label: string;
  /** How far it has come, in words: "3 500 of 10 000". */
  readonly text: string;
  readonly done: number;
  /** 0 while nobody knows. */
  readonly total: number;
};

/** How far long work has come, as a bar and as a number. */
export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
    <div className="k-progress">
      <progress aria-label={label} {...(total === 0 ? {} : { value: done, max: total })} />
      <p className="k-progress-text">{text}</p>
    </div>
  );
}
