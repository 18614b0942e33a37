import type { FighterView, Message } from '#rules/contract/battle-view.ts';
import type { KnownSpell, MagicPart } from '#rules/contract/magic.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { abilityOf } from '#rules/skirmish/capabilities.ts';
import { castingNeed } from './casting-need.ts';
import { parts } from './packs/parts.ts';
import { castCall } from './resolvers/cast.ts';
import { RULES } from './rules.ts';
import { hasSkill } from './skill-conditions.ts';
import { allSpells, castingChance, EASIER, SORCERY, type Spell, spellsOf } from './spells.ts';

/** Spells and prayers by name. @rule MAGIC, PH-CAST */
export const MAGIC: MagicPart = {
  known: (view, id) => {
    const fighter = fighterOf(view, id);
    return fighter === null ? [] : spellsOf(fighter.traits).map((spell) => known(fighter, spell));
  },
  bar: (view, id) => {
    const fighter = fighterOf(view, id);
    if (fighter === null) return null;
    const { answer, because } = abilityOf(RULES, view, fighter, 'cast');
    return answer === 'no' && because !== null ? message(`why.${because}`) : null;
  },
  learnable: (member) => {
    const lists = listsOf(member);
    return allSpells()
      .filter(({ list }) => lists.includes(list))
      .map(({ id }) => id);
  },
  easier: EASIER,
};

function known(fighter: FighterView, spell: Spell): KnownSpell {
  const need = castingNeed(fighter, spell);
  return {
    trait: spell.id,
    need,
    chance: castingChance(need),
    reach: reachOf(spell),
    why:
      need !== null && hasSkill(fighter, 'sorcery')
        ? [message('spell.sorcery', { more: SORCERY })]
        : [],
    opens: need === null ? null : castCall(fighter.id, spell),
  };
}

function reachOf({ range }: Spell): Message | null {
  if (range === null) return null;
  if (range === 'self') return message('spell.self');
  if (range === 'contact') return message('spell.contact');
  return message('spell.inches', { inches: range });
}

/** A fighter with arcane lore may also learn lesser magic; a known spell may be learnt again. @rule MAGIC */
function listsOf(
  member: Pick<FighterView, 'profileId' | 'traits'>,
): readonly (string | undefined)[] {
  return [
    parts().magic[member.profileId],
    hasSkill(member, 'arcane-lore') ? 'lesser-magic' : undefined,
    ...spellsOf(member.traits).map(({ list }) => list),
  ];
}
