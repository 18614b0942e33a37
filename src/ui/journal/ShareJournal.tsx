import { useState } from 'react';
import { endingOf } from '#battle/ending.ts';
import { casualtyCurves } from '#battle/selectors.ts';
import { winnersFirst, winnersOf } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { date, dayStamp, list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useBattleId, useRuleSystem, useStores } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { type HandedOver, handOverFile, handOverText } from '#ui/effects/hand-over.ts';
import { useHandedOverWords } from '#ui/effects/use-handed-over-words.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import type { Colour } from '#ui/painting/brush.ts';
import { linkTo, passBattlePath } from '#ui/paths.ts';
import { sideColours } from '#ui/side-colours.ts';
import { useLossWords } from './ending-words.ts';
import {
  type JournalTold,
  useJournalLine,
  useJournalText,
  useTitleOf,
  useTurnTitle,
} from './journal-words.ts';
import { lookOf } from './line-looks.ts';
import { paintPicture } from './paint-picture.ts';
import { paintPoster } from './paint-poster.ts';
import { paintReport } from './paint-report.ts';
import type { PictureFacts } from './picture.ts';
import { posterWords } from './poster.ts';
import { usePosterFacts } from './poster-facts.ts';
import { type ReportFacts, reportText } from './report.ts';
import { mainEvents, type StoryLine, type StoryTurn } from './story.ts';

type ShareJournalProps = JournalTold & { readonly onClose: () => void };

/** Hands the journal on, as a picture or as text; there while it is open. */
export function ShareJournal({ onClose, ...told }: ShareJournalProps) {
  const { t } = useTranslation(['journal', 'table', 'moments']);
  const said = useHandedOverWords();
  const [news, setNews] = useState('');
  const battleId = useBattleId();
  const posterFacts = usePosterFacts(told.title);
  const { clock } = useStores();
  const facts = useReportFacts(told);
  const textOf = useJournalText(told);
  // Begun before it is asked for: a browser shares only right after the tap.
  const [picture] = useState(() => (facts === null ? null : paintPicture(facts)));
  const [poster] = useState(() => (posterFacts === null ? null : paintPoster(posterFacts)));
  // One after another: the first of them is looked at.
  const [report] = useState(() => ({
    portrait: after(poster, () => (facts === null ? null : paintReport(facts, 'portrait'))),
    square: after(poster, () => (facts === null ? null : paintReport(facts, 'square'))),
  }));
  const words = posterFacts === null ? '' : posterWords(posterFacts);
  const handOver = async (blob: Blob | null, text: string) => {
    if (blob === null) return setNews(t('no-picture'));
    const name = `hors-de-combat-${dayStamp(clock())}.png`;
    const file = new File([blob], name, { type: 'image/png' });
    done(await handOverFile(told.title, text, file), name);
  };
  const asPicture = async () => handOver(await picture, '');
  const asPoster = async () => handOver(await poster, words);
  const done = (outcome: HandedOver, file = '') => {
    if (outcome === 'shared') onClose();
    setNews(said(outcome, file));
  };
  const asReport = async (shape: keyof typeof report) => handOver(await report[shape], '');
  const asShortText = async () =>
    done(await handOverText(told.title, facts === null ? '' : reportText(facts)));
  const asText = async () => done(await handOverText(told.title, textOf()));
  return (
    <Sheet
      open
      onClose={onClose}
      title={poster === null ? t('share-title') : t('moments:poster.share')}
      closeLabel={t('table:sheet.close')}
    >
      {poster === null ? null : (
        <PicturePreview picture={poster} label={t('moments:poster.preview', { words })} />
      )}
      <ul className="stack">
        {poster === null ? null : (
          <li>
            <ListRow
              lead={<Icon name="victory" />}
              title={t('moments:poster.title')}
              subtitle={t('moments:poster.hint')}
              onPress={() => void asPoster()}
            />
          </li>
        )}
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('report.portrait')}
            subtitle={t('report.portrait-hint')}
            onPress={() => void asReport('portrait')}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('report.square')}
            subtitle={t('report.square-hint')}
            onPress={() => void asReport('square')}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="copy" />}
            title={t('report.text')}
            subtitle={t('report.text-hint')}
            onPress={() => void asShortText()}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('as-picture')}
            subtitle={t('as-picture-hint')}
            onPress={() => void asPicture()}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="copy" />}
            title={t('as-text')}
            subtitle={t('as-text-hint')}
            onPress={() => void asText()}
          />
        </li>
        <li>
          <ListLink
            lead={<Icon name="qr-code" />}
            title={t('table:menu.pass')}
            subtitle={t('pass-hint')}
            href={linkTo(passBattlePath(battleId))}
          />
        </li>
      </ul>
      <output className="j-shared">{news}</output>
    </Sheet>
  );
}

