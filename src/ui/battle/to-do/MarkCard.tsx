import { memo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';

type MarkCardProps = { readonly duties: readonly Duty[] };

/** Marks who took which action, since it matters later in the turn: one card for all possible marks. */
export const MarkCard = memo(function MarkCard({ duties }: MarkCardProps) {
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
  return (
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
      <CardHeader
        icon={dutyIcon(system, duty.kind, duty.tone)}
        title={title}
        end={<RuleLink rule={duty.rule} />}
      />
      <CardText>
        <Emphasised text={texts.join(' ')} />
      </CardText>
      <ActionChips key={action.id} action={action} />
    </Card>
  );
}, sameDuties);

/** The array is new on every render, its duties are not. */
function sameDuties(before: MarkCardProps, now: MarkCardProps): boolean {
  return (
    before.duties.length === now.duties.length &&
    before.duties.every((duty, index) => duty === now.duties[index])
  );
}
