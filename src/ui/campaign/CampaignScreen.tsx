import { type ReactNode, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Campaign } from '#roster/campaign.ts';
import { pairings } from '#roster/pairings.ts';
import { isTheirs } from '#roster/theirs.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useSystems, useWarbands } from '#store/hooks.ts';
import { DeedRow } from '#ui/chronicle/DeedRow.tsx';
import { Graveyard } from '#ui/chronicle/Graveyard.tsx';
import { shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, rematchPath } from '#ui/paths.ts';
import { BandDisc } from './BandDisc.tsx';
import { type BandLook, useBandLooks } from './band-looks.ts';
import { canFight } from './can-fight.ts';
import { NextMeeting } from './NextMeeting.tsx';
import { RatingLines } from './RatingLines.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { TonightSheet } from './TonightSheet.tsx';
import { useCampaign } from './use-campaign.ts';
import { useCampaignText } from './use-campaign-text.ts';

/** All warbands of a game that have fought: what they are worth, who met whom, and who meets whom next. */
export function CampaignScreen({ systemId }: { readonly systemId: string }) {
  const { t } = useTranslation('campaign');
  const system = useSystems().loaded(systemId);
  const read = useWarbands((state) => state.warbands !== null);
  if (system !== null && read) return <Whole system={system} />;
  return <Screen top={<Top />}>{read ? <EmptyLine>{t('none')}</EmptyLine> : null}</Screen>;
}

function Whole({ system }: { readonly system: RuleSystem }) {
  const { t } = useTranslation(['campaign', 'after-battle', 'journal', 'roster']);
  const say = useSay();
  const linkTo = useLinkTo();
  const campaign = useCampaign(system.id, system);
  const lookOf = useBandLooks(campaign.bands);
  const [away, setAway] = useState<readonly WarbandId[]>([]);
  const [chosen, setChosen] = useState<WarbandId | null>(null);
  const [leaving, setLeaving] = useState(false);
  const here = campaign.bands.filter(canFight);
  const evening = pairings(
    here.filter(({ id }) => !away.includes(id)),
    campaign.meetings,
  );
  const next = evening.pairs.find(({ ids }) => ids[0] === chosen) ?? evening.pairs[0];
  const game = say({ code: `${system.id}:name`, params: {} });
  const text = useCampaignText({ campaign, evening, lookOf, system });
  const said = useShareWords();
  const [news, setNews] = useState('');
  if (campaign.bands.length === 0) {
    return (
      <Screen top={<Top subtitle={game} />}>
        <EmptyLine>{t('none')}</EmptyLine>
      </Screen>
    );
  }
  // An opponent's warband stands on the other side.
  const [first, second] = here
    .filter(({ id }) => next?.ids.includes(id))
    .toSorted((one, other) => Number(isTheirs(one.warband)) - Number(isTheirs(other.warband)));
  const share = async () => setNews(said(await shareText(t('title'), text())));
  return (
    <Screen
      wide
      top={
        <Top
          subtitle={[game, t('evenings', { count: campaign.evenings })].join(' · ')}
          actions={
            <>
              <IconButton icon="share" label={t('journal:share')} onPress={() => void share()} />
              {here.length > 2 ? (
                <IconButton icon="menu" label={t('tonight')} onPress={() => setLeaving(true)} />
              ) : null}
            </>
          }
        />
      }
      dock={
        <>
          <ToastRegion
            label={t('roster:list.news')}
            message={news === '' ? null : { text: news }}
          />
          {first === undefined || second === undefined ? null : (
            <PrimaryLink
              {...linkTo(rematchPath(first.id, second.id))}
              title={t('after-battle:done.fight')}
              subtitle={t('between', { own: lookOf(first.id).name, other: lookOf(second.id).name })}
            />
          )}
        </>
      }
    >
      <div className="columns">
        <div>
          <RatingLines campaign={campaign} lookOf={lookOf} />
          <ScoreTable campaign={campaign} lookOf={lookOf} />
        </div>
        <div>
          {next === undefined ? null : (
            <NextMeeting
              evening={evening}
              chosen={next}
              lookOf={lookOf}
              onChoose={({ ids }) => setChosen(ids[0])}
            />
          )}
          <Past campaign={campaign} lookOf={lookOf} system={system} />
        </div>
      </div>
      {leaving ? (
        <TonightSheet
          bands={here}
          away={away}
          lookOf={lookOf}
          onChange={setAway}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </Screen>
  );
}

type PastProps = {
  readonly campaign: Campaign;
  readonly lookOf: (id: WarbandId) => BandLook;
  readonly system: RuleSystem;
};

/** What members of all warbands are remembered for, and the dead. */
function Past({ campaign: { deeds, gone }, lookOf, system }: PastProps) {
  const { t } = useTranslation('after-battle');
  return (
    <>
      {deeds.length === 0 ? null : (
        <section aria-labelledby="deeds">
          <SectionHeading id="deeds" title={t('chronicle.deeds')} />
          <FramedList>
            {deeds.map((deed) => (
              <DeedRow
                key={deed.kind}
                deed={deed}
                whose={<BandDisc look={lookOf(deed.warband.id)} alone />}
              />
            ))}
          </FramedList>
        </section>
      )}
      <Graveyard gone={gone} system={system} named />
    </>
  );
}

type TopProps = { readonly subtitle?: string; readonly actions?: ReactNode };

function Top({ subtitle, actions }: TopProps) {
  const { t } = useTranslation('campaign');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={subtitle}
      back={{ ...linkTo(PATHS.warbands), label: t('back') }}
      actions={actions}
    />
  );
}
