import { useState } from 'react';
import { list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RareSearch, Trade as Traded } from '#roster/after-battle/trade.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { useItemWords } from '#ui/stash/item-words.ts';
import { useAfterBattle } from './after-battle.ts';
import { Purchases } from './Purchases.tsx';
import { SearchCard } from './SearchCard.tsx';

/** Trade: the heroes' searches, and purchases of common items. */
export function Trade() {
  const { trade } = useAfterBattle().proposal;
  return trade === null ? null : <Bargains trade={trade} />;
}

function Bargains({ trade }: { readonly trade: Traded }) {
  const { t } = useTranslation('after-battle');
  const { gold, spent, searches } = trade;
  return (
    <div className="stack">
      <p className="quiet">
        {spent === 0
          ? t('stash.gold', { gold: number(gold) })
          : t('income.purse', { before: number(gold), after: number(gold - spent) })}
      </p>
      {searches.length === 0 ? <EmptyLine>{t('trade.nobody')}</EmptyLine> : null}
      <Searches trade={trade} />
      <Reminders searches={searches} />
      <Purchases trade={trade} />
    </div>
  );
}

/** One line for each hero, and a card for the one who searches just now. */
function Searches({ trade }: { readonly trade: Traded }) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const [chosen, setChosen] = useState<WarriorId | null>(null);
  const open = openOne(trade.searches, chosen);
  return (
    <ul className="stack">
      {trade.searches.map((search) => {
        const { member, wanted } = search;
        const settled = wanted !== null && wanted.outcome !== 'open';
        return settled || search === open ? (
          <SearchCard
            key={member.id}
            search={search}
            left={trade.gold - trade.spent}
            onOpen={() => setChosen(member.id)}
            onClose={() => setChosen(null)}
          />
        ) : (
          <li key={member.id}>
            <ListRow
              lead={<MemberPicture member={member} system={system} />}
              title={words.member(member)}
              subtitle={wanted === null ? t('trade.look') : nameOf(wanted.item)}
              onPress={() => setChosen(member.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Who was chosen last, else who is in the middle of it. */
function openOne(
  searches: readonly RareSearch[],
  chosen: WarriorId | null,
): RareSearch | undefined {
  const open = searches.filter(({ wanted }) => wanted === null || wanted.outcome === 'open');
  const last = open.find(({ member }) => member.id === chosen);
  return last ?? open.find(({ wanted }) => wanted !== null);
}

/** What somebody’s skill changes in trade, for players to heed. */
function Reminders({ searches }: Pick<Traded, 'searches'>) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useAfterBattle();
  return (system.afterBattle?.trade?.reminders ?? []).map((trait) => {
    const able = searches.filter(({ member }) => Object.hasOwn(member.traits, trait));
    if (able.length === 0) return null;
    const name = list(able.map(({ member }) => words.member(member)));
    return (
      <p key={trait} className="quiet">
        {t('trade.reminder', { name, what: words.trait(trait), hint: words.hint(trait) })}
      </p>
    );
  });
}
