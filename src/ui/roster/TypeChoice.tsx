import { startTransition, useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { createWarband } from '#roster/edit.ts';
import { matches } from '#roster/find.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { nearView } from '#ui/effects/near-view.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
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

/** As many as a phone has room for, and as many more each time that somebody comes to the end of them. */
const STEP = 10;

/** Every type of warband by how official it is, and free-form. */
export function TypeChoice({ system, grades, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('roster');
  const [typed, setTyped] = useState('');
  const linkTo = useLinkTo();
  const group = useId();
  const all = grades.flatMap(({ types }) => types);
  const searched = all.length >= MANY;
  const found = typed === '' ? all : all.filter(({ name }) => matches(name, typed));
  // Most players find theirs among the first, or by its name.
  const [asked, setAsked] = useState(STEP);
  const reach = Math.max(asked, all.findIndex(({ id }) => id === value) + 1);
  const drawn = new Set(typed === '' ? found.slice(0, reach) : found);
  const left = found.length - drawn.size;
  const end = nearView(() => startTransition(() => setAsked(reach + STEP)));
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
  const tileOf = ({ id, own, emblem, name, minFighters, maxFighters, startGold }: NamedType) => {
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
  };
  const sections = grades.flatMap(({ grade, types }) => {
    const some = types.filter((type) => drawn.has(type));
    return some.length === 0 ? [] : [{ grade, some }];
  });
  return (
    <fieldset className="stack">
      {/* Where they are searched, the field says it. */}
      <legend className={searched ? 'visually-hidden' : 'hint air-below-1'}>{t('new.type')}</legend>
      {searched ? (
        <TextField type="search" label={t('new.find')} value={typed} onChange={setTyped} />
      ) : null}
      {typed !== '' && found.length === 0 ? <EmptyLine>{t('new.not-found')}</EmptyLine> : null}
      {sections.map(({ grade, some }) => (
        <div key={grade} className="stack">
          {grade === null ? null : <SectionHeading title={t(`new.grade.${grade}`)} />}
          <div className="grid type-choices">{some.map(tileOf)}</div>
        </div>
      ))}
      {left === 0 ? null : (
        <div ref={end}>
          <Button block onPress={() => setAsked(all.length)}>
            {t('new.more', { count: left })}
          </Button>
        </div>
      )}
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
