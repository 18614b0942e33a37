import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band, Campaign } from '#roster/campaign.ts';
import { type Meeting, scoreOf } from '#roster/meetings.ts';
import type { NamedCampaign } from '#roster/named-campaigns.ts';
import type { Pair, Pairings } from '#roster/pairings.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleHeading } from '#ui/after-battle/battle-heading.ts';
import { curveWords } from '#ui/chronicle/curve-words.ts';
import { useDeedWords } from '#ui/chronicle/deed-words.ts';
import { useGoneWords } from '#ui/chronicle/gone-words.ts';
import type { BandLook } from './band-looks.ts';
import { useOutcome } from './MeetingsSheet.tsx';

/** A campaign, and how it is told. */
export interface Told {
  readonly name: string;
  /** Null for that of all warbands. */
  readonly named: NamedCampaign | null;
  readonly campaign: Campaign;
  readonly evening: Pairings;
  /** Who meets whom next, chosen by the players or proposed; undefined for nobody. */
  readonly next: Pair | undefined;
  readonly lookOf: (id: Band['id']) => BandLook;
  readonly system: RuleSystem;
}

/** The campaign as a text for the group's chat. */
export function useCampaignText(told: Told): string {
  const { name, campaign, evening, next, lookOf, system } = told;
  const { t } = useTranslation(['campaign', 'after-battle', 'roster']);
  const say = useSay();
  const heading = useBattleHeading();
  const outcome = useOutcome(lookOf);
  const deedWords = useDeedWords();
  const goneOf = useGoneWords(system);
  const { bands, meetings, battles, unlisted, evenings, deeds, gone } = campaign;
  const nameOf = (id: Band['id']) => lookOf(id).name;
  const pairName = ([own, other]: Meeting['ids']) =>
    t('between', { own: nameOf(own), other: nameOf(other) });
  const isProposed = ({ ids }: Pair) =>
    evening.pairs.some((pair) => pair.ids.every((id) => ids.includes(id)));
  // One that the players have chosen stands in place of what was proposed.
  const meeting = next === undefined || isProposed(next) ? evening.pairs : [next];
  const values = bands
    .filter(({ curve }) => curve.length > 0)
    .map(({ id, curve }) => {
      const ratings = curveWords(curve.map(({ rating }) => rating));
      return t('curve', { name: nameOf(id), ratings });
    });
  const scores = bands.flatMap((own, at) =>
    bands.slice(at + 1).flatMap((other) => {
      const { met, won, lost } = scoreOf(meetings, own.id, other.id);
      const score = t('score', { won: number(won), lost: number(lost) });
      return met === 0
        ? []
        : t('score-of', { own: nameOf(own.id), other: nameOf(other.id), score });
    }),
  );
  return [
    [
      `${name} · ${say({ code: `${system.id}:name`, params: {} })}`,
      `${t('evenings', { count: evenings })} · ${t('roster:list.battles', { count: battles })}`,
    ],
    part(t('value'), values),
    part(t('scores'), [...scores, ...(unlisted === 0 ? [] : [t('unlisted', { count: unlisted })])]),
    part(
      t('after-battle:chronicle.battles'),
      meetings.map(
        (one) => `${heading(one.at, one.title)} · ${pairName(one.ids)} · ${outcome(one)}`,
      ),
    ),
    part(
      t('after-battle:chronicle.deeds'),
      deeds.map((deed) =>
        [deed.name, nameOf(deed.warband.id), `${number(deed.count)} ${deedWords(deed, true)}`].join(
          ' · ',
        ),
      ),
    ),
    part(
      t('after-battle:chronicle.memory'),
      gone.map((one) => {
        const { name: who, how, when } = goneOf(one);
        return [who, nameOf(one.warband.id), how, when].join(' · ');
      }),
    ),
    part(
      t('next'),
      meeting.map(({ ids }) => pairName(ids)),
    ),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** A heading with its lines; nothing without any. */
function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `– ${line}`)];
}
