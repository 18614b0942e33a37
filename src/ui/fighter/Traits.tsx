import { useState } from 'react';
import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useRosterWords } from '#ui/roster/words.ts';

/** What he carries and what is special about him: a tap marks what has been used, a sheet changes it. */
export function Traits({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const roster = useRosterWords(useRuleSystem().id);
  const fighter = useFighter(id);
  const [changing, setChanging] = useState(false);
  if (fighter === null) return null;
  const [warband = ''] = fighter.profileId.split('/');
  // Each with the number or the word that it holds, as in his warband.
  const known = Object.entries(fighter.traits).flatMap(([trait, value]) =>
    nameOf(trait) === null ? [] : [{ trait, name: roster.carried(trait, value, warband) }],
  );
  return (
    <>
      {known.length === 0 ? null : (
        <>
          <p className="f-traits-hint">{t('traits-hint')}</p>
          <ChipGroup label={t('traits')}>
            {known.map(({ trait, name }) => {
              const used = fighter.used.includes(trait);
              return (
                <Chip
                  key={trait}
                  pressed={used}
                  onPress={() =>
                    send({ type: 'use-item', fighterId: id, item: trait, used: !used })
                  }
                >
                  {used ? <s>{name}</s> : name}
                </Chip>
              );
            })}
          </ChipGroup>
        </>
      )}
      <Button icon="edit" onPress={() => setChanging(true)}>
        {t('change-traits')}
      </Button>
      {changing ? <ChangeTraits id={id} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

type ChangeProps = { readonly id: FighterId; readonly onClose: () => void };

/** Takes up and puts down weapons and the rest, for this battle only; what is carried comes first. */
function ChangeTraits({ id, onClose }: ChangeProps) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const { traits: rows } = useRuleSystem();
  const fighter = useFighter(id);
  const [sought, setSought] = useState('');
  // What he had when the sheet was opened stays at the top, put down or not.
  const [before] = useState(Object.keys(fighter?.traits ?? {}));
  if (fighter === null) return null;
  const { profile, traits } = fighter;
  const named = rows
    .filter((row) => row.of === 'fighter' && (row.id in traits || firstValue(row) !== null))
    .flatMap((row) => {
      const name = nameOf(row.id);
      return name === null ? [] : [{ row, name }];
    });
  const rank = ({ row }: { readonly row: TraitRow }) => (before.includes(row.id) ? 0 : 1);
  const found = named
    .filter(({ name }) => folded(name).includes(folded(sought.trim())))
    .toSorted((a, b) => rank(a) - rank(b));
  const press = (row: TraitRow) => {
    const { [row.id]: had, ...others } = traits;
    const value = firstValue(row);
    const more = had === undefined && value !== null ? { [row.id]: value } : {};
    send({ type: 'set-profile', fighterId: id, profile, traits: { ...others, ...more } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('change-traits')}
      subtitle={t('change-traits-hint')}
    >
      <div className="stack-wide">
        <TextField label={t('seek-trait')} type="search" value={sought} onChange={setSought} />
        {found.length === 0 ? <EmptyLine>{t('no-trait')}</EmptyLine> : null}
        <ChipGroup label={t('traits')}>
          {found.map(({ row, name }) => (
            <Chip key={row.id} pressed={row.id in traits} onPress={() => press(row)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      </div>
    </Sheet>
  );
}

/** Null for a trait whose value only the player can tell. */
function firstValue({ value, range }: TraitRow): true | number | null {
  if (range !== null) return range.default;
  return value === 'none' ? true : null;
}

/** What the game calls a trait; null for one that it has no words for. */
function useTraitName(): (trait: string) => string | null {
  const say = useSay();
  const { id } = useRuleSystem();
  return (trait) => {
    const said = { code: `${id}-traits:${trait}.name`, params: {} };
    return hasWords(said) ? say(said) : null;
  };
}
