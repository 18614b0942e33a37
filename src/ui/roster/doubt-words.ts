import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import type { Doubtful } from '#rules/contract/catalogue.ts';
import type { RosterWords } from './words.ts';

/** Numbers of profiles and of warbands that are no characteristics. */
const FIELDS = [
  'cost',
  'startXp',
  'max',
  'upkeep',
  'rating',
  'startGold',
  'minFighters',
  'maxFighters',
  'maxHeroes',
] as const;

/**
 * What players should know before they rely on it: that one source alone prints it, what others print, and that
 * nobody has confirmed the name. Empty where nothing is in doubt.
 */
export function useDoubtWords(words: RosterWords): (doubtful: Doubtful) => readonly string[] {
  const { t } = useTranslation(['builder', 'roster']);
  const language = useLanguage();
  const other = (name: string, value: number | null) => {
    if (value === null) return t('doubt.no-limit');
    const field = FIELDS.find((one) => one === name);
    return field === undefined
      ? t('roster:add.usual', { short: words.short(name), value })
      : t(`doubt.differ.${field}`, { value });
  };
  return ({ doubt: { single = false, differ = {} } = {}, unsure = [] }) => {
    const others = Object.entries(differ).flatMap(([name, values]) =>
      values.map((value) => other(name, value)),
    );
    return [
      ...(single ? [t('doubt.single')] : []),
      ...(others.length === 0 ? [] : [t('doubt.others', { others: others.join(', ') })]),
      ...(unsure.includes(language) ? [t('doubt.name')] : []),
    ];
  };
}
