import { useState } from 'react';
import { mostWounds } from '#battle/wounds.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { Traits } from './Traits.tsx';
import './FighterScreen.css';

/** A fighter's traits, the credit for the takedown, and corrections. */
export function MoreAboutFighter({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  return (
    <section aria-labelledby="more">
      <SectionHeading id="more" title={t('more')} />
      <Traits id={id} />
      <CreditButton id={id} />
      <Corrections id={id} />
    </section>
  );
}

function CreditButton({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const { open } = useTable();
  const down = useFighter(id)?.statusEntryId !== null;
  const standing = useFighter(id)?.status === useRuleSystem().initialStatus;
  const by = useBattle(({ battle }) => {
    const credited = battle?.fighters[id]?.creditedTo ?? null;
    return credited === null ? null : (battle?.fighters[credited]?.label ?? null);
  });
  if (!down || standing) return null;
  return (
    <Button icon="duel" onPress={() => open({ kind: 'credit', fighterId: id })}>
      {by === null ? t('credit') : t('credited', { by })}
    </Button>
  );
}

function Corrections({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const { send } = useTable();
  const fighter = useFighter(id);
  const [name, setName] = useState(fighter?.label ?? '');
  if (fighter === null) return null;
  const rename = () => send({ type: 'rename', fighterId: id, label: name });
  return (
    <div className="grid f-corrections">
      <Stepper
        label={words.of('wound.left')}
        value={fighter.wounds}
        min={0}
        max={mostWounds(system, fighter)}
        decreaseLabel={words.of('wound.fewer')}
        increaseLabel={words.of('wound.more')}
        onChange={(to) => send({ type: 'set-wounds', fighterId: id, to })}
      />
      <div className="cluster f-rename">
        <TextField label={t('name')} value={name} onChange={setName} maxLength={MAX_NAME_LENGTH} />
        <Button onPress={rename} disabled={name.trim() === '' || name === fighter.label}>
          {t('rename')}
        </Button>
      </div>
    </div>
  );
}

const MAX_NAME_LENGTH = 60;