/** What is made once something else is there, or at once where there is nothing else. */
async function after<T>(first: Promise<unknown> | null, make: () => Promise<T> | T): Promise<T> {
  await first;
  return make();
}

type SharedJournal = {
  readonly story: readonly StoryTurn[];
  readonly title: string;
  /** How long it took; null when that is not worth a word. */
  readonly played: string | null;
};

/** All that the picture tells; null when there is no battle. */
function usePictureFacts({ story, title, played }: SharedJournal): PictureFacts | null {
  const { t } = useTranslation(['journal', 'home', 'battle']);
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const battle = useBattle((state) => state.battle);
  const result = useResult(battle);
  const eventsOf = useEvents(system);
  const titleOf = useTurnTitle();
  const start = story[0]?.parts[0]?.lines[0]?.item.time;
  if (battle === null || start === undefined) return null;
  const colours = sideColours(battle.sides);
  return {
    title,
    subtitle: played === null ? date(start) : `${date(start)} · ${played}`,
    result,
    sides: battle.sides.map(({ id, name }, index) => {
      const rout = system.rout?.(battle, id);
      const colour: Colour = `--${colours[index] ?? 'ember'}-text`;
      if (rout === undefined) return { name, losses: '', colour };
      const out = number(toNumber(rout.casualties));
      const { participants: of, needed } = rout;
      return {
        name,
        losses: t('battle:gauge.count', { out, of: number(of), needed: number(needed) }),
        colour,
      };
    }),
    chartTitle: t('chart'),
    curves: casualtyCurves(entries, system),
    turns: story
      .map((turn) => ({ title: titleOf(turn), events: eventsOf(turn) }))
      .filter(({ events }) => events.length > 0),
    madeWith: t('home:title'),
  };
}

/** The same with what a short report tells besides. */
function useReportFacts(told: SharedJournal): ReportFacts | null {
  const { t } = useTranslation('journal');
  const facts = usePictureFacts(told);
  const battle = useBattle((state) => state.battle);
  const eventsOf = useEvents(useRuleSystem());
  const titleOf = useTitleOf();
  if (facts === null || battle === null) return null;
  const sides = winnersFirst(battle);
  return {
    ...facts,
    title: titleOf({ name: battle.name, sides }),
    facing: sides.slice(0, 2).map(({ emblem }) => emblem),
    emblems: battle.sides.map(({ emblem }) => emblem),
    moments: told.story.flatMap((turn) =>
      // No turn's title stands above it, as it does in the text.
      eventsOf(turn).map(({ icon, text, side }) => ({
        round: turn.position.round,
        icon,
        text: side === null ? text : `${side} · ${text}`,
      })),
    ),
    more: (count) => t('report.more', { count }),
  };
}

/** "Victoire : Reikland" and why, each loser's own cause; or that nobody has won yet. */
function useResult(battle: BattleState | null): readonly string[] {
  const { t } = useTranslation(['journal', 'battle']);
  const words = useWords();
  const losersOf = useLossWords();
  const live = useBattle((state) => state.live);
  if (battle === null) return [];
  const ending = endingOf(live, battle);
  if (ending === null) return [t('running', { round: battle.position.round })];
  const winners = winnersOf(battle).map(({ name }) => name);
  const won =
    winners.length === 0
      ? t('battle:entry.battle-ended-drawn')
      : t('battle:entry.battle-ended', { side: list(winners) });
  const { otherwise } = ending;
  const cause = otherwise === null ? null : words.maybe(`cause.${otherwise}`);
  const lost = losersOf(ending, battle).map(({ said }) => said);
  return [won, ...(cause === null ? [] : [cause]), ...lost];
}

function useEvents(system: RuleSystem) {
  const lineOf = useJournalLine();
  const battle = useBattle((state) => state.battle);
  /** The side that a test of a whole side was about; null for all else. */
  const sideOf = ({ item: { entry } }: StoryLine) =>
    entry.type === 'DutyResolved' && entry.data.fighterId === null
      ? (battle?.sides.find(({ id }) => id === entry.data.sideId)?.name ?? null)
      : null;
  return (turn: StoryTurn) =>
    mainEvents(turn, system).flatMap((line) => {
      const { icon, tone } = lookOf(line, system);
      const { text, results } = lineOf(line);
      const told = results.length === 0 ? [text] : results;
      return told.map((one) => ({ icon, colour: colourOf(tone), text: one, side: sideOf(line) }));
    });
}

function colourOf(tone: Tone): Colour {
  if (tone === 'rout') return '--rout-mark';
  return tone === 'neutral' || tone === 'done' ? '--text-2' : `--${tone}`;
}
