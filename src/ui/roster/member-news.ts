import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import { changesBy, traitsOfInjuries } from '#roster/injuries.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signed } from '#rules/kit/signed.ts';
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

/** Absence first, then injuries that last, then what the last battle has taken from him and taught him. */
export function useMemberNews(
  system: RuleSystem,
): (member: Member, last: BattleLine | null) => readonly MemberNews[] {
  const { t } = useTranslation(['builder', 'after-battle']);
  const words = useRosterWords(system.id);
  const advance = useAdvanceWords(system.id);
  const { afterBattle } = system;
  const lasting = afterBattle === null ? [] : traitsOfInjuries(afterBattle).lasting;
  const lowered = (ids: readonly string[]) =>
    afterBattle === null ? [] : changesBy(afterBattle, ids);
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
    ...lasting
      .filter((trait) => trait in traits)
      .map((trait) => ({ icon: null, tone: 'knocked-down', word: words.trait(trait) }) as const),
    ...(last?.fallen ?? [])
      .filter((one) => one.id === id)
      .flatMap(({ injuries }) => lowered(injuries))
      .map(({ characteristic, by }) => {
        const word = t('after-battle:effect.characteristic', {
          short: words.short(characteristic),
          by: signed(by),
        });
        return { icon: null, tone: 'knocked-down', word } as const;
      }),
    ...(last?.advances ?? [])
      .filter((one) => one.id === id)
      .map((one) => ({ icon: null, tone: 'standing', word: advance(one) }) as const),
  ];
}
