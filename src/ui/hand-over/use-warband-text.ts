import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { goldCost } from '#roster/cost.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useOwnWords } from '#ui/own-words.ts';
import { fightersIn } from '#ui/roster/size.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** The warband as a text for friends, a line per fighter, in a form that this app and others can import. */
export function useWarbandText(warband: Warband, system: RuleSystem): string {
  const { t } = useTranslation(['hand-over', 'roster']);
  const words = useRosterWords(system.id);
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const gold = goldCost(warband, system);
  const facts = [
    ...(system.catalogue.length === 0 ? [] : [words.type(warband.catalogueId)]),
    own('ui:fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('roster:warband.rating', { rating: number(rating) })]),
    ...(gold === null ? [] : [t('roster:warband.cost', { gold: number(gold) })]),
  ];
  const lineOf = (member: Member) => {
    const { labels, experience, traits } = member;
    const kind = words.kind(member);
    const several = labels.length > 1 ? t('several', { count: labels.length, kind }) : kind;
    const named = member.name === '' ? several : t('named', { name: member.name, kind: several });
    const who = experience > 0 ? t('fighter', { who: named, count: experience }) : named;
    // Traits of the profile go without saying.
    const usual = findProfile(system, member.profileId)?.traits ?? {};
    const things = Object.entries(traits)
      .filter(([trait, value]) => usual[trait] !== value)
      .map(([trait, value]) => words.carried(trait, value, warband.catalogueId));
    return things.length === 0 ? who : t('carries', { who, things: things.join(', ') });
  };
  return [
    words.warband(warband),
    facts.join(' · '),
    '',
    ...warband.members.map(lineOf),
    ...(warband.notes === '' ? [] : ['', warband.notes]),
  ].join('\n');
}
