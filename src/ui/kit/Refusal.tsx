import { Icon } from './Icon.tsx';
import './Refusal.css';

/** Why an input was refused, announced to screen readers. @param text null for nothing */
export function Refusal({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className="k-refusal">
      {text === null ? null : (
        <p>
          <Icon name="warning" size={24} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
