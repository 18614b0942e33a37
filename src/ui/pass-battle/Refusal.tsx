import { useTranslation } from '#i18n/use-translation.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import type { ReceiveRefusal } from './use-arriving-battle.ts';
import './PassBattle.css';

/** Why nothing came of what was read last. */
export function Refusal({ refused }: { readonly refused: ReceiveRefusal | null }) {
  const { t } = useTranslation('pass-battle');
  return (
    <div role="alert" className="pass-alert">
      {refused === null ? null : (
        <p className="pass-refusal">
          <Icon name="warning" size={24} />
          <span>{t(`refused.${refused}`)}</span>
        </p>
      )}
    </div>
  );
}
