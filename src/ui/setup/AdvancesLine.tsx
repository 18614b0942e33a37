import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { membersWithOpenAdvances } from '#roster/advances/open.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import type { WarbandSide } from './draft.ts';
import '#ui/kit/tones.css';

type AdvancesLineProps = { readonly side: WarbandSide; readonly system: RuleSystem };

/** The members with an advance to take before this battle; empty if there are none. */
export function AdvancesLine({ side: { warband }, system }: AdvancesLineProps) {
  const { t } = useTranslation('setup');
  const words = useRosterWords(system.id);
  const members = membersWithOpenAdvances(warband, system);
  if (members.length === 0) return null;
  return (
    <p className="line k-tone-leader toned air-1">
      <Icon name="victory" size={20} />
      <span>
        {t('side.advances', { names: list(members.map((member) => words.member(member))) })}
      </span>
    </p>
  );
}
