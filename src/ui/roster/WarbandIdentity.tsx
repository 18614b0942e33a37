import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { renameWarband } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { goldCost, warbandRating } from '#roster/rating.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { DraftField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { fightersIn } from './size.ts';
import './WarbandIdentity.css';

/** Emblem and name, and how large and how strong the warband is. */
export function WarbandIdentity({ onEmblem }: { readonly onEmblem: () => void }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const gold = goldCost(warband, system);
  const facts = [
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('warband.rating', { rating: number(rating) })]),
    ...(gold === null ? [] : [t('warband.cost', { gold: number(gold) })]),
  ];
  return (
    <section aria-label={t('warband.identity')}>
      <div className="warband-identity">
        <button
          type="button"
          className="warband-emblem"
          aria-label={t('warband.change-emblem')}
          onClick={onEmblem}
        >
          <EmblemDisc emblem={warband.emblem} size="large" />
        </button>
        <DraftField
          label={t('warband.name')}
          value={warband.name}
          maxLength={LIMITS.name}
          onChange={(name) => change((now) => renameWarband(now, name))}
        />
      </div>
      <p className="warband-facts">{facts.join(' · ')}</p>
    </section>
  );
}
