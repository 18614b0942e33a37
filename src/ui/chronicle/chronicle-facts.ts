import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { chronicleOf } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleFacts } from '#ui/after-battle/BattleLine.tsx';
import { useBattleHeading } from '#ui/after-battle/battle-heading.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { curveWords } from './curve-words.ts';
import { type GoneFacts, useGoneWords } from './gone-words.ts';
import { useTotals } from './totals-words.ts';

/** The content of a shared chronicle, in words. */
export interface ChronicleFacts {
  readonly name: string;
  readonly emblem: string;
  /** Its type; '' in a game without types. */
  readonly type: string;
  /** "3 batailles", "2 gagnées" … */
  readonly totals: readonly string[];
  readonly curveTitle: string;
  readonly ratings: readonly number[];
  /** The newest first. */
  readonly battles: readonly BattleFacts[];
  /** Number of older battles not listed. */
  readonly more: (count: number) => string;
  readonly goneTitle: string;
  readonly gone: readonly GoneFacts[];
  readonly game: string;
  /** The app's name. */
  readonly madeWith: string;
}

export interface BattleFacts {
  /** Date and title. */
  readonly heading: string;
  /** "Victoire" */
  readonly result: string;
  /** All that is known of it, as sentences. */
  readonly facts: readonly string[];
}

/** The chronicle of a warband in words. */
export function useChronicleFacts(warband: Warband, system: RuleSystem): ChronicleFacts {
  const { t } = useTranslation(['after-battle', 'home']);
  const say = useSay();
  const words = useRosterWords(system.id);
  const factsOf = useBattleFacts(system);
  const heading = useBattleHeading();
  const goneOf = useGoneWords(system);
  const totals = useTotals();
  const chronicle = chronicleOf(warband);
  return {
    name: words.warband(warband),
    emblem: warband.emblem,
    type: system.catalogue.length === 0 ? '' : words.type(warband.catalogueId),
    totals: totals(chronicle.totals),
    curveTitle: t('chronicle.curve'),
    ratings: chronicle.curve.map(({ rating }) => rating),
    battles: chronicle.lines.map((line) => ({
      heading: heading(line.at, line.title),
      result: t(`record.${line.result}`),
      facts: factsOf(line).map(({ said }) => said),
    })),
    more: (count) => t('chronicle.more', { count }),
    goneTitle: t('chronicle.memory'),
    gone: chronicle.gone.map(goneOf),
    game: say({ code: `${system.id}:name`, params: {} }),
    madeWith: t('home:title'),
  };
}

/** The whole chronicle as a text for friends, from the first battle on. */
export function chronicleText(facts: ChronicleFacts): string {
  const { name, totals, curveTitle, ratings, battles, goneTitle, gone } = facts;
  const lines = battles
    .toReversed()
    .map((battle) => [battle.heading, ...battle.facts.map((fact) => `– ${fact}`)].join('\n'));
  const curve = ratings.length === 0 ? [] : [`${curveTitle} · ${curveWords(ratings)}`];
  const lost = gone.map((one) => `– ${one.name} (${one.who}) · ${one.how} · ${one.when}`);
  return [
    [name, totals.join(' · '), ...curve].join('\n'),
    ...lines,
    ...(gone.length === 0 ? [] : [[goneTitle, ...lost].join('\n')]),
  ].join('\n\n');
}

/** All text of the picture, for screen readers. */
export function pictureWords(facts: ChronicleFacts): string {
  const { name, totals, battles, goneTitle, gone } = facts;
  return [
    name,
    totals.join(', '),
    ...battles.map(({ heading, result }) => `${heading} · ${result}`),
    ...(gone.length === 0 ? [] : [goneTitle, gone.map((one) => one.name).join(', ')]),
  ].join('. ');
}
