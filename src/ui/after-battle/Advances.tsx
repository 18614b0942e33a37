import { useTranslation } from '#i18n/use-translation.ts';
import { AdvanceList } from '#ui/advances/AdvanceList.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useAfterBattle } from './after-battle.ts';

/** Everybody's advances, as far as they have been rolled. */
export function Advances() {
  const { t } = useTranslation('after-battle');
  const { proposal, draft, system, words, change } = useAfterBattle();
  const { advances } = proposal;
  if (advances.length === 0) return <EmptyLine>{t('advance.none')}</EmptyLine>;
  return (
    <AdvanceList
      turns={advances}
      picks={draft.advances}
      system={system}
      onPicks={({ member }, picks) =>
        change(words.member(member), (now) => ({ ...now, advances: picks }))
      }
    />
  );
}
