import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { createWarband } from '#roster/edit.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useRosterWords } from './words.ts';
import './TypeChoice.css';

type TypeChoiceProps = {
  readonly system: RuleSystem;
  /** Type in the catalogue; '' for a free-form warband. */
  readonly value: string;
  readonly onChange: (catalogueId: string) => void;
};

/** Every type of the catalogue, and none of them. */
export function TypeChoice({ system, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('roster');
  const words = useRosterWords(system.id);
  const group = useId();
  const choice = (id: string, emblem: string, hint: string) => (
    <label key={id} className="type-choice">
      <input
        type="radio"
        className="type-choice-input"
        name={group}
        value={id}
        checked={id === value}
        aria-describedby={`${group}-${id}`}
        aria-labelledby={`${group}-${id}-name`}
        onChange={() => onChange(id)}
      />
      <EmblemDisc emblem={emblem} />
      <span className="type-choice-words">
        <span id={`${group}-${id}-name`} className="type-choice-name">
          {words.type(id)}
        </span>
        <span id={`${group}-${id}`} className="type-choice-hint">
          {hint}
        </span>
      </span>
    </label>
  );
  return (
    <fieldset className="type-choices">
      <legend className="type-choices-label">{t('new.type')}</legend>
      {system.catalogue.map((type) => choice(type.id, type.emblem, t('new.facts', facts(type))))}
      {choice('', freeEmblem(system), t('new.free-form-hint'))}
    </fieldset>
  );
}

function facts({ minFighters, maxFighters, startGold }: CatalogueWarband) {
  return { min: minFighters, max: maxFighters, gold: startGold };
}

/** The sign that a free-form warband will begin with. */
function freeEmblem(system: RuleSystem): string {
  return createWarband(system, '', { id: 'w-', name: '', now: 0 }).emblem;
}
