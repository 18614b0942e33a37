import { useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import { useLanguage } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import type { Sign } from '#rules/contract/rows.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { armsOf, firstArm, uncapitalised } from '#ui/roster/arms.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** What is said about a fighter besides the name, all of it from the battle's log. */
export interface FighterWords {
  /** The fighter's title as typed by the player, else the catalogue's name of the profile, else ''. */
  readonly kind: (fighter: NamedFighter) => string;
  /** The same, but '' where the name says it already: "Guerrier 2". */
  readonly kindUnlessInName: (fighter: NamedFighter) => string;
  /** "épée, pistolet": the arms, most characteristic first; '' for none. */
  readonly arms: (fighter: NamedFighter) => string;
  /** The icon of the first of the arms; null for none. */
  readonly firstArm: (fighter: NamedFighter) => Sign | null;
}

type NamedFighter = Pick<Fighter, 'label' | 'title' | 'profileId' | 'traits'>;

/** Puts fighters of the current battle into words. */
export function useFighterWords(): FighterWords {
  const system = useRuleSystem();
  const roster = useRosterWords(system.id);
  const language = useLanguage();
  return useMemo(() => {
    return {
      kind: roster.ownKind,
      kindUnlessInName: (fighter) => {
        const word = roster.ownKind(fighter);
        return folded(word) === folded(nameAndNumber(fighter.label).name) ? '' : word;
      },
      arms: (fighter) => {
        const [warband = ''] = fighter.profileId.split('/');
        return armsOf(fighter.traits, system)
          .map((trait) => roster.carried(trait, fighter.traits[trait] ?? true, warband))
          .map((word) => uncapitalised(word, language))
          .join(', ');
      },
      firstArm: ({ traits }) => firstArm(traits, system),
    };
  }, [roster, system, language]);
}

/** "Archers 2" apart, as a row may shorten the name but never the number; null for a label without one. */
export function nameAndNumber(label: string): {
  readonly name: string;
  readonly number: string | null;
} {
  const [, name = label, number = null] = /^(.*\S) (\d{1,3})$/u.exec(label) ?? [];
  return { name, number };
}
