import { memo } from 'react';
import type { Duty } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useDutyWords } from './duty-words.ts';

/** A reminder; needs no answer. */
export const ReminderLine = memo(function ReminderLine({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const { title, facts } = useDutyWords(duty);
  return (
    <Card as="article" tone={kitTone(duty.tone)} label={title}>
      <CardLine icon={dutyIcon(system, duty.kind, duty.tone)} end={<RuleLink rule={duty.rule} />}>
        <Emphasised text={facts.length === 0 ? title : facts.join(' ')} />
      </CardLine>
    </Card>
  );
});
