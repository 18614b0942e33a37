import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { setEmblem } from '#roster/edit.ts';
import { Later } from '#ui/kit/Later.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { AddMemberSheet } from './AddMemberSheet.tsx';
import { AdvanceSheet } from './AdvanceSheet.tsx';
import { EmblemSheet } from './EmblemSheet.tsx';
import { type Done, type DoneBetween, useEditor } from './editor-context.ts';
import { FoundingMarket, FoundingReturns } from './FoundingTrade.tsx';
import { useGoldLeft } from './gold-left.ts';
import { MemberSheet } from './MemberSheet.tsx';
import { IncomeParts, RatingParts, SizeParts } from './NumberSheets.tsx';
import type { Over, ShowSheet } from './over.ts';
import { loadChest, loadMarket, loadMissed } from './past-battles.ts';
import { hasChest } from './WarbandActions.tsx';
import { WarbandMenu } from './WarbandMenu.tsx';

type OpenSheetProps = {
  /** Null for none. */
  readonly over: Over | null;
  readonly unnamed: boolean;
  readonly onShow: ShowSheet;
  readonly onClose: () => void;
  /** Closes it and offers to undo what was done there. */
  readonly onDone: (done: Done | DoneBetween) => void;
};

/** The sheet that is open over a warband's page. */
export function OpenSheet({ over, unnamed, onShow, onClose, onDone }: OpenSheetProps) {
  const { t } = useTranslation(['roster', 'builder', 'after-battle']);
  const { warband, system } = useEditor();
  const left = useGoldLeft();
  const say = useSay();
  const closes = { open: true, onClose, closeLabel: t('warband.close') };
  const chest = hasChest(warband, system);
  const trade = { ...closes, subtitle: chest || left === null ? undefined : left };
  if (over === null) return null;
  if (typeof over === 'object') {
    if ('income' in over) {
      const title = say({ code: `${system.id}:after.income.${over.income}`, params: {} });
      return (
        <Sheet {...closes} title={title}>
          <IncomeParts id={over.income} />
        </Sheet>
      );
    }
    if ('advance' in over)
      return (
        <AdvanceSheet key={over.advance} id={over.advance} onClose={onClose} onDone={onDone} />
      );
    return (
      <MemberSheet
        key={over.member}
        id={over.member}
        fresh={over.fresh === true}
        onClose={onClose}
        onOpen={(member) => onShow({ member, fresh: true })}
        onMore={() => onShow('newcomers')}
        onDone={onDone}
      />
    );
  }
  switch (over) {
    case 'menu':
      return <WarbandMenu unnamed={unnamed} onShow={onShow} onClose={onClose} />;
    case 'emblems':
      return <Emblems onClose={onClose} />;
    case 'newcomers':
      return (
        <AddMemberSheet
          onClose={onClose}
          onAdded={(member) => onShow({ member, fresh: true })}
          onDone={onDone}
        />
      );
    case 'market':
      return (
        <Sheet {...trade} title={t('builder:actions.buy')}>
          {chest ? <Later load={loadMarket} props={{}} /> : <FoundingMarket />}
        </Sheet>
      );
    case 'chest':
      return (
        <Sheet {...trade} title={t(chest ? 'after-battle:stash.title' : 'builder:actions.sell')}>
          {chest ? <Later load={loadChest} props={{}} /> : <FoundingReturns />}
        </Sheet>
      );
    case 'rating':
      return (
        <Sheet {...closes} title={t('builder:tiles.rating-title')}>
          <RatingParts />
        </Sheet>
      );
    case 'size':
      return (
        <Sheet {...closes} title={t('builder:tiles.size-title')}>
          <SizeParts />
        </Sheet>
      );
    case 'missed':
      return (
        <Sheet {...closes} title={t('after-battle:missed.title')}>
          <Later load={loadMissed} props={{ onDone }} />
        </Sheet>
      );
  }
}

function Emblems({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('roster');
  const { warband, change } = useEditor();
  return (
    <EmblemSheet
      title={t('warband.emblem')}
      closeLabel={t('warband.close')}
      chosen={warband.emblem}
      onChoose={(emblem) => change((now) => setEmblem(now, emblem))}
      onClose={onClose}
    />
  );
}
