import { percent } from '#i18n/format.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { KnownSpell } from '#rules/contract/magic.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { ResolverLink } from '#ui/battle/to-do/ResolverLink.tsx';
import { useWords } from '#ui/battle/words.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import './FighterScreen.css';

/** The spells and prayers that a fighter knows, each with its dice; why none can be cast now. */
export function Spells({ id }: { readonly id: FighterId }) {
  const words = useWords();
  const { magic } = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null || magic === null) return null;
  const known = magic.known(battle, id);
  if (known.length === 0) return null;
  const bar = magic.bar(battle, id);
  const title = words.of('spell.title');
  return (
    <section aria-labelledby="spells">
      <SectionHeading
        id="spells"
        title={title}
        trailing={bar === null ? undefined : words.message(bar)}
      />
      <ul className="grid" aria-label={title}>
        {known.map((spell) => (
          <SpellRow key={spell.trait} spell={spell} castable={bar === null && !battle.ended} />
        ))}
      </ul>
    </section>
  );
}

type SpellRowProps = { readonly spell: KnownSpell; readonly castable: boolean };

function SpellRow({ spell, castable }: SpellRowProps) {
  const words = useWords();
  const roster = useRosterWords(useRuleSystem().id);
  const { trait, need, chance, reach, why, opens } = spell;
  const details = [
    ...(need === null ? [] : [percent(chance)]),
    ...[...(reach === null ? [] : [reach]), ...why].map(words.message),
  ];
  return (
    <li className="grid box f-possible-row f-spell">
      <span className="f-possible-name">{roster.trait(trait)}</span>
      <span className="f-possible-value">
        {need === null ? words.of('spell.sure') : words.of('spell.need', { need })}
      </span>
      {castable && opens !== null ? <ResolverLink call={opens} small /> : null}
      <span className="quiet f-spell-dice">{details.join(' · ')}</span>
      <span className="quiet f-possible-reason">{roster.hint(trait)}</span>
    </li>
  );
}
