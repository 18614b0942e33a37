import { memo } from 'react';
import type { Duty, Outcome } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { answerTone, dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardLine } from '#ui/kit/Card.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useDutyWords } from './duty-words.ts';
import './ToDoNow.css';

/** An optional action in one row with its button; several buttons stand below it. */
export const OfferRow = memo(function OfferRow({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const words = useDutyWords(duty);
  const table = useTable();
  const take = (outcome: Outcome) =>
    table.send({
      type: 'resolve-duty',
      key: duty.key,
      outcome: outcome.id,
      dice: [],
      overruledValue: null,
    });
  const buttons = duty.outcomes.map((outcome) => (
    <Button key={outcome.id} tone={answerTone(outcome)} onPress={() => take(outcome)}>
      {words.outcome(outcome.id)}
    </Button>
  ));
  // Several buttons, or a long one such as a voluntary rout, would push the rule link off the line.
  const below = buttons.length > 1 || duty.tone === 'rout';
  return (
    <Card
      as="article"
      tone={duty.tone === 'rout' ? 'neutral' : kitTone(duty.tone)}
      label={words.title}
    >
      <CardLine
        icon={dutyIcon(system, duty.kind, duty.tone)}
        end={<RuleLink rule={duty.rule} />}
        action={below ? undefined : buttons}
      >
        <Emphasised text={words.emphasisedTitle} />
        {words.text === null ? null : <span className="offer-text">{words.text}</span>}
      </CardLine>
      {below ? <CardActions>{buttons}</CardActions> : null}
    </Card>
  );
});
