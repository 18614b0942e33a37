import { Icon } from '#ui/kit/Icon.tsx';
import './LeaderRing.css';

/** The sign of the leader's reach: a ring with a crown, filled by whatever holds it when it is pressed. */
export function LeaderRing() {
  return (
    <span className="middle leader-ring">
      <Icon name="leader" size={18} />
    </span>
  );
}
