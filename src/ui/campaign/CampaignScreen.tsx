import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Campaign } from '#roster/campaign.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { battlesOf } from '#roster/meetings.ts';
import { bothCampaigns, type NamedCampaign } from '#roster/named-campaigns.ts';
import { type Pair, pairings } from '#roster/pairings.ts';
import { sameContent } from '#roster/same-content.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useSystems, useWarbands } from '#store/hooks.ts';
import { DeedRow } from '#ui/chronicle/DeedRow.tsx';
import { Graveyard } from '#ui/chronicle/Graveyard.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { campaignPath, PATHS, rematchPath } from '#ui/paths.ts';
import { BandDisc } from './BandDisc.tsx';
import { type BandLook, useBandLooks } from './band-looks.ts';
import { CampaignMenu } from './CampaignMenu.tsx';
import { invitedCampaign } from './campaign-link.ts';
import { canFight } from './can-fight.ts';
import { NextMeeting } from './NextMeeting.tsx';
import { PairSheet } from './PairSheet.tsx';
import { RatingLines } from './RatingLines.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { useCampaign } from './use-campaign.ts';
import { useCampaignChanges, useCampaignName, useNamedCampaigns } from './use-named-campaigns.ts';

type CampaignScreenProps = {
  readonly systemId: string;
  /** Of one with a name; '' for that of all warbands of the game. */
  readonly campaignId?: string;
  /** Of a link that brings it (campaign-link.ts); '' for none. */
  readonly code?: string;
};

/** A campaign: what its warbands are worth, who met whom, and who meets whom next. */
export function CampaignScreen({ systemId, campaignId = '', code = '' }: CampaignScreenProps) {
  const { t } = useTranslation(['campaign', 'roster']);
  const system = useSystems().loaded(systemId);
  const read = useWarbands((state) => state.warbands !== null);
  const kept = useNamedCampaigns().find(({ id }) => id === campaignId) ?? null;
  const nameOf = useCampaignName();
  const { save, remove } = useCampaignChanges();
  const [, navigate] = useLocation();
  // What a link brings is of no account once something has been saved or removed here.
  const [settled, setSettled] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const named = useInvited(systemId, campaignId, settled ? '' : code, kept);
  const settle = (one: NamedCampaign, work: (one: NamedCampaign) => void) => {
    work(one);
    setSettled(true);
    return () => {
      if (kept === null) remove(one);
      else save(kept);
      setSettled(settled);
    };
  };
  const keep = (one: NamedCampaign) => {
    save(one);
    // What the link brought is there now, and may be changed.
    navigate(campaignPath(one.systemId, one.id), { replace: true });
  };
  if (system !== null && read && (named !== null || campaignId === '')) {
    return (
      <Whole
        system={system}
        named={named}
        onKeep={sameContent(named, kept) ? null : keep}
        onChange={(one) => settle(one, save)}
        onRemove={(one) => setRemoved({ one, undo: settle(one, remove) })}
      />
    );
  }
  return (
    <Screen
      top={<Top />}
      dock={
        removed === null ? null : (
          <ToastRegion
            label={t('roster:list.news')}
            message={{
              text: t('removed', { name: nameOf(removed.one) }),
              action: { label: t('roster:list.undo'), onPress: removed.undo },
            }}
          />
        )
      }
    >
      {read ? <EmptyLine>{t(campaignId === '' ? 'none' : 'gone')}</EmptyLine> : null}
    </Screen>
  );
}

interface Removed {
  readonly one: NamedCampaign;
  readonly undo: () => void;
}

/** The campaign as it is with what a link brings. @param kept as it is on this device */
function useInvited(
  systemId: string,
  id: string,
  code: string,
  kept: NamedCampaign | null,
): NamedCampaign | null {
  const invited = useMemo(() => invitedCampaign(id, code), [id, code]);
  return useMemo(() => {
    if (invited?.systemId !== systemId) return kept;
    return kept === null ? invited : bothCampaigns(kept, invited);
  }, [invited, kept, systemId]);
}

type WholeProps = {
  readonly system: RuleSystem;
  readonly named: NamedCampaign | null;
  /** Stores it as it is seen; null where it is stored. */
  readonly onKeep: ((campaign: NamedCampaign) => void) | null;
  /** Stores it as it has been changed, and gives the undo. */
  readonly onChange: (campaign: NamedCampaign) => () => void;
  readonly onRemove: (campaign: NamedCampaign) => void;
};

