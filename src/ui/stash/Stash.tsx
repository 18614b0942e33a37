import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  carriedItems,
  giveItem,
  type Stored,
  sellItem,
  storedItems,
  takeItem,
} from '#roster/stash.ts';
import type { Member } from '#roster/warband.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import { ChestTop } from './ChestTop.tsx';
import { useItemWords } from './item-words.ts';
import { type Chest, useChest } from './use-chest.ts';

/** The chest of a warband: what lies in it, given, sold and taken back. */
export function Stash() {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const chest = useChest();
  const items = storedItems(warband, system);
  const carriers = warband.members
    .map((member) => ({ member, items: carriedItems(member, system) }))
    .filter((carrier) => carrier.items.length > 0);
  return (
    <section className="stack" aria-label={t('stash.title')}>
      <ChestTop chest={chest} />
      {items.length > 0 ? null : (
        <EmptyLine>{t(carriers.length === 0 ? 'stash.empty' : 'stash.fill')}</EmptyLine>
      )}
      <ul className="stack">
        {items.map((stored) => (
          <StoredItem key={stored.item} stored={stored} chest={chest} />
        ))}
      </ul>
      <CarriedItems carriers={carriers} open={items.length === 0} chest={chest} />
    </section>
  );
}

type ChestProps = { readonly chest: Chest };

type CarriedItemsProps = ChestProps & {
  readonly carriers: readonly {
    readonly member: Member;
    readonly items: readonly Pick<ItemRow, 'id'>[];
  }[];
  readonly open: boolean;
};

/** What members carry, to be taken back with a tap. */
function CarriedItems({ carriers, open, chest }: CarriedItemsProps) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useEditor();
  const nameOf = useItemWords(system.id);
  if (carriers.length === 0) return null;
  return (
    <Fold title={t('stash.take')} summary={t('stash.take-hint')} open={open}>
      {carriers.map(({ member, items }) => {
        const name = words.member(member);
        const { length: count } = member.labels;
        return (
          <div key={member.id}>
            <p>
              <b>{name}</b> {count === 1 ? null : t('stash.count', { count })}
            </p>
            <ChipGroup label={t('stash.take-from', { name })}>
              {items.map(({ id }) => (
                <Chip
                  key={id}
                  icon="import"
                  pressed={false}
                  onPress={() =>
                    chest.apply(nameOf(id), (now) => takeItem(now, system, id, member.id))
                  }
                >
                  {nameOf(id)}
                </Chip>
              ))}
            </ChipGroup>
          </div>
        );
      })}
    </Fold>
  );
}

type StoredItemProps = ChestProps & { readonly stored: Stored };

function StoredItem({ stored: { item, count, resale, takers }, chest }: StoredItemProps) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useEditor();
  const nameOf = useItemWords(system.id);
  const [giving, setGiving] = useState(false);
  const what = nameOf(item);
  return (
    <Card as="li" label={what}>
      <p>
        <b>{what}</b> {count === 1 ? null : t('stash.count', { count })}
      </p>
      <CardActions>
        {takers.length === 0 ? null : (
          <Button
            icon="next"
            label={t('stash.give-what', { what })}
            onPress={() => setGiving(!giving)}
          >
            {t('stash.give')}
          </Button>
        )}
        {resale === null ? null : (
          <Button
            icon="coins"
            label={t('stash.sell-what', { what, price: resale })}
            onPress={() => chest.apply(what, (now) => sellItem(now, system, item))}
          >
            {t('stash.sell', { price: resale })}
          </Button>
        )}
      </CardActions>
      {giving ? (
        <ChipGroup label={t('stash.give-what', { what })}>
          {takers.map(({ member, why }) => (
            <Chip
              key={member.id}
              pressed={false}
              onPress={() => {
                setGiving(false);
                chest.apply(what, (now) => giveItem(now, system, item, member.id));
              }}
            >
              {why === null
                ? words.member(member)
                : t('stash.not-for', { name: words.member(member), why: t(`stash.why.${why}`) })}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
    </Card>
  );
}
