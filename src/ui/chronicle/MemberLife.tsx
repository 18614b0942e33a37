import { useTranslation } from '#i18n/use-translation.ts';
import { lifeOf } from '#roster/chronicle.ts';
import type { Member } from '#roster/warband.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import { useLifeFacts } from './life-words.ts';

/** What a member has lived through, folded: battles, whom he put out of action, injuries, advances. */
export function MemberLife({ member }: { readonly member: Member }) {
  const { t } = useTranslation(['after-battle', 'roster']);
  const { warband, system } = useEditor();
  const factsOf = useLifeFacts(system.id);
  const life = lifeOf(warband, member.id);
  if (life === null) return null;
  const facts = factsOf(life);
  return (
    <Fold
      title={t('chronicle.life.title', { count: member.labels.length })}
      summary={t('roster:list.battles', { count: life.battles })}
    >
      {facts.length === 0 ? null : (
        <ul className="stack">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
