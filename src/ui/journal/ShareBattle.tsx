import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { journalDataOf } from './JournalScreen.tsx';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';
import { ShareJournal } from './ShareJournal.tsx';

/** The share sheet of the journal for other screens; mounted while open. */
export function ShareBattle({ onClose }: { readonly onClose: () => void }) {
  const entries = useBattle((state) => state.entries);
  const { turns, story } = journalDataOf(entries, useRuleSystem());
  const content = {
    story,
    title: useBattleTitle(),
    played: usePlayed(turns),
    rules: useHouseRules(turns),
  };
  return <ShareJournal {...content} onClose={onClose} />;
}
