import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { Member } from '#roster/warband.ts';
import type { InjuryRow } from '#rules/contract/after-battle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { useRosterWords } from './words.ts';

/** What is new about a member, or lasts and must not be forgotten at the table. */
export interface MemberNews {
  readonly icon: IconName | null;
  readonly tone: Tone;
  readonly word: string;
}

/** Absence first, then injuries that last, then what he has learnt after the last battle. */
export function useMemberNews(
  system: RuleSystem,
): (member: Member, last: BattleLine | null) => readonly MemberNews[] {
  const { t } = useTranslation('builder');
  const words = useRosterWords(system.id);
  const advance = useAdvanceWords(system.id);
  return ({ id, missesNext, missesAfter = 0, traits }, last) => [
    ...(missesNext
      ? [
          {
            icon: 'absent',
            tone: 'knocked-down',
            word: t('row.absent', { count: missesAfter + 1 }),
          } as const,
        ]
      : []),
    ...lastingInjuries(system)
      .filter((trait) => trait in traits)
      .map((trait) => ({ icon: null, tone: 'knocked-down', word: words.trait(trait) }) as const),
    ...(last?.advances ?? [])
      .filter((one) => one.id === id)
      .map((one) => ({ icon: null, tone: 'standing', word: advance(one) }) as const),
  ];
}

/** Traits that the game's injuries leave behind. */
function lastingInjuries({ afterBattle }: Pick<RuleSystem, 'afterBattle'>): readonly string[] {
  const within = (row: InjuryRow): readonly string[] => [
    ...row.effects.flatMap((effect) => (effect.kind === 'trait' ? effect.trait : [])),
    ...row.further.flatMap(within),
  ];
  return [...new Set(afterBattle?.injuries.flatMap(({ rows }) => rows.flatMap(within)))];
}
