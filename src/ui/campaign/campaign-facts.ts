import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band, RatedEvening } from '#roster/campaign.ts';
import { scoreOf } from '#roster/meetings.ts';
import type { Told } from './use-campaign-text.ts';

/** The content of a shared campaign, in words. */
export interface CampaignFacts {
  readonly name: string;
  /** "5 soirées", "12 batailles" */
  readonly totals: readonly string[];
  readonly valueTitle: string;
  readonly evenings: number;
  /** Those with most battles, as many as the picture has room for. */
  readonly bands: readonly BandFacts[];
  readonly scoresTitle: string;
  /** How many warbands are left out, in words; '' for none. */
  readonly more: string;
  readonly nextTitle: string;
  /** Null if nobody can meet. */
  readonly next: {
    readonly between: string;
    readonly emblems: readonly [string, string];
    readonly met: string;
  } | null;
  readonly game: string;
  /** The app's name. */
  readonly madeWith: string;
}

export interface BandFacts {
  readonly name: string;
  readonly emblem: string;
  /** Null where it is not known. */
  readonly rating: string | null;
  /** Of its line, as on the screen. */
  readonly dash: readonly number[];
  readonly curve: readonly RatedEvening[];
  /** Against each of `bands`, in their order; null against itself, '' if they never met. */
  readonly scores: readonly (string | null)[];
}

/** Warbands in the picture. */
const MOST = 8;

/** A campaign in the words of its picture. */
export function useCampaignFacts({ name, campaign, next, lookOf, system }: Told): CampaignFacts {
  const { t } = useTranslation(['campaign', 'after-battle', 'roster', 'home']);
  const say = useSay();
  const { meetings, battles, evenings } = campaign;
  const bands = campaign.bands.slice(0, MOST);
  const emblemOf = (id: Band['id']) => campaign.bands.find((one) => one.id === id)?.emblem ?? '';
  const scoreIn = (own: Band, other: Band) => {
    const { met, won, lost } = scoreOf(meetings, own.id, other.id);
    return met === 0 ? '' : t('score', { won: number(won), lost: number(lost) });
  };
  const left = campaign.bands.length - bands.length;
  const [own, other] = next?.ids ?? [];
  return {
    name,
    totals: [t('evenings', { count: evenings }), t('roster:list.battles', { count: battles })],
    valueTitle: t('value'),
    evenings,
    bands: bands.map((band) => ({
      name: lookOf(band.id).name,
      emblem: band.emblem,
      rating: band.rating === null ? null : number(band.rating),
      dash: lookOf(band.id).dash,
      curve: band.curve,
      scores: bands.map((foe) => (foe === band ? null : scoreIn(band, foe))),
    })),
    scoresTitle: t('scores'),
    more: left === 0 ? '' : t('more', { count: left }),
    nextTitle: t('next'),
    next:
      next === undefined || own === undefined || other === undefined
        ? null
        : {
            between: t('between', { own: lookOf(own).name, other: lookOf(other).name }),
            emblems: [emblemOf(own), emblemOf(other)],
            met: next.met === 0 ? t('first') : t('after-battle:chronicle.met', { count: next.met }),
          },
    game: say({ code: `${system.id}:name`, params: {} }),
    madeWith: t('home:title'),
  };
}

/** All text of the picture, for screen readers. */
export function pictureWords(facts: CampaignFacts): string {
  const { name, totals, bands, nextTitle, next } = facts;
  return [
    name,
    totals.join(', '),
    ...bands.map((band) => [band.name, ...(band.rating === null ? [] : [band.rating])].join(' · ')),
    ...(next === null ? [] : [nextTitle, next.between]),
  ].join('. ');
}
