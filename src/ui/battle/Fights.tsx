import { useTranslation } from '#i18n/use-translation.ts';
import type { Fight } from '#rules/contract/advice.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { FightCard } from './FightCard.tsx';
import { useFightsNow } from './fights-now.ts';
import './Fights.css';

/** Who fights whom, and who strikes when: shown while blows are exchanged. */
export function Fights() {
  const { t } = useTranslation('table');
  const fights = useFightsNow();
  if (fights.length === 0) return null;
  return (
    <section aria-labelledby="fights">
      <SectionHeading id="fights" title={t('fights.title')} trailing={fights.length} />
      <SidesInFights fights={fights} />
      <div className="fights">
        {fights.map((fight) => (
          <FightCard key={fight.key} fight={fight} />
        ))}
      </div>
    </section>
  );
}

/** Whose sign is whose. Easily forgotten: whoever is in a fight strikes, whosever turn it is. */
function SidesInFights({ fights }: { readonly fights: readonly Fight[] }) {
  const { t } = useTranslation('table');
  const sides = useBattleShallow(({ battle }) => {
    const there = new Set(fights.flatMap((fight) => fight.sides.map(({ sideId }) => sideId)));
    return battle?.sides.filter(({ id }) => there.has(id)) ?? [];
  });
  const now = useBattle(({ battle }) => battle?.position.sideId);
  return (
    <ul className="fights-sides">
      {sides.map(({ id, name, emblem }) => (
        <li key={id} className={`fight-sign k-tone-${emblemTone(emblem)}`}>
          <Icon name={emblemIcon(emblem)} size={16} />
          <span>{id === now ? name : t('fights.too', { side: name })}</span>
        </li>
      ))}
    </ul>
  );
}
