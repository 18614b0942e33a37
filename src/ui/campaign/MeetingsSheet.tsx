import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import { battlesOf, type Meeting } from '#roster/meetings.ts';
import { useBattles } from '#store/hooks.ts';
import { useBattleHeading } from '#ui/after-battle/battle-heading.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { journalPath, rematchPath } from '#ui/paths.ts';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import { canFight } from './can-fight.ts';

type MeetingsSheetProps = {
  readonly between: readonly [Band, Band];
  readonly meetings: readonly Meeting[];
  readonly lookOf: (id: Band['id']) => BandLook;
  readonly onClose: () => void;
};

/** The battles of two warbands, the newest first, each with the way to its journal; and their next one. */
export function MeetingsSheet({ between, meetings, lookOf, onClose }: MeetingsSheetProps) {
  const { t } = useTranslation(['campaign', 'after-battle', 'table']);
  const linkTo = useLinkTo();
  const summaries = useBattles((state) => state.summaries);
  const heading = useBattleHeading();
  const outcome = useOutcome(lookOf);
  const [own, other] = between;
  const names = { own: lookOf(own.id).name, other: lookOf(other.id).name };
  return (
    <Sheet open onClose={onClose} title={t('between', names)} closeLabel={t('table:sheet.close')}>
      <FramedList>
        {battlesOf(meetings, own.id, other.id)
          .toReversed()
          .map((meeting) => {
            const { battleId, at, title, winners } = meeting;
            const [winner] = winners.length === 1 ? winners : [];
            const row = {
              lead: winner ? <BandDisc look={lookOf(winner)} /> : <StatusDisc {...UNDECIDED} />,
              title: outcome(meeting),
              subtitle: heading(at, title),
            };
            const isHere = summaries?.some((one) => one.battleId === battleId) === true;
            return (
              <li key={battleId}>
                {isHere ? (
                  <ListLink {...linkTo(journalPath(battleId))} {...row} />
                ) : (
                  <div className="line k-list-row">
                    {row.lead}
                    <RowWords title={row.title} subtitle={row.subtitle} />
                  </div>
                )}
              </li>
            );
          })}
      </FramedList>
      {canFight(own) && canFight(other) ? (
        <LinkButton {...linkTo(rematchPath(own.id, other.id))} block>
          {t('after-battle:chronicle.rematch')}
        </LinkButton>
      ) : null}
    </Sheet>
  );
}

const UNDECIDED = { icon: 'close-combat', tone: 'neutral' } as const;

/** Who won, in words; both where reports differ. */
export function useOutcome(lookOf: MeetingsSheetProps['lookOf']): (meeting: Meeting) => string {
  const { t } = useTranslation(['campaign', 'after-battle']);
  return ({ winners }) => {
    const said = winners.map((winner) =>
      winner === null ? t('after-battle:record.none') : lookOf(winner).name,
    );
    if (said.length > 1) return t('differ', { reports: said.join(' / ') });
    if (winners.length === 0) return t('of-several');
    return winners[0] === null ? said.join('') : t('victory', { name: said.join('') });
  };
}
