import { rolledFor } from '#roster/rolled.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { useRosterWords } from './words.ts';
import './ProfileLine.css';

type ProfileLineProps = {
  readonly label: string;
  readonly member: Member;
  readonly system: RuleSystem;
};

/** A profile in one compact line: "M 4  CC 3 …". */
export function ProfileLine({ label, member, system }: ProfileLineProps) {
  const words = useRosterWords(system.id);
  return (
    <dl className="cluster profile-line" aria-label={label}>
      {system.characteristics.map(({ id }) => (
        <div key={id} className="profile-line-item">
          <dt>
            <span aria-hidden="true">{words.short(id)}</span>
            <span className="visually-hidden">{words.characteristic(id)}</span>
          </dt>
          <dd
            className={classNames(
              id === system.leadershipCharacteristic && 'profile-line-leadership',
            )}
          >
            {rolledFor(system, member, id) ?? member.profile[id] ?? 0}
          </dd>
        </div>
      ))}
    </dl>
  );
}
