import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverTurn } from '#rules/contract/resolver.ts';
import { kitTone } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import './StrikeOrder.css';

/** Who acts when, and why then. */
export function StrikeOrder({ order }: { readonly order: readonly ResolverTurn[] }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  if (order.length === 0) return null;
  return (
    <section className="order-section" aria-labelledby="strike-order">
      <SectionHeading id="strike-order" title={t('order')} />
      <ol className="order">
        {order.map((turn, index) => (
          <Card key={turn.fighterId ?? `${index} ${turn.label}`} as="li" tone={toneOf(turn, index)}>
            <span className="order-line">
              <span className="order-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>{turn.label}</b>{' '}
                <span className="order-reason">— {words.said(turn.reason)}</span>
              </span>
            </span>
          </Card>
        ))}
      </ol>
    </section>
  );
}

/** Who strikes first stands out; the others in the colour of their state. */
function toneOf(turn: ResolverTurn, index: number) {
  return index === 0 ? 'ember' : turn.tone === 'standing' ? 'leader' : kitTone(turn.tone);
}
