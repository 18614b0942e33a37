import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { nameList, removeList, removeListed, setListed } from '#roster/pack-edits/lists.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { setProfileFields } from '#roster/pack-edits/profiles.ts';
import { addOwnItem } from '#roster/pack-edits/things.ts';
import type { Price } from '#rules/contract/finds.ts';
import type { PackFormList } from '#rules/contract/pack-form.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { HeldChip } from '#ui/kit/HeldChip.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { SheetDone } from '#ui/roster/SheetDone.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import { usePriceWords } from '#ui/stash/price-words.ts';
import { AboutThing } from './OwnThing.tsx';
import { PackName, PackNumber } from './PackFields.tsx';
import { usePack } from './pack-context.ts';
import { UndoButton } from './UndoStep.tsx';

type ListSheetProps = { readonly id: string; readonly onClose: () => void };

/** Of what a new thing costs until its price is entered. */
const FIRST_PRICE = 10;

/** A list of equipment: its things with their prices, and who buys from it. */
export function ListSheet({ id, onClose }: ListSheetProps) {
  const { t } = useTranslation('own-packs');
  const { form, called, language, change } = usePack();
  const list = form.equipment?.[id];
  if (list === undefined) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={called.list(id)}
      subtitle={t('list.title')}
      closeLabel={t('close')}
    >
      <div className="stack-wide">
        <PackName
          value={called.list(id)}
          onChange={(name) =>
            change(t('field.name'), (pack) => nameList(pack, id, language, name), id)
          }
        />
        <Things id={id} list={list} />
        <Buyers id={id} />
        <Button
          icon="trash"
          onPress={() => {
            onClose();
            change(t('list.remove'), (pack) => removeList(pack, id));
          }}
        >
          {t('list.remove')}
        </Button>
      </div>
      <SheetDone onPress={onClose} undo={<UndoButton />} />
    </Sheet>
  );
}

function Things({ id, list }: { readonly id: string; readonly list: PackFormList }) {
  const { t } = useTranslation('own-packs');
  const { form, system, called, language, change } = usePack();
  const price = usePriceWords();
  const usual = useUsualPrices();
  const also = useOtherNames(system.id, true);
  const [open, setOpen] = useState<string | null>(null);
  const { items, prices = {} } = list;
  const own = Object.keys(form.things?.items ?? {});
  const common = (system.gear?.items ?? []).flatMap((one) => (one.own === true ? [] : [one.id]));
  const options = [...own, ...common]
    .filter((item) => !items.includes(item))
    .map((item) => ({ id: item, name: called.item(item), called: also.get(item) }));
  const costOf = (item: string) => prices[item] ?? usual(item);
  const add = (item: string) => {
    change(called.item(item), (pack) => setListed(pack, id, item, null), id);
    setOpen(item);
  };
  const invent = (name: string) =>
    change(
      name,
      (pack) => {
        const next = addOwnItem(pack, id, language, name, FIRST_PRICE);
        setOpen(next.id);
        return next.pack;
      },
      id,
    );
  return (
    <section aria-label={t('list.items')} className="stack">
      <p className="hint">{t('list.items')}</p>
      <ChipGroup label={t('list.items')}>
        {items.map((item) => {
          const cost = costOf(item);
          const name = called.item(item);
          return (
            <HeldChip
              key={item}
              held
              open={item === open}
              onOpen={() => setOpen(item === open ? null : item)}
              onToggle={() => change(name, (pack) => removeListed(pack, id, item), id)}
              toggleLabel={t('thing.drop', { what: name })}
            >
              {cost === null ? name : `${name} · ${price(cost)}`}
            </HeldChip>
          );
        })}
      </ChipGroup>
      {open === null || !items.includes(open) ? null : (
        <Opened id={id} item={open} list={list} onOther={setOpen} />
      )}
      <WordSearch
        label={t('list.find')}
        options={options}
        likely={[]}
        value=""
        onChoose={add}
        onOwnWord={invent}
      />
    </section>
  );
}

type OpenedProps = {
  readonly id: string;
  readonly item: string;
  readonly list: PackFormList;
  readonly onOther: (item: string) => void;
};

/** The price of a thing on this list; of one that players bring along, also what it is. */
function Opened({ id, item, list, onOther }: OpenedProps) {
  const { t } = useTranslation('own-packs');
  const { form, called, change } = usePack();
  const usual = useUsualPrices()(item);
  const label = t('list.price', { what: called.item(item) });
  const asked = list.prices?.[item];
  const set = (gold: number | null) => change(label, (pack) => setListed(pack, id, item, gold), id);
  return (
    <div className="stack">
      {asked === undefined && typeof usual !== 'number' ? (
        <Button onPress={() => set(FIRST_PRICE)}>{t('list.own-price')}</Button>
      ) : (
        <PackNumber
          label={label}
          value={asked ?? (typeof usual === 'number' ? usual : 0)}
          max={PACK_LIMITS.gold}
          onChange={set}
        />
      )}
      {asked === undefined || asked === usual ? null : (
        <Button onPress={() => set(null)}>{t('list.usual')}</Button>
      )}
      {form.things?.items?.[item] === undefined ? null : (
        <AboutThing kind="items" id={item} onOther={onOther} />
      )}
    </div>
  );
}

/** What a thing costs where a list says nothing else; null for what has no price. */
function useUsualPrices(): (item: string) => Price | null {
  const { form, system } = usePack();
  return (item) => {
    const own = form.things?.items?.[item]?.price;
    if (own !== undefined) return typeof own === 'number' ? own : { times: 1, ...own };
    return system.gear?.items.find((row) => row.id === item)?.price ?? null;
  };
}

function Buyers({ id }: { readonly id: string }) {
  const { t } = useTranslation('own-packs');
  const { form, called, change } = usePack();
  return (
    <section aria-label={t('list.who')} className="stack">
      <p className="hint">{t('list.who')}</p>
      <ChipGroup label={t('list.who')}>
        {form.profiles.map(({ id: profile, equipment }) => (
          <Chip
            key={profile}
            pressed={equipment === id}
            onPress={() =>
              change(
                called.profile(profile),
                (pack) =>
                  setProfileFields(pack, profile, {
                    equipment: equipment === id ? undefined : id,
                  }),
                id,
              )
            }
          >
            {called.profile(profile)}
          </Chip>
        ))}
      </ChipGroup>
    </section>
  );
}
