import { memo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { bringUnfoldedIntoSight } from '#ui/effects/into-sight.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';
import { AimList } from './AimList.tsx';
import { CausedSlot } from './CausedSlot.tsx';
import type { DutySlot } from './duty-slots.ts';

type MarkCardProps = {
  readonly duties: readonly Duty[];
  /** In a line that opens: an answer to what has been declared. */
  readonly folded: boolean;
  /** What the actions of those named here have brought. */
  readonly caused: readonly DutySlot[];
};

/**
 * Marks who took which action, since it matters later in the turn: one card for all possible marks, and below
 * it what has been declared at a target.
 */
export const MarkCard = memo(function MarkCard({ duties, folded, caused }: MarkCardProps) {
  const { t } = useTranslation('table');
  const system = useRuleSystem();
  const words = useWords();
  const [kind, setKind] = useState('');
  const duty = duties.find((one) => one.kind === kind) ?? duties[0];
  if (duty === undefined || duty.action === null) return null;
  const { action } = duty;
  const title = words.of(`action.${action.id}.title`);
  const hint = words.maybe(`action.${action.id}.hint`);
  const texts = [...(hint === null ? [] : [hint]), ...duty.facts.map(words.emphasisedMessage)];
  const tests = caused.filter(
    ({ came }) => came?.weight !== 'offer' && namesIn(action.fighterIds, came),
  );
  const icon = dutyIcon(system, duty.kind, duty.tone);
  const chips = (
    <>
      {texts.length === 0 ? null : (
        <CardText>
          <Emphasised text={texts.join(' ')} />
        </CardText>
      )}
      <ActionChips
        key={action.id}
        action={action}
        below={{
          ids: tests.flatMap(({ came }) => came?.causedBy ?? []),
          draw: (id, middle) =>
            tests
              .filter(({ came }) => came?.causedBy === id)
              .map((slot) => <CausedSlot key={slot.key} slot={slot} middle={middle} />),
        }}
      />
    </>
  );
  if (folded) {
    return (
      <Card as="article" tone="neutral" label={title}>
        <details className="offer-fold" onToggle={bringUnfoldedIntoSight}>
          <summary className="line full loose toned duty-folded">
            <Icon name={icon} size={26} />
            <b className="fills quiet duty-folded-title">{title}</b>
            <Icon name="down" size={18} />
          </summary>
          {chips}
        </details>
      </Card>
    );
  }
  return (
    <>
      <Card as="article" tone="neutral" label={title}>
        {duties.length === 1 ? null : (
          <SegmentedControl
            label={t('marks.what')}
            hideLabel
            value={duty.kind}
            options={duties.map((one) => ({
              value: one.kind,
              label: words.of(`duty.${one.kind}.title`),
            }))}
            onChange={setKind}
          />
        )}
        <CardHeader icon={icon} title={title} end={<RuleLink rule={duty.rule} />} />
        {chips}
      </Card>
      <AimList
        action={action}
        offers={caused.flatMap(({ duty: open }) => (open?.weight === 'offer' ? [open] : []))}
      />
    </>
  );
}, sameMarks);

function namesIn(ids: readonly FighterId[], came: Duty | null): boolean {
  return came !== null && came.causedBy !== null && ids.includes(came.causedBy);
}

/** The arrays are new on every render, their duties are not. */
function sameMarks(before: MarkCardProps, now: MarkCardProps): boolean {
  return (
    before.folded === now.folded &&
    before.duties.length === now.duties.length &&
    before.duties.every((duty, index) => duty === now.duties[index]) &&
    before.caused.length === now.caused.length &&
    before.caused.every((slot, index) => {
      const other = now.caused[index];
      return slot.key === other?.key && slot.duty === other.duty && slot.done === other.done;
    })
  );
}
