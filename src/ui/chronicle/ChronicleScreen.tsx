import { useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { BetweenBattles } from '#ui/between/BetweenBattles.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { OfWarband } from '#ui/roster/OfWarband.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { BattleRow } from './BattleRow.tsx';
import { ChronicleHead } from './ChronicleHead.tsx';
import { ChronicleMenu, takenBack } from './ChronicleMenu.tsx';
import { DeedRow } from './DeedRow.tsx';
import { Graveyard } from './Graveyard.tsx';
import { RivalLine } from './RivalLine.tsx';
import { useChronicle } from './use-chronicle.ts';
import './Chronicle.css';

/** A warband's campaign to read: what it is worth, its battles, its deeds, and its dead. */
export function ChronicleScreen({ id }: { readonly id: string }) {
  return (
    <OfWarband id={id} top={<Top path={PATHS.warbands} />}>
      {(warband, system) => <Chronicle warband={warband} system={system} />}
    </OfWarband>
  );
}

type OfProps = { readonly warband: Warband; readonly system: RuleSystem };

function Chronicle({ warband, system }: OfProps) {
  const { t } = useTranslation('after-battle');
  const name = useRosterWords(system.id).warband(warband);
  const chronicle = useChronicle(warband);
  const { lines, deeds, between } = chronicle;
  const gone = useMemo(
    () => chronicle.gone.map((one) => ({ ...one, warband })),
    [chronicle, warband],
  );
  const path = warbandPath(warband.id);
  if (lines.length === 0) {
    return (
      <Screen top={<Top path={path} name={name} />}>
        <div className="stack-wide">
          <ChronicleHead warband={warband} system={system} chronicle={chronicle} />
          <EmptyLine>{t('chronicle.none')}</EmptyLine>
          <BetweenBattles warband={warband} system={system} lines={between} />
        </div>
      </Screen>
    );
  }
  return (
    <Screen wide top={<Top path={path} name={name} of={{ warband, system }} />}>
      <div className="columns">
        <div className="stack">
          <ChronicleHead warband={warband} system={system} chronicle={chronicle} />
          <RivalLine warband={warband} rivals={chronicle.rivals} />
        </div>
        <div>
          <section aria-labelledby="battles">
            <SectionHeading id="battles" title={t('chronicle.battles')} trailing={lines.length} />
            <FramedList>
              {lines.map((line) => (
                <BattleRow key={line.id} line={line} warband={warband} system={system} />
              ))}
            </FramedList>
          </section>
          <BetweenBattles warband={warband} system={system} lines={between} />
          {deeds.length === 0 ? null : (
            <section aria-labelledby="deeds">
              <SectionHeading id="deeds" title={t('chronicle.deeds')} />
              <FramedList>
                {deeds.map((deed) => (
                  <DeedRow key={deed.kind} deed={deed} />
                ))}
              </FramedList>
            </section>
          )}
          <Graveyard gone={gone} system={system} />
        </div>
      </div>
    </Screen>
  );
}

type TopProps = { readonly path: string; readonly name?: string; readonly of?: OfProps };

function Top({ path, name, of }: TopProps) {
  const { t } = useTranslation(['after-battle', 'journal']);
  const linkTo = useLinkTo();
  const [open, setOpen] = useState<'share' | 'menu' | null>(null);
  const close = () => setOpen(null);
  const back = of === undefined ? null : takenBack(of.warband, of.system);
  return (
    <>
      <TopBar
        title={t('chronicle.title')}
        subtitle={name}
        back={{ ...linkTo(path), label: t('chronicle.back') }}
        actions={
          of === undefined ? undefined : (
            <>
              <IconButton
                icon="share"
                label={t('journal:share')}
                onPress={() => setOpen('share')}
              />
              {back === null ? null : (
                <IconButton
                  icon="menu"
                  label={t('chronicle.menu')}
                  onPress={() => setOpen('menu')}
                />
              )}
            </>
          )
        }
      />
      {of === undefined || open !== 'share' ? null : (
        <Later load={SHARE} props={{ ...of, onClose: close }} />
      )}
      {back === null || open !== 'menu' ? null : <ChronicleMenu back={back} onClose={close} />}
    </>
  );
}

/** Loaded when something is shared. */
const SHARE = async () => (await import('./ShareChronicle.tsx')).ShareChronicle;
