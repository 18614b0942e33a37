import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { recruitCost } from '#roster/expenses.ts';
import type { Member } from '#roster/warband.ts';
import { useEditor } from './editor-context.ts';

/** "39 co, dont 4 pour l’expérience": what one more of a group costs; null if nothing, or not asked for. */
export function useRecruitCost(member: Member, asked: boolean): string | null {
  const { t } = useTranslation('builder');
  const { warband, system } = useEditor();
  const { gold, forExperience } = recruitCost(member, warband, system);
  if (!asked || gold === 0) return null;
  return forExperience === 0
    ? t('recruits.gold', { gold: number(gold) })
    : t('recruits.gold-veteran', { gold: number(gold), more: number(forExperience) });
}

/** What one more of a group costs, and how experienced he may be. */
export function RecruitCost({ member }: { readonly member: Member }) {
  const { t } = useTranslation('builder');
  const { system } = useEditor();
  const cost = useRecruitCost(member, true);
  const dice = system.recruits?.veterans;
  if (cost === null) return null;
  return (
    <p className="hint">
      {t('recruits.one-more', { cost })}
      {dice === undefined || member.experience === 0
        ? null
        : ` ${t('recruits.veterans', { dice })}`}
    </p>
  );
}
