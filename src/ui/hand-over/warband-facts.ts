import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { goldCost } from '#roster/cost.ts';
import { isGear } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import { rolledFor } from '#roster/rolled.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useOwnWords } from '#ui/own-words.ts';
import { fightersIn } from '#ui/roster/size.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** The content of a warband picture, all as text. */
export interface WarbandFacts {
  readonly name: string;
  readonly emblem: string;
  /** Its type; '' in a game without types. */
  readonly type: string;
  /** "Valeur : 96", "11 figurines". */
  readonly facts: readonly string[];
  readonly fighters: readonly FighterFacts[];
  /** Says that there are more than fit; '' if there are not. */
  readonly more: string;
  readonly game: string;
  /** The app's name. */
  readonly madeWith: string;
}

export interface FighterFacts {
  readonly name: string;
  /** '' if the name says it. */
  readonly kind: string;
  readonly leader: boolean;
  /** "× 3"; '' for one. */
  readonly count: string;
  readonly things: string;
  readonly numbers: readonly { readonly head: string; readonly value: string }[];
  /** "22 XP"; '' for none. */
  readonly experience: string;
}

/** More would not be readable. */
const MAX_FIGHTERS = 20;

export function useWarbandFacts(warband: Warband, system: RuleSystem): WarbandFacts {
  const { t } = useTranslation(['hand-over', 'home', 'roster']);
  const say = useSay();
  const words = useRosterWords(system.id);
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const gold = goldCost(warband, system);
  const fighterOf = (member: Member): FighterFacts => {
    const name = words.member(member);
    return {
      name,
      kind: words.kindBeside(member) ?? '',
      leader: member.leader,
      count: member.labels.length > 1 ? `× ${number(member.labels.length)}` : '',
      things: thingsOf(member),
      numbers: system.characteristics.map(({ id }) => ({
        head: words.short(id),
        value: rolledFor(system, member, id) ?? number(member.profile[id] ?? 0),
      })),
      experience:
        system.campaign === null || member.experience === 0
          ? ''
          : t('picture.experience', { xp: number(member.experience) }),
    };
  };
  /** Equipment, and traits that the profile does not include. */
  const thingsOf = (member: Member): string => {
    const usual = findProfile(system, member.profileId)?.traits ?? {};
    const carried = system.traits.flatMap((row) => {
      const value = member.traits[row.id];
      const gear = isGear(row, system);
      if (value === undefined || (!gear && usual[row.id] === value)) return [];
      return [{ gear, text: words.carried(row.id, value, warband.catalogueId) }];
    });
    return [...carried.filter(({ gear }) => gear), ...carried.filter(({ gear }) => !gear)]
      .map(({ text }) => text)
      .join(', ');
  };
  const left = warband.members.length - MAX_FIGHTERS;
  return {
    name: words.warband(warband),
    emblem: warband.emblem,
    type: system.catalogue.length === 0 ? '' : words.type(warband.catalogueId),
    facts: [
      ...(rating === null ? [] : [t('roster:warband.rating', { rating: number(rating) })]),
      own('ui:fighters', { count: fightersIn(warband) }),
      ...(gold === null ? [] : [t('roster:warband.cost', { gold: number(gold) })]),
    ],
    fighters: warband.members.slice(0, left > 0 ? MAX_FIGHTERS - 1 : MAX_FIGHTERS).map(fighterOf),
    more: left > 0 ? t('picture.more', { count: left + 1 }) : '',
    game: say({ code: `${system.id}:name`, params: {} }),
    madeWith: t('home:title'),
  };
}

/** All text of the picture, for screen readers. */
export function pictureWords(facts: WarbandFacts): string {
  const { name, type, facts: about, fighters, more } = facts;
  const people = fighters.map((one) => {
    const numbers = one.numbers.map(({ head, value }) => `${head} ${value}`).join(' ');
    return [one.name, one.count, one.kind, one.experience, one.things, numbers]
      .filter((part) => part !== '')
      .join(', ');
  });
  return [[name, type, ...about].filter((part) => part !== '').join(', '), ...people, more]
    .filter((part) => part !== '')
    .join('. ');
}
