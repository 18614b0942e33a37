import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { createWarband } from '#roster/edit.ts';
import { matches } from '#roster/find.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { RadioTile } from '#ui/kit/RadioTile.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { packPath } from '#ui/paths.ts';
import type { Grade, NamedType } from './use-types.ts';
import './TypeChoice.css';

type TypeChoiceProps = {
  readonly system: RuleSystem;
  readonly grades: readonly Grade[];
  /** Catalogue id; '' for a free-form warband. */
  readonly value: string;
  readonly onChange: (catalogueId: string) => void;
};

/** From this number of types on, they can be searched. */
const MANY = 12;

/** As many as a phone has room for: the others are drawn once these are there. */
const AT_ONCE = 10;

/** Every type of warband by how official it is, and free-form. */
export function TypeChoice({ system, grades, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('roster');
  const [typed, setTyped] = useState('');
  const linkTo = useLinkTo();
  const group = useId();
  const found = grades
    .map(({ grade, types }) => ({ grade, types: types.filter(({ name }) => matches(name, typed)) }))
    .filter(({ types }) => types.length > 0);
  const all = grades.flatMap(({ types }) => types);
  const searched = all.length >= MANY;
  const drawn = useDeferredValue(all.length, AT_ONCE);
  const late = new Set(found.flatMap(({ types }) => types).slice(drawn));
  const tile = (id: string, emblem: string, name: string, hint: string, beside = '') => (
    <RadioTile
      key={id}
      className={`type-choice ${beside}`}
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
        title={name}
        subtitleId={`${group}-${id}`}
        subtitle={hint}
      />
    </RadioTile>
  );
  const tiles = (some: readonly NamedType[]) =>
    some
      .filter((type) => !late.has(type))
      .map(({ id, own, emblem, name, minFighters, maxFighters, startGold }) => {
        const facts = t('new.facts', { min: minFighters, max: maxFighters, gold: startGold });
        const shown = tile(id, emblem, name, facts, own === true ? 'fills' : '');
        return own === true ? (
          <div key={id} className="line">
            {shown}
            <IconLink
              {...linkTo(packPath(system.id, id))}
              icon="edit"
              tone="neutral"
              label={t('new.change', { name })}
            />
          </div>
        ) : (
          shown
        );
      });
  return (
    <fieldset className="stack">
      {/* Where they are searched, the field says it. */}
      <legend className={searched ? 'visually-hidden' : 'hint air-below-1'}>{t('new.type')}</legend>
      {searched ? (
        <TextField type="search" label={t('new.find')} value={typed} onChange={setTyped} />
      ) : null}
      {typed !== '' && found.length === 0 ? <EmptyLine>{t('new.not-found')}</EmptyLine> : null}
      {found.map(({ grade, types }) => (
        <div key={grade} className="stack">
          {grade === null ? null : <SectionHeading title={t(`new.grade.${grade}`)} />}
          <div className="grid type-choices">{tiles(types)}</div>
        </div>
      ))}
      <div className="grid type-choices">
        {tile('', freeEmblem(system), t('list.free-form'), t('new.free-form-hint'))}
      </div>
    </fieldset>
  );
}

/** The initial emblem of a free-form warband. */
function freeEmblem(system: RuleSystem): string {
  return createWarband(system, '', { id: 'w-', name: '', now: 0 }).emblem;
}
