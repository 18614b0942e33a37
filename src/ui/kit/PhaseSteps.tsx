import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './PhaseSteps.css';

export type PhaseStep = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly state: 'done' | 'current' | 'upcoming';
};

export type PhaseStepsProps = {
  readonly label: string;
  readonly steps: readonly PhaseStep[];
  /** Makes each step a button. */
  readonly onSelect?: ((id: string) => void) | undefined;
};

/** Progress of a turn: its steps in order, the current one filled. */
export function PhaseSteps({ label, steps, onSelect }: PhaseStepsProps) {
  return (
    <ol className="cluster k-steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Step step={step} onSelect={onSelect} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step, onSelect }: { step: PhaseStep; onSelect: PhaseStepsProps['onSelect'] }) {
  const className = classNames('stack centred middle k-step', `k-step-${step.state}`);
  const face = (
    <>
      <Icon name={step.icon} size={20} />
      <span>{step.label}</span>
    </>
  );
  if (onSelect === undefined) return <div className={className}>{face}</div>;
  return (
    <button type="button" className={className} onClick={() => onSelect(step.id)}>
      {face}
    </button>
  );
}
