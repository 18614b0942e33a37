import { USUAL_BUBBLE } from '../../../parts/leader-bubble.ts';
import { inches, signedText, word, yesOrNo } from '../../../parts/reference/cells.ts';
import { entry, row, table } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { roster } from '../roster.ts';
import { routRerolls } from '../rout.ts';
import { BATTLE_TONGUE, routBonus } from '../rules.ts';
import { TRAIT_ROWS, traitNumber } from '../traits.ts';

/**
 * What only these warbands can do about a Rout test, and leaders who reach farther.
 * @rule MORD-ROUT-3, MORD-LD-3
 */
export function leaderEntries(): readonly ReferenceEntry[] {
  return [
    entry('rout', 'rout-boosts', {
      rules: ['MORD-ROUT-3'],
      numbers: { bonus: signedText(routBonus({ 'horn-blown': true })) },
      tables: () => [rerollTable()],
      related: ['rout', 'leadership-test'],
    }),
    entry('rout', 'far-leaders', {
      rules: ['MORD-LD-3'],
      numbers: { range: USUAL_BUBBLE, more: BATTLE_TONGUE },
      tables: () => [farLeaderTable()],
      related: ['leader'],
    }),
  ];
}

/** Somebody who carries everything there is, to ask what of it helps. */
const EVERYTHING = Object.fromEntries(TRAIT_ROWS.map(({ id }) => [id, true] as const));

function rerollTable() {
  const carrier = { traits: EVERYTHING, status: 'standing' };
  const after = (flags: Readonly<Record<string, true>>) =>
    routRerolls({ sideTraits: EVERYTHING, leader: { ...carrier, flags } });
  return table(
    'rout-rerolls',
    [word('head.reroll-by'), word('head.every-test')],
    after({}).map((trait) =>
      row(word('value.trait', { trait }), [
        yesOrNo(after({ [`used-${trait}`]: true }).includes(trait)),
      ]),
    ),
  );
}

function farLeaderTable() {
  return table(
    'far-leaders',
    [word('head.leader'), word('head.range')],
    roster.catalogue.flatMap((warband) =>
      warband.profiles.flatMap((profile) => {
        const range = traitNumber(profile.traits, 'bubble-range');
        const name = word('value.profile', { warband: warband.id, profile: profile.id });
        return range === null ? [] : [row(name, [inches(range)])];
      }),
    ),
  );
}
