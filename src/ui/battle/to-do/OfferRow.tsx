import { memo, type ReactNode } from 'react';
import type { Duty, Outcome } from '#rules/contract/advice.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { answerTone, dutyIcon, kitTone } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { bringUnfoldedIntoSight } from '#ui/effects/into-sight.ts';
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
  const icon = dutyIcon(system, duty.kind, duty.tone);
  const tone = duty.tone === 'rout' ? 'neutral' : kitTone(duty.tone);
  // What is rare must not stand in the way of what comes each turn: a voluntary rout.
  if (duty.outcomes.length > 1 || duty.tone === 'rout') {
    return (
      <Card as="article" tone={tone} label={words.title}>
        <OfferFold
          duty={duty}
          summary={
            <>
              <Icon name={icon} size={26} />
              <span className="fills quiet duty-folded-title">
                <Emphasised text={words.emphasisedTitle} />
              </span>
              <Icon name="down" size={18} />
            </>
          }
        />
      </Card>
    );
  }
  return (
    <Card as="article" tone={tone} label={words.title}>
      <CardLine
        icon={icon}
        end={<RuleLink rule={duty.rule} />}
        action={<OfferButtons duty={duty} />}
      >
        <Emphasised text={words.emphasisedTitle} />
        {words.text === null ? null : <p className="hint">{words.text}</p>}
      </CardLine>
    </Card>
  );
});

type OfferFoldProps = {
  readonly duty: Duty;
  readonly summary: ReactNode;
  /** Below the answers. */
  readonly children?: ReactNode;
};

/** A line that opens on the answers of an offer. */
export function OfferFold({ duty, summary, children }: OfferFoldProps) {
  const { text } = useDutyWords(duty);
  return (
    <details className="offer-fold" onToggle={bringUnfoldedIntoSight}>
      <summary className="line full loose toned duty-folded">{summary}</summary>
      <div className="line quiet apart">
        <p>{text}</p>
        <RuleLink rule={duty.rule} />
      </div>
      <CardActions>
        <OfferButtons duty={duty} />
      </CardActions>
      {children}
    </details>
  );
}

function OfferButtons({ duty }: { readonly duty: Duty }) {
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
  return duty.outcomes.map((outcome) => (
    <Button key={outcome.id} tone={answerTone(outcome)} onPress={() => take(outcome)}>
      {words.outcome(outcome.id)}
    </Button>
  ));
}
