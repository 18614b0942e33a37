import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { useBattleAfterPaint } from '#ui/battle/after-paint.ts';
import type { OthersTurn } from '#ui/battle/others-turn.tsx';
import { shortName } from '#ui/battle/short-name.ts';
import { useWords } from '#ui/battle/words.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import './OthersTurn.css';

/** In the place of the button that moves play on: who has the turn, and what this phone’s next one begins with. */
export function OthersTurnBar({ side, player }: OthersTurn) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { phases } = useRuleSystem();
  const own = useOwnSide();
  const routed = useBattleAfterPaint(({ routsAhead }) => own !== null && routsAhead[own] === true);
  const first = phases[0]?.id ?? '';
  const what = [words.of(`phase.${first}.name`), ...(routed ? [t('next.rout', { count: 0 })] : [])];
  return (
    <div className="line fills gap-3 others-turn">
      <Icon name="clock" size={28} />
      <RowWords
        title={t('wait.title', { side: player || shortName(side.name) })}
        subtitle={<span className="hint">{t('wait.then', { what: list(what) })}</span>}
      />
    </div>
  );
}
