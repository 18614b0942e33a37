import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { createWarband } from '#roster/edit.ts';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands, usualGames } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { RadioTile } from '#ui/kit/RadioTile.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { EditorTop } from './EditorTop.tsx';
import { SampleOffer } from './SampleOffer.tsx';
import { useRosterWords } from './words.ts';
import './TypeChoice.css';

type NewWarbandProps = {
  /** The rule system to begin with; null for that of the last warband. */
  readonly systemId: string | null;
};

/** Asks the type and name of a new warband. */
export function NewWarband({ systemId }: NewWarbandProps) {
  const { systems } = useStores();
  const recent = useWarbands((state) => state.warbands?.[0]?.systemId ?? null);
  const [chosen, setChosen] = useState(systemId);
  const system = usualGames(systems, [chosen, recent]).flatMap((id) => systems.loaded(id) ?? [])[0];
  if (system === undefined) return null;
  return (
    // Types depend on the system.
    <NewWarbandOf key={system.id} system={system} systemIds={systems.ids} onSystem={setChosen} />
  );
}

type NewWarbandOfProps = {
  readonly system: RuleSystem;
  readonly systemIds: readonly string[];
  readonly onSystem: (id: string) => void;
};

function NewWarbandOf({ system, systemIds, onSystem }: NewWarbandOfProps) {
  const { t } = useTranslation('roster');
  const say = useSay();
  const words = useRosterWords(system.id);
  const create = useCreate(system);
  const [name, setName] = useState('');
  const [catalogueId, setCatalogueId] = useState(system.catalogue[0]?.id ?? '');
  const type = words.type(catalogueId);
  const typed = system.catalogue.length > 0;
  const [, navigate] = useLocation();
  const start = () => {
    const given = normalizedLine(name, LIMITS.name);
    create(catalogueId, given === '' && catalogueId !== '' ? type : given);
  };
  return (
    <Screen
      top={<EditorTop title={t('new.title')} />}
      dock={
        <DockActions>
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
        {typed ? (
          <TypeChoice system={system} value={catalogueId} onChange={setCatalogueId} />
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

type TypeChoiceProps = {
  readonly system: RuleSystem;
  /** Catalogue id; '' for a free-form warband. */
  readonly value: string;
  readonly onChange: (catalogueId: string) => void;
};

/** Every type of the catalogue, and free-form. */
function TypeChoice({ system, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('roster');
  const words = useRosterWords(system.id);
  const group = useId();
  const choice = (id: string, emblem: string, hint: string) => (
    <RadioTile
      key={id}
      className="type-choice"
      group={group}
      value={id}
      checked={id === value}
      labelledBy={`${group}-${id}-name`}
      describedBy={`${group}-${id}`}
      onChange={onChange}
    >
      <EmblemDisc emblem={emblem} />
      <RowWords
        titleId={`${group}-${id}-name`}
        title={words.type(id)}
        subtitleId={`${group}-${id}`}
        subtitle={hint}
      />
    </RadioTile>
  );
  return (
    <fieldset className="grid type-choices">
      <legend className="hint air-below-1">{t('new.type')}</legend>
      {system.catalogue.map((type) => choice(type.id, type.emblem, t('new.facts', facts(type))))}
      {choice('', freeEmblem(system), t('new.free-form-hint'))}
    </fieldset>
  );
}

function facts({ minFighters, maxFighters, startGold }: CatalogueWarband) {
  return { min: minFighters, max: maxFighters, gold: startGold };
}

/** The initial emblem of a free-form warband. */
function freeEmblem(system: RuleSystem): string {
  return createWarband(system, '', { id: 'w-', name: '', now: 0 }).emblem;
}
