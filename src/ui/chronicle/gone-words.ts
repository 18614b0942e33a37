import { date, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BandGone } from '#roster/campaign.ts';
import type { Remembered } from '#roster/chronicle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { emblemIcon } from '#ui/emblem.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { useRosterWords } from '#ui/roster/words.ts';

/** Somebody who is gone, in words. */
export interface GoneFacts {
  readonly name: string;
  /** "Guerrier, 12 XP" */
  readonly who: string;
  /** "Mort, par Broyeur" */
  readonly how: string;
  /** "14 novembre 2026" */
  readonly when: string;
}

/** Puts those who are gone into words. */
export function useGoneWords(
  system: Pick<RuleSystem, 'id' | 'afterBattle'>,
): (gone: Remembered) => GoneFacts {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const injuries = useInjuryWords(system, words);
  const howOf = ({ how, injuries: ids, by }: Remembered): string => {
    if (how !== 'by-injury') return t(`chronicle.how.${how}`);
    return injuries.hurt({ injuries: ids, by });
  };
  return (gone) => {
    const { name, experience, at } = gone;
    const kind = words.kind({ ...gone, labels: [name] });
    return {
      name: words.member({ name }),
      who: experience === 0 ? kind : t('chronicle.who', { kind, xp: number(experience) }),
      how: howOf(gone),
      when: date(at),
    };
  };
}

/** What stands for somebody without a photo: his weapon, else his warband's emblem. */
export function goneSign(
  { arm, warband }: Pick<BandGone, 'arm' | 'warband'>,
  { signs }: Pick<RuleSystem, 'signs'>,
): IconName {
  return signOf(signs.arms, arm ?? '') ?? emblemIcon(warband.emblem);
}
