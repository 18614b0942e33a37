import { goldCost } from '#roster/cost.ts';
import type { EquippedSystem } from '#roster/gear.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { type RosterNames, traitNamesOf } from './roster-names.ts';

/** Words of a list builder's text besides those of the roster. */
export interface BuilderWords {
  /** For a warband without a name. */
  readonly name: string;
  /** "Bande". */
  readonly force: string;
  /** "480 co". */
  readonly cost: (gold: number) => string;
  readonly experience: string;
  readonly gear: string;
  readonly rules: string;
  readonly leader: string;
  readonly missesNext: string;
}

/**
 * A warband in the format of list builders (New Recruit, BattleScribe): forces between `++`, categories
 * between `+`, one line per fighter with the number of models and their cost, and below it their profile and
 * equipment. Other tools and people are used to it; the importer reads it back.
 */
export function rosterText(
  warband: Warband,
  system: RosterSystem & EquippedSystem,
  names: RosterNames,
  words: BuilderWords,
): string {
  const priced = (members: readonly Member[]) => {
    const gold = goldCost({ ...warband, members }, system);
    return gold === null ? '' : ` [${words.cost(gold)}]`;
  };
  const { members, catalogueId } = warband;
  const categories = system.roles
    .map(({ id }) => ({ id, members: members.filter(({ role }) => role === id) }))
    .filter((category) => category.members.length > 0);
  const unplaced = members.filter(({ role }) => !system.roles.some(({ id }) => id === role));
  const entries = (some: readonly Member[]) =>
    some.flatMap((one) => [
      `${headOf(one, names)} [${one.labels.length}]${priced([one])}`,
      ...partsOf(one, warband, system, names, words).map((part) => `. ${part}`),
      '',
    ]);
  return [
    warband.name || words.name,
    '',
    `++ ${words.force} (${names.type(catalogueId)})${priced(members)} ++`,
    '',
    ...categories.flatMap((category) => [
      `+ ${names.role(category.id, 2)} +${priced(category.members)}`,
      '',
      ...entries(category.members),
    ]),
    ...entries(unplaced),
  ]
    .join('\n')
    .trimEnd();
}

/** Name and kind; the name in quotes where it would not be read back as one. */
function headOf(member: Member, names: RosterNames): string {
  const { name } = member;
  const kind = names.kind(member);
  if (name === '') return kind;
  return /^[\p{L}\p{N}]/u.test(name) ? `${name} (${kind})` : `“${name}” (${kind})`;
}

function partsOf(
  member: Member,
  warband: Warband,
  system: RosterSystem & EquippedSystem,
  names: RosterNames,
  words: BuilderWords,
): readonly string[] {
  const numbers = system.characteristics.flatMap(({ id }) => {
    const value = member.profile[id];
    return value === undefined ? [] : [`${names.short(id)} ${value}`];
  });
  const { gear, rules } = traitNamesOf(member, warband, system, names);
  const listed = (title: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [`${title}: ${texts.join(', ')}`];
  return [
    numbers.join(', '),
    ...(member.leader ? [words.leader] : []),
    ...(member.experience > 0 ? [`${member.experience}x ${words.experience}`] : []),
    ...listed(words.gear, gear),
    ...listed(words.rules, rules),
    ...(member.missesNext ? [words.missesNext] : []),
  ];
}