function Whole({ system, named, onKeep, onChange, onRemove }: WholeProps) {
  const { t } = useTranslation(['campaign', 'journal', 'roster']);
  const say = useSay();
  const linkTo = useLinkTo();
  const nameOf = useCampaignName();
  const campaign = useCampaign(system.id, system, named);
  const lookOf = useBandLooks(campaign.bands);
  const [away, setAway] = useState<readonly WarbandId[]>([]);
  const [chosen, setChosen] = useState<Pair['ids'] | null>(null);
  const [open, setOpen] = useState<'menu' | 'pair' | 'share' | null>(null);
  const [news, setNews] = useState<ToastMessage | null>(null);
  const close = () => setOpen(null);
  const here = campaign.bands.filter(canFight);
  const present = here.filter(({ id }) => !away.includes(id));
  const evening = pairings(present, campaign.meetings);
  const isHere = (id: WarbandId) => present.some((band) => band.id === id);
  const next: Pair | undefined = chosen?.every(isHere)
    ? { ids: chosen, met: battlesOf(campaign.meetings, ...chosen).length }
    : evening.pairs[0];
  const game = say({ code: `${system.id}:name`, params: {} });
  const name = named === null ? t('title') : nameOf(named);
  const told = { name, named, campaign, evening, next, lookOf, system };
  // An opponent's warband stands on the other side.
  const [first, second] = (next?.ids ?? [])
    .flatMap((id) => here.find((band) => band.id === id) ?? [])
    .toSorted((one, other) => Number(isTheirs(one.warband)) - Number(isTheirs(other.warband)));
  const change = (changed: NamedCampaign) => {
    const takeBack = onChange(changed);
    const undo = () => {
      takeBack();
      setNews(null);
    };
    setNews({ text: t('changed'), action: { label: t('roster:list.undo'), onPress: undo } });
  };
  const offer: ToastMessage | null =
    named === null || onKeep === null
      ? null
      : {
          text: t('invited', { name }),
          action: { label: t('keep'), onPress: () => onKeep(named) },
        };
  const unknown = (named?.bands.length ?? 0) - campaign.bands.length;
  const subtitle = [name === t('title') ? game : name, t('evenings', { count: campaign.evenings })];
  return (
    <Screen
      wide
      top={
        <Top
          subtitle={subtitle.join(' · ')}
          actions={
            <>
              {named === null && campaign.battles === 0 ? null : (
                <IconButton
                  icon="share"
                  label={t('journal:share')}
                  onPress={() => setOpen('share')}
                />
              )}
              {named !== null || here.length > 2 ? (
                <IconButton icon="menu" label={t('menu')} onPress={() => setOpen('menu')} />
              ) : null}
            </>
          }
        />
      }
      dock={
        <>
          <ToastRegion label={t('roster:list.news')} message={news ?? offer} />
          {first === undefined || second === undefined ? null : (
            <PrimaryLink
              {...linkTo(rematchPath(first.id, second.id))}
              title={t('start')}
              subtitle={t('between', { own: lookOf(first.id).name, other: lookOf(second.id).name })}
            />
          )}
        </>
      }
    >
      {campaign.battles === 0 ? <EmptyLine>{t('none')}</EmptyLine> : null}
      {named === null || unknown < 1 ? null : (
        <p className="quiet">{t('unknown', { count: unknown })}</p>
      )}
      <div className="columns">
        <div>
          <RatingLines campaign={campaign} lookOf={lookOf} />
          {campaign.battles === 0 ? null : <ScoreTable campaign={campaign} lookOf={lookOf} />}
        </div>
        <div>
          {next === undefined ? null : (
            <NextMeeting
              pair={next}
              lookOf={lookOf}
              onChange={present.length > 2 ? () => setOpen('pair') : null}
            />
          )}
          <Past campaign={campaign} lookOf={lookOf} system={system} />
        </div>
      </div>
      {open === 'menu' ? (
        <CampaignMenu
          campaign={named}
          bands={here}
          away={away}
          onAway={setAway}
          onChange={change}
          onRemove={onRemove}
          onClose={close}
        />
      ) : null}
      {open === 'pair' && next !== undefined ? (
        <PairSheet
          evening={evening}
          chosen={next.ids}
          bands={present}
          lookOf={lookOf}
          onChoose={setChosen}
          onClose={close}
        />
      ) : null}
      {open === 'share' ? <Later load={SHARE} props={{ ...told, onClose: close }} /> : null}
    </Screen>
  );
}

/** Loaded when something is shared. */
const SHARE = async () => (await import('./ShareCampaign.tsx')).ShareCampaign;

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
