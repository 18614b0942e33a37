import { Fragment, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { armsOf } from './arms-of.ts';
import { ChangeTraits } from './ChangeTraits.tsx';
import './FighterScreen.css';

/** Arms and armour in one line, those used up struck through; a tap edits them. */
export function Arms({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const system = useRuleSystem();
  const roster = useRosterWords(system.id);
  const fighter = useFighter(id);
  const [changing, setChanging] = useState(false);
  if (fighter === null) return null;
  const { traits, used, profileId } = fighter;
  const [warband = ''] = profileId.split('/');
  const carried = armsOf(traits, system);
  const change = t('change-traits');
  const open = () => setChanging(true);
  return (
    <>
      {carried.length === 0 ? (
        <Button icon="edit" onPress={open}>
          {change}
        </Button>
      ) : (
        <div className="line">
          <p className="fills">
            {carried.map((trait, index) => {
              const name = roster.carried(trait, traits[trait] ?? true, warband);
              return (
                <Fragment key={trait}>
                  {index === 0 ? '' : ' · '}
                  {used.includes(trait) ? <s>{name}</s> : name}
                </Fragment>
              );
            })}
          </p>
          <IconButton icon="edit" tone="neutral" label={change} onPress={open} />
        </div>
      )}
      {changing ? <ChangeTraits id={id} onClose={() => setChanging(false)} /> : null}
    </>
  );
}
