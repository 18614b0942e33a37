import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverTurn } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import './ActingOrder.css';

/** Who acts in which order, and why. */
export function ActingOrder({ order }: { readonly order: readonly ResolverTurn[] }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  if (order.length === 0) return null;
  return (
    <ol className="cluster order" aria-label={t('order')}>
      {order.map((turn, index) => (
        <li key={turn.fighterId ?? `${index} ${turn.label}`}>
          <span className="display order-number" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{turn.label}</b> <span className="quiet">{words.message(turn.reason)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
