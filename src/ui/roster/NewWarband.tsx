import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { createWarband } from '#roster/edit.ts';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands, usualGames } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { OwnPackRows } from '#ui/own-packs/OwnPackRows.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { EditorTop } from './EditorTop.tsx';
import { SampleOffer } from './SampleOffer.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useTypes } from './use-types.ts';
import { useRosterWords } from './words.ts';

type NewWarbandProps = {
  /** The rule system to begin with; null for that of the last warband. */
  readonly systemId: string | null;
  /** The type chosen at first; '' for the first one. */
  readonly type: string;
};

/** Asks the type and name of a new warband. */
export function NewWarband({ systemId, type }: NewWarbandProps) {
  const { systems } = useStores();
  const recent = useWarbands((state) => state.warbands?.[0]?.systemId ?? null);
  const [chosen, setChosen] = useState(systemId);
  const system = usualGames(systems, [chosen, recent]).flatMap((id) => systems.loaded(id) ?? [])[0];
  if (system === undefined) return null;
  return (
    // Types depend on the system.
    <NewWarbandOf
      key={system.id}
      system={system}
      first={type}
      systemIds={systems.ids}
      onSystem={setChosen}
    />
  );
}

type NewWarbandOfProps = {
  readonly system: RuleSystem;
  readonly first: string;
  readonly systemIds: readonly string[];
  readonly onSystem: (id: string) => void;
};

function NewWarbandOf({ system, first, systemIds, onSystem }: NewWarbandOfProps) {
  const { t } = useTranslation(['roster', 'ui']);
  const say = useSay();
  const words = useRosterWords(system.id);
  const { systems } = useStores();
  const grades = useTypes(system.id);
  const types = grades.flatMap((one) => one.types);
  const create = useCreate();
  const [isMissing, setMissing] = useState(false);
  const [name, setName] = useState('');
  const [chosen, setCatalogueId] = useState<string | null>(null);
  const [atFirst] = types.some(({ id }) => id === first) ? [first] : types.map(({ id }) => id);
  const catalogueId = chosen ?? atFirst ?? '';
  const type = words.type(catalogueId);
  const typed = types.length > 0;
  const [, navigate] = useLocation();
  // The type may take time to come: only the last attempt counts, and none once the player has gone elsewhere.
  const last = useRef<object | null>(null);
  useEffect(() => () => void (last.current = null), []);
  const start = () => {
    const given = normalizedLine(name, LIMITS.name);
    const attempt = {};
    last.current = attempt;
    systems.load(system.id, [catalogueId]).then(
      (known) => {
        if (known === null || last.current !== attempt) return;
        create(known, catalogueId, given === '' && catalogueId !== '' ? type : given);
      },
      () => setMissing(true),
    );
  };
  return (
    <Screen
      top={<EditorTop title={t('new.title')} />}
      dock={
        <DockActions>
          {isMissing ? (
            <EmptyLine icon="warning">{t('ui:storage.save.not-fetched')}</EmptyLine>
          ) : null}
          <PrimaryBar title={t('new.create')} subtitle={typed ? type : undefined} onPress={start} />
        </DockActions>
      }
    >
      <div className="stack-wide">
        {systemIds.length < 2 ? null : (
          <Select
            label={t('new.system')}
            value={system.id}
            options={systemIds.map((id) => ({
              value: id,
              label: say({ code: `${id}:name`, params: {} }),
            }))}
            onChange={onSystem}
          />
        )}
        <TextField
          label={t('new.name')}
          hint={typed ? t('new.name-hint') : undefined}
          value={name}
          maxLength={LIMITS.name}
          onChange={setName}
        />
        {systems.hasPacks(system.id) ? (
          <OwnPackRows systemId={system.id} chosen={catalogueId} />
        ) : null}
        {typed ? (
          <TypeChoice
            system={system}
            grades={grades}
            value={catalogueId}
            onChange={(id) => {
              last.current = null;
              setCatalogueId(id);
            }}
          />
        ) : null}
        <SampleOffer
          systemId={system.id}
          onAdded={() => navigate(PATHS.warbands, { replace: true })}
        />
      </div>
    </Screen>
  );
}

/** Saves the new warband and opens it in place of this screen. */
function useCreate(): (system: RuleSystem, catalogueId: string, name: string) => void {
  const { freshId, clock } = useStores();
  const save = useWarbands((state) => state.save);
  const [, navigate] = useLocation();
  return (system, catalogueId, name) => {
    const id = `w-${freshId()}` as const;
    save(createWarband(system, catalogueId, { id, name, now: clock() }));
    navigate(warbandPath(id), { replace: true });
  };
}
