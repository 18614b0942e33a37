import { useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import { useLanguage } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import type { Sign } from '#rules/contract/rows.ts';
import { useRuleSystem } from '#store/hooks.ts';
import { signIn } from '#ui/battle/looks.ts';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';

/** What is told of a fighter beside his name: all of it from the battle's own log. */
export interface FighterWords {
  /** The player's own word for what he is, or his profile's in the catalogue; '' for neither. */
  readonly kind: (fighter: NamedFighter) => string;
  /** The same, but '' where his name says it already: "Guerrier 2". */
  readonly kindBeside: (fighter: NamedFighter) => string;
  /** "épée, pistolet": his arms, what he is known by first; '' in a log that knows of none. */
  readonly arms: (fighter: NamedFighter) => string;
  /** The picture of the first of them; null for none. */
  readonly firstArm: (fighter: NamedFighter) => Sign | null;
}

type NamedFighter = Pick<Fighter, 'label' | 'title' | 'profileId' | 'traits'>;

export function useFighterWords(): FighterWords {
  const { id, signs } = useRuleSystem();
  const roster = useRosterWords(id);
  const language = useLanguage();
  return useMemo(() => {
    const carried = ({ traits }: NamedFighter) =>
      Object.keys(signs.arms).filter((trait) => Object.hasOwn(traits, trait));
    const kind = (fighter: NamedFighter) => kindIn(roster, fighter);
    return {
      kind,
      kindBeside: (fighter) => {
        const word = kind(fighter);
        return folded(word) === folded(withoutNumber(fighter.label)) ? '' : word;
      },
      arms: (fighter) => {
        const [warband = ''] = fighter.profileId.split('/');
        return carried(fighter)
          .map((trait) => roster.carried(trait, fighter.traits[trait] ?? true, warband))
          .map((word) => uncapitalised(word, language))
          .join(', ');
      },
      firstArm: (fighter) => {
        const [first = ''] = carried(fighter);
        return signIn(signs.arms, first);
      },
    };
  }, [roster, signs, language]);
}

function kindIn(roster: RosterWords, { title, profileId }: NamedFighter): string {
  return title === '' ? (roster.profile(profileId) ?? '') : title;
}

function withoutNumber(label: string): string {
  return label.replace(/ \d{1,3}$/, '');
}

/** As it stands within a line: "épée" for "Épée". A word that is written in capitals stays so. */
function uncapitalised(word: string, language: string): string {
  const [first = '', second = ''] = word;
  const shouted =
    second !== '' && second === second.toLocaleUpperCase(language) && /\p{L}/u.test(second);
  return shouted ? word : first.toLocaleLowerCase(language) + word.slice(first.length);
}
