import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { createWarband } from '#roster/edit.ts';
import { LIMITS, tidy } from '#roster/limits.ts';
import type { RuleSystem } from '#rules/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { warbandPath } from '#ui/paths.ts';
import { EditorTop } from './EditorTop.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useRosterWords } from './words.ts';

/** A new warband: what kind it is and what it is called. */
export function NewWarband() {
  const { systems } = useStores();
  const known = Object.values(systems);
  const [first] = known;
  const [systemId, setSystemId] = useState(first?.id ?? '');
  const system = systems[systemId];
  if (system === undefined) return null;
  return (
    // Another system has other types.
    <NewWarbandOf key={systemId} system={system} systems={known} onSystem={setSystemId} />
  );
}

type NewWarbandOfProps = {
  readonly system: RuleSystem;
  readonly systems: readonly RuleSystem[];
  readonly onSystem: (id: string) => void;
};

function NewWarbandOf({ system, systems, onSystem }: NewWarbandOfProps) {
  const { t } = useTranslation('roster');
  const say = useSay();
  const words = useRosterWords(system.id);
  const create = useCreate(system);
  const [name, setName] = useState('');
  const [catalogueId, setCatalogueId] = useState(system.catalogue[0]?.id ?? '');
  const type = words.type(catalogueId);
  const start = () => {
    const typed = tidy(name, LIMITS.name);
    create(catalogueId, typed === '' && catalogueId !== '' ? type : typed);
  };
  return (
    <Screen
      top={<EditorTop title={t('new.title')} />}
      dock={
        <DockActions>
          <PrimaryBar title={t('new.create')} subtitle={type} onPress={start} />
        </DockActions>
      }
    >
      <div className="stack-wide">
        {systems.length < 2 ? null : (
          <Select
            label={t('new.system')}
            value={system.id}
            options={systems.map(({ id }) => ({
              value: id,
              label: say({ code: `${id}:name`, params: {} }),
            }))}
            onChange={onSystem}
          />
        )}
        <TextField
          label={t('new.name')}
          hint={t('new.name-hint')}
          value={name}
          maxLength={LIMITS.name}
          onChange={setName}
        />
        <TypeChoice system={system} value={catalogueId} onChange={setCatalogueId} />
      </div>
    </Screen>
  );
}

/** Saves the new warband and opens it in place of this screen. */
function useCreate(system: RuleSystem): (catalogueId: string, name: string) => void {
  const { freshId, clock } = useStores();
  const save = useWarbands((state) => state.save);
  const [, navigate] = useLocation();
  return (catalogueId, name) => {
    const id = `w-${freshId()}` as const;
    save(createWarband(system, catalogueId, { id, name, now: clock() }));
    navigate(warbandPath(id), { replace: true });
  };
}
