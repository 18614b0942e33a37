import type { AdvanceGift, AdvanceTable } from '#rules/contract/advances.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import {
  between,
  type Cell,
  characteristic,
  orMore,
  type Page,
  type PageTable,
  word,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { advances } from './advances.ts';
import { afterBattle } from './after-battle.ts';
import { allItems } from './items.ts';
import { parts } from './packs/parts.ts';
import { RATING } from './roster.ts';
import { allTraits } from './traits.ts';

/** What a warband grows by between battles, and what it pays. */
export function campaignPages(): readonly Page[] {
  const { tables, skills } = advances();
  return [
    {
      section: 'after-battle',
      id: 'advances',
      sign: 'advance',
      rules: ['MORD-AFTER-XP', 'MORD-AFTER-ADVANCE'],
      tables: [experienceTable, ...tables.map((table) => () => advanceTable(table))],
      related: ['skills', 'serious-injuries'],
    },
    {
      section: 'after-battle',
      id: 'skills',
      sign: 'rules',
      rules: ['MORD-AFTER-SKILLS'],
      numbers: { lists: skills.promoted },
      tables: skills.lists.map((list) => () => skillTable(list.id, list.skills)),
      related: ['spells'],
    },
    {
      section: 'after-battle',
      id: 'rare-things',
      sign: 'helmet',
      rules: ['MORD-AFTER-TRADE', 'MORD-AFTER-RARE'],
      tables: [rareTable],
      related: ['weapons', 'missile-weapons'],
    },
    {
      section: 'after-battle',
      id: 'upkeep',
      sign: 'coins',
      rules: ['MORD-AFTER-UPKEEP'],
      tables: [upkeepTable],
    },
    {
      section: 'after-battle',
      id: 'rating',
      sign: 'leader',
      rules: ['MORD-AFTER-UNDERDOG'],
      numbers: { each: RATING.points },
      tables: [underdogTable],
      related: ['advances'],
    },
  ];
}

function experienceTable(): PageTable {
  return {
    id: 'advances-due',
    columns: ['head.who', 'head.experience'],
    rows: Object.entries(advances().byRole).map(([role, steps]) => [
      word(`role.${role}`),
      [word('value.steps', { steps: steps.join(' · ') })],
    ]),
  };
}

function advanceTable({ roles, rows }: AdvanceTable): PageTable {
  return {
    id: roles.includes('hero') ? 'advances-heroes' : 'advances-henchmen',
    columns: ['head.dice-sum', 'head.result'],
    rows: rows.flatMap(({ on, gives }) => on.map((sums) => [between(sums), giftCell(gives)])),
  };
}

/** The faces of the die that decide between two characteristics. */
const LOW = '1–3';
const HIGH = '4–6';

function giftCell(gift: AdvanceGift): Cell {
  if (gift.kind !== 'raise') return `advance.${gift.kind}`;
  const [first = '', second] = gift.of;
  if (second === undefined) return characteristic(first);
  return gift.by === 'die'
    ? word('advance.by-die', { first, second, low: LOW, high: HIGH })
    : word('advance.by-choice', { first, second });
}

function skillTable(list: string, skills: readonly string[]): PageTable {
  return {
    id: `skills-${list}`,
    columns: ['head.skill', 'head.what'],
    rows: skills.map((trait) => [
      word('value.trait', { trait }),
      [word('value.trait-hint', { trait })],
    ]),
  };
}

function rareTable(): PageTable {
  const rare = allItems().flatMap((item) =>
    item.rarity === null || item.rarity === 0 ? [] : [{ item, rarity: item.rarity }],
  );
  return {
    id: 'rare-things',
    columns: ['head.thing', 'head.two-dice'],
    rows: rare
      .toSorted((a, b) => a.rarity - b.rarity)
      .map(({ item, rarity }) => [itemCell(item), orMore(rarity)]),
  };
}

function upkeepTable(): PageTable {
  return {
    id: 'upkeep',
    columns: ['head.who', 'head.upkeep'],
    rows: parts().upkeep.map(({ profileId, cost }) => [profileCell(profileId), cost]),
  };
}

function profileCell(profileId: string): Cell {
  const [warband = '', profile = ''] = profileId.split('/');
  return isAnybodysPack(warband)
    ? word('value.extra', { warband, profile })
    : word('value.profile', { warband, profile });
}

function underdogTable(): PageTable {
  return {
    id: 'underdog',
    columns: ['head.rating-difference', 'head.experience'],
    rows: afterBattle().experience.underdog.map(({ from, to, points }) => [
      to === null ? orMore(from) : between([from, to]),
      signed(points),
    ]),
  };
}

/** An item that is a trait of its own has that trait’s words. */
function itemCell({ id }: ItemRow): Cell {
  return allTraits().some((row) => row.id === id)
    ? word('value.trait', { trait: id })
    : word('value.item', { item: id });
}
