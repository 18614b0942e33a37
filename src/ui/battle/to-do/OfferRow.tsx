import { memo } from 'react';
import type { Duty, Outcome } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { answerTone, dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardLine } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useDutyWords } from './duty-words.ts';
import './DutyCard.css';
import './ToDoNow.css';

/** An optional action in one line: with its button, or folded over several. */
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
  const icon = dutyIcon(system, duty.kind, duty.tone);
  const tone = duty.tone === 'rout' ? 'neutral' : kitTone(duty.tone);
  // What is rare must not stand in the way of what comes each turn: a failed charge, a voluntary rout.
  if (buttons.length > 1 || duty.tone === 'rout') {
    return (
      <Card as="article" tone={tone} label={words.title}>
        <details className="offer-fold">
          <summary className="line duty-folded">
            <Icon name={icon} size={26} />
            <span className="duty-folded-title">
              <Emphasised text={words.emphasisedTitle} />
            </span>
            <Icon name="down" size={18} />
          </summary>
          <div className="line offer-why">
            <p>{words.text}</p>
            <RuleLink rule={duty.rule} />
          </div>
          <CardActions>{buttons}</CardActions>
        </details>
      </Card>
    );
  }
  return (
    <Card as="article" tone={tone} label={words.title}>
      <CardLine icon={icon} end={<RuleLink rule={duty.rule} />} action={buttons}>
        <Emphasised text={words.emphasisedTitle} />
        {words.text === null ? null : <span className="offer-text">{words.text}</span>}
      </CardLine>
    </Card>
  );
});
