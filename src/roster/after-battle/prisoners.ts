import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, CaptorRow } from '#rules/contract/after-battle.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import type { AfterDraft, PrisonerEntry } from './draft.ts';
import { type FindReading, readFind } from './find-dice.ts';

/** A captive of the enemy, and what becomes of him. */
export interface Prisoner extends PrisonerEntry {
  /** What may be done with him here. */
  readonly choices: readonly CaptorRow[];
  /** Null while he is held. */
  readonly chosen: CaptorRow | null;
  /** What that brings so far. */
  readonly reading: FindReading;
  /** What is asked after some answers. */
  readonly nextAfter: (answers: Answers) => FindReading['next'];
}

/** The captives of the enemy whom this warband holds; none in a game without captives. @rule MORD-AFTER-INJURY */
export function prisonersOf(
  part: AfterBattlePart | null,
  { catalogueId, members }: Pick<Warband, 'catalogueId' | 'members'>,
  { prisoners }: Pick<AfterDraft, 'prisoners'>,
): readonly Prisoner[] {
  const choices = captorMay(part, catalogueId);
  const leader: Member | null = members.find((member) => member.leader) ?? null;
  return prisoners.map((entry) => {
    const chosen = choices.find(({ id }) => id === entry.fate) ?? null;
    const read = (answers: Answers) =>
      readFind(chosen?.gives ?? [], { searchers: [], leader }, answers);
    return {
      ...entry,
      choices,
      chosen,
      reading: read(entry.answers),
      nextAfter: (answers) => read(answers).next,
    };
  });
}

/** What a warband of this type may do with a captive; empty in a game without captives. */
export function captorMay(part: AfterBattlePart | null, type: string): readonly CaptorRow[] {
  const rows = part?.captivity?.captorMay ?? [];
  return rows.filter(({ warbands }) => warbands?.includes(type) ?? true);
}

/** Income from them, by id of its kind. */
export function incomeOfPrisoners(
  prisoners: readonly Prisoner[],
  part: AfterBattlePart | null,
): readonly (readonly [id: string, amount: number])[] {
  return prisoners.flatMap(({ chosen, price, reading }) => [
    ...(chosen?.priced === true ? [[part?.captivity?.of ?? '', price] as const] : []),
    ...reading.gains.flatMap((gain) =>
      gain.kind === 'income' ? [[gain.id, gain.amount] as const] : [],
    ),
  ]);
}
