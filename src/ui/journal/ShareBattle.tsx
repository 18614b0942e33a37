import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { journalDataOf } from './JournalScreen.tsx';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';
import { ShareJournal } from './ShareJournal.tsx';

/** Hands the battle on from another screen than its journal; there while it is open. */
export function ShareBattle({ onClose }: { readonly onClose: () => void }) {
  const entries = useBattle((state) => state.entries);
  const { turns, story } = journalDataOf(entries, useRuleSystem());
  const told = {
    story,
    title: useBattleTitle(),
    played: usePlayed(turns),
    rules: useHouseRules(turns),
  };
  return <ShareJournal {...told} onClose={onClose} />;
}
