import { memo } from 'react';
import type { Duty } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardLine } from '#ui/kit/Card.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useDutyWords } from './duty-words.ts';

/** A reminder; needs no answer, but may have one: that it is over. */
export const ReminderLine = memo(function ReminderLine({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const { title, facts, outcome } = useDutyWords(duty);
  const table = useTable();
  const { key } = duty;
  return (
    <Card as="article" tone={kitTone(duty.tone)} label={title}>
      <CardLine icon={dutyIcon(system, duty.kind, duty.tone)} end={<RuleLink rule={duty.rule} />}>
        <Emphasised text={facts.length === 0 ? title : facts.join(' ')} />
      </CardLine>
      {duty.outcomes.length === 0 ? null : (
        <CardActions>
          {duty.outcomes.map(({ id }) => (
            <Button
              key={id}
              tone="ghost"
              onPress={() =>
                table.send({
                  type: 'resolve-duty',
                  key,
                  outcome: id,
                  dice: [],
                  overruledValue: null,
                })
              }
            >
              {outcome(id)}
            </Button>
          ))}
        </CardActions>
      )}
    </Card>
  );
});
