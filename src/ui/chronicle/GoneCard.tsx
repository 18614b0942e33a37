import type { Remembered } from '#roster/chronicle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Card, CardLine, CardText } from '#ui/kit/Card.tsx';
import { useGoneWords } from './gone-words.ts';

type GoneCardProps = { readonly gone: Remembered; readonly system: RuleSystem };

/** Somebody who is gone: what he was, and how it came to that. */
export function GoneCard({ gone, system }: GoneCardProps) {
  const { name, who, how, when } = useGoneWords(system.id)(gone);
  return (
    <Card as="li">
      <CardLine icon={gone.how === 'unpaid' ? 'recovery' : 'out-of-action'}>
        <b>{name}</b> · {who}
        <CardText>
          {how} · {when}
        </CardText>
      </CardLine>
    </Card>
  );
}
