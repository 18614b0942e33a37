import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField } from '#ui/roster/DraftField.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import type { DraftWords } from './draft-words.ts';
import { AddChip } from './MendChips.tsx';
import type { Mends } from './use-mends.ts';

type WarbandKindProps = {
  readonly mends: Mends;
  readonly words: DraftWords;
  readonly system: RosterSystem;
};

/** Name and type of the warband: fitting types by a tap, any other by typing. */
export function WarbandKind({ mends, words, system }: WarbandKindProps) {
  const { t } = useTranslation('import');
  const [open, setOpen] = useState(false);
  const { draft, kinds, kind, give } = mends;
  const choose = (catalogueId: string) => {
    setOpen(false);
    give({ do: 'warband', catalogueId });
  };
  const offered = kinds.includes(kind) || kind === '' ? kinds : [kind, ...kinds];
  return (
    <div className="stack">
      {kinds.length === 0 ? null : <p>{t('type')}</p>}
      <ChipGroup label={t('type')}>
        {offered.map((id) => (
          <Chip
            key={id}
            pressed={kind === id}
            icon={kind === id ? 'tick' : undefined}
            onPress={() => choose(id)}
          >
            {words.roster.type(id)}
          </Chip>
        ))}
        <AddChip open={open} icon="edit" onPress={() => setOpen(!open)}>
          {t(offered.length === 0 ? 'type' : 'type-other')}
        </AddChip>
      </ChipGroup>
      {open ? (
        <>
          <DraftField
            label={t('called')}
            value={draft.name.value}
            maxLength={LIMITS.name}
            onChange={(typed) => give({ do: 'called', name: typed.trim() })}
          />
          <WordSearch
            label={t('type')}
            options={system.catalogue.map(({ id }) => ({ id, name: words.roster.type(id) }))}
            likely={[]}
            value={kind}
            onChoose={choose}
          />
        </>
      ) : null}
    </div>
  );
}
