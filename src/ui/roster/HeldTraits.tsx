import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { setTrait } from '#roster/edit.ts';
import { folded } from '#roster/folded.ts';
import { buyerIn } from '#roster/gear.ts';
import { nameRank } from '#roster/other-names.ts';
import type { Member } from '#roster/warband.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { HeldChip } from '#ui/kit/HeldChip.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useEditor } from './editor-context.ts';
import { firstValue, TraitChips, TraitValue } from './TraitChips.tsx';

type HeldTraitsProps = {
  readonly label: string;
  /** On the chip that offers more, and on the search of what it offers. */
  readonly add: string;
  readonly search: string;
  /** All traits allowed here, in the system's order. */
  readonly rows: readonly TraitRow[];
  /** Of them, those without a chip, as they are shown elsewhere. */
  readonly elsewhere?: readonly string[];
  /** Trait ids offered before anything is typed; without any, all by group. */
  readonly first?: readonly string[] | undefined;
  readonly member: Member;
  /** What is offered stands there at once. */
  readonly adding?: boolean;
};

/** What a member has, each to be read, changed and given up, and what else he may have. */
export function HeldTraits(props: HeldTraitsProps) {
  const { label, rows, elsewhere = [], member } = props;
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const { traits } = member;
  const held = useHeld(member);
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(props.adding ?? false);
  const shown = rows.filter(
    ({ id }) => (id in traits || id in held.before) && !elsewhere.includes(id),
  );
  const opened = shown.find(({ id }) => id === open);
  return (
    <>
      <ChipGroup label={label}>
        {shown.map((row) => {
          const { id } = row;
          const word = words.carried(
            id,
            traits[id] ?? held.before[id] ?? true,
            warband.catalogueId,
          );
          return (
            <HeldChip
              key={id}
              icon={signOf(system.signs.arms, id) ?? undefined}
              held={id in traits}
              open={id === open}
              onOpen={() => setOpen(id === open ? null : id)}
              onToggle={() => {
                if (!held.toggle(row)) setOpen(id);
              }}
              toggleLabel={t(id in traits ? 'member.remove-label' : 'traits.back', { label: word })}
            >
              {word}
            </HeldChip>
          );
        })}
        <span className="k-held-more">
          <Chip icon="plus" pressed={adding} onPress={() => setAdding(!adding)}>
            {props.add}
          </Chip>
        </span>
      </ChipGroup>
      {opened === undefined ? null : <TraitDetail row={opened} held={held} />}
      {adding ? <Offered {...props} onSet={held.set} before={held.before} /> : null}
    </>
  );
}

/** The traits of a member while his sheet is open: what is given up can be taken back. */
export interface Held {
  readonly member: Member;
  /** As they were when it was opened, and what has been given up since, to be restored. */
  readonly before: Flags;
  readonly set: (trait: string, value: FlagValue | null) => void;
  /** Gives a trait up, or takes it back. False if it needs a value first. */
  readonly toggle: (row: TraitRow) => boolean;
}

export function useHeld(member: Member): Held {
  const { change } = useEditor();
  const { traits } = member;
  const [before, setBefore] = useState(traits);
  const set = (trait: string, value: FlagValue | null) => {
    const now = traits[trait];
    if (value === null && now !== undefined && !(trait in before)) {
      setBefore({ ...before, [trait]: now });
    }
    change((warband) => setTrait(warband, member.id, trait, value));
  };
  return {
    member,
    before,
    set,
    toggle: (row) => {
      const has = row.id in traits;
      const value = has ? null : (before[row.id] ?? firstValue(row));
      if (!has && value === null) return false;
      set(row.id, value);
      return true;
    },
  };
}

type TraitDetailProps = {
  readonly row: TraitRow;
  readonly held: Held;
  readonly children?: ReactNode;
};

/** What a trait means, and its value. */
export function TraitDetail({ row, held, children }: TraitDetailProps) {
  const { t } = useTranslation('roster');
  const { warband, words } = useEditor();
  const { id } = row;
  return (
    <div className="stack trait-detail" aria-live="polite">
      {row.value === 'none' ? null : (
        <TraitValue
          row={row}
          value={held.member.traits[id] ?? null}
          buyer={buyerIn(warband, held.member)}
          onSet={(value) => held.set(id, value)}
        />
      )}
      <p className="hint">
        {t('traits.meaning', { trait: words.trait(id), hint: words.hint(id) })}
      </p>
      {children}
    </div>
  );
}

type OfferedProps = HeldTraitsProps & Pick<Held, 'before'> & { readonly onSet: Held['set'] };

/** Lists up to this length show without a search. */
const FEW = 6;

/** The most that a search shows. */
const MOST = 24;

/** What else he may have: what is likely, or all of it by group; the rest by its name. */
function Offered({ label, search, rows, first, member, before, onSet }: OfferedProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const [typed, setTyped] = useState('');
  // The order does not change while they are ticked.
  const [likely] = useState(first);
  const sought = folded(typed.trim());
  const also = useOtherNames(system.id, sought !== '');
  const chips = {
    carried: member.traits,
    before,
    buyer: buyerIn(warband, member),
    onSet,
    explain: 'last',
  } as const;
  if (rows.length <= FEW) return <TraitChips {...chips} label={label} rows={rows} />;
  const found = rows
    .flatMap((row) => {
      const rank = nameRank(words.trait(row.id), also.get(row.id) ?? '', sought);
      return rank === null ? [] : [{ row, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ row }) => row);
  const groups = [...new Set(rows.map((row) => row.group))];
  return (
    <div className="stack">
      <TextField
        label={search}
        type="search"
        inputMode="search"
        value={typed}
        onChange={setTyped}
      />
      {sought === '' && likely === undefined ? (
        groups.map((group) => (
          <section key={group} aria-label={words.group(group)}>
            <p className="quiet">{words.group(group)}</p>
            <TraitChips
              {...chips}
              label={words.group(group)}
              rows={rows.filter((row) => row.group === group)}
            />
          </section>
        ))
      ) : (
        <TraitChips
          {...chips}
          label={search}
          rows={
            sought === ''
              ? (likely ?? []).flatMap((trait) => rows.find((row) => row.id === trait) ?? [])
              : found
          }
        />
      )}
      {sought === '' && likely?.length === 0 ? (
        <EmptyLine>{t('traits.none-likely')}</EmptyLine>
      ) : null}
      {sought !== '' && found.length === 0 ? <EmptyLine>{t('search.nothing')}</EmptyLine> : null}
    </div>
  );
}
