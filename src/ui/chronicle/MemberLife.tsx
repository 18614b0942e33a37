import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fallen } from '#roster/after-battle/history.ts';
import { lifeOf } from '#roster/chronicle.ts';
import type { Member } from '#roster/warband.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';

/** What a member has lived through, folded: battles, whom he put out of action, injuries, advances. */
export function MemberLife({ member }: { readonly member: Member }) {
  const { t } = useTranslation(['after-battle', 'roster']);
  const { warband, system, words } = useEditor();
  const injuries = useInjuryWords(system.id, words);
  const advance = useAdvanceWords(system.id);
  const life = lifeOf(warband, member.id);
  if (life === null) return null;
  const { battles, felled, hurt, advances } = life;
  const hurtOf = ({ injuries: ids, by }: Fallen) => {
    const known = ids.flatMap((id) => injuries.name(id) ?? []);
    const what = known.length === 0 ? t('injuries.out') : known.join(', ');
    return by === '' ? what : t('chronicle.life.hurt-by', { what, by });
  };
  const facts = [
    ...(felled.length === 0 ? [] : [t('chronicle.life.felled', { names: list(felled) })]),
    ...(hurt.length === 0
      ? []
      : [t('chronicle.life.hurt', { list: hurt.map(hurtOf).join(' · ') })]),
    ...(advances.length === 0
      ? []
      : [t('chronicle.life.advances', { list: advances.map(advance).join(' · ') })]),
  ];
  return (
    <Fold
      title={t('chronicle.life.title', { count: member.labels.length })}
      summary={t('roster:list.battles', { count: battles })}
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
