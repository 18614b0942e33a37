import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverRole, Subject } from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { completed } from './seating.ts';

type FreeProfileProps = {
  readonly role: ResolverRole;
  /** Whoever stands there now lends his characteristics to begin with. */
  readonly current: Subject | null;
  readonly onTake: (subject: Subject) => void;
  readonly onBack: () => void;
};

/** Somebody who is not on the table: a name and the characteristics that matter in the role. */
export function FreeProfile({ role, current, onTake, onBack }: FreeProfileProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const system = useRuleSystem();
  const like = useBattle(({ battle }) =>
    current?.kind === 'fighter' ? (battle?.fighters[current.fighterId]?.profile ?? null) : null,
  );
  const start = current?.kind === 'free' ? current.profile : (like ?? {});
  const [label, setLabel] = useState(current?.kind === 'free' ? current.label : '');
  const [profile, setProfile] = useState(() => completed(start, role.characteristics, system));
  const take = () =>
    onTake({
      kind: 'free',
      label: label.trim() === '' ? t('pick.unnamed') : label.trim(),
      profile,
      traits: {},
    });
  return (
    <div className="stack-wide">
      <TextField
        label={t('pick.name')}
        value={label}
        placeholder={t('pick.unnamed')}
        maxLength={LONGEST_NAME}
        onChange={setLabel}
      />
      {role.characteristics.map((id) => {
        const name = words.of(`characteristic.${id}.name`);
        const row = system.characteristics.find((one) => one.id === id);
        return (
          <Stepper
            key={id}
            label={name}
            value={profile[id] ?? 0}
            min={row?.min ?? 0}
            max={row?.max ?? 10}
            decreaseLabel={t('pick.less', { name })}
            increaseLabel={t('pick.more', { name })}
            onChange={(value) => setProfile({ ...profile, [id]: value })}
          />
        );
      })}
      <Button tone="ember" size="large" block onPress={take}>
        {t('pick.take')}
      </Button>
      <Button tone="ghost" block onPress={onBack}>
        {t('pick.from-table')}
      </Button>
    </div>
  );
}

const LONGEST_NAME = 40;
