import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { setTrait } from '#roster/edit.ts';
import type { Member } from '#roster/warband.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useEditor } from './editor-context.ts';
import { TraitChips } from './TraitChips.tsx';

/** The spells and prayers that a member may learn; a tap learns or forgets one. */
export function MemberSpells({ member }: { readonly member: Member }) {
  const say = useSay();
  const { system, change } = useEditor();
  // Initial values, restored when one is turned on again.
  const [before] = useState(member.traits);
  const rows = spellRows(system, member);
  if (rows.length === 0) return null;
  const title = say({ code: `${system.id}:spell.title`, params: {} });
  return (
    <section aria-labelledby="spells">
      <SectionHeading id="spells" level={3} title={title} />
      <TraitChips
        label={title}
        rows={rows}
        carried={member.traits}
        before={before}
        buyer={null}
        onSet={(trait, value) => change((now) => setTrait(now, member.id, trait, value))}
        explain="carried"
      />
    </section>
  );
}

/** Rows of what a member learns from his lists; none in a game without spells. */
export function spellRows(system: RuleSystem, member: Member): readonly TraitRow[] {
  const ids = system.magic?.learnable(member) ?? [];
  return ids.flatMap((id) => system.traits.find((row) => row.id === id) ?? []);
}
