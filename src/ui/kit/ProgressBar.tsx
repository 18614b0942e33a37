import './ProgressBar.css';

export type ProgressBarProps = {
  /** What is being done. */
  readonly label: string;
  /** The progress as text: "3 500 of 10 000". */
  readonly text: string;
  readonly done: number;
  /** 0 while unknown. */
  readonly total: number;
};

/** Progress of a long operation, as a bar and as text. */
export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
    <div className="k-progress">
      <progress aria-label={label} {...(total === 0 ? {} : { value: done, max: total })} />
      <p className="quiet air-2">{text}</p>
    </div>
  );
}
