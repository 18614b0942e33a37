import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fact, FactKind } from '#ui/after-battle/BattleLine.tsx';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import './Chronicle.css';

/** A fact of a battle on one line: whom it is about, what happened, when. */
export function FactLine({ fact: { kind, name, what, turn } }: { readonly fact: Fact }) {
  const { t } = useTranslation('after-battle');
  return (
    <li className={`quiet line chronicle-fact chronicle-${kind}`}>
      <Icon
        name={SIGNS[kind]}
        size={22}
        label={kind === 'absent' ? t('chronicle.absent') : undefined}
      />
      <span>
        {name === null ? null : <b>{name} </b>}
        {what}
      </span>
      {turn === null ? null : (
        <small className="unbroken at-end">{t('chronicle.turn', { turn: number(turn) })}</small>
      )}
    </li>
  );
}

/** The sign of each kind of fact. */
export const SIGNS = {
  dead: 'out-of-action',
  gone: 'left-table',
  absent: 'absent',
  hurt: 'wound',
  well: 'healing',
  advance: 'advance',
  felled: 'close-combat',
  brought: 'treasure',
  note: 'edit',
  outcome: 'battles',
} as const satisfies Record<FactKind, IconName>;
