import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { OfWarband } from '#ui/roster/OfWarband.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { RosterSheet } from './RosterSheet.tsx';
import './Print.css';

/** Prints a warband, or an empty sheet for its game. */
export function PrintScreen({ id }: { readonly id: string }) {
  return (
    <OfWarband id={id} top={<Top path={PATHS.warbands} />}>
      {(warband, system) => <Print warband={warband} system={system} />}
    </OfWarband>
  );
}

type PrintProps = { readonly warband: Warband; readonly system: RuleSystem };

function Print({ warband, system }: PrintProps) {
  const { t } = useTranslation('print');
  const words = useRosterWords(system.id);
  const [what, setWhat] = useState<'warband' | 'blank'>('warband');
  useTitle(words.warband(warband));
  return (
    <Screen
      top={<Top path={warbandPath(warband.id, '/hand-over')} subtitle={words.warband(warband)} />}
      dock={
        <DockActions>
          <PrimaryBar title={t('print')} subtitle={t('paper')} onPress={() => print()} />
        </DockActions>
      }
    >
      <div className="stack-wide print-page">
        <div className="stack print-options">
          <SegmentedControl
            label={t('what')}
            value={what}
            options={[
              { value: 'warband', label: t('kind.warband') },
              { value: 'blank', label: t('kind.blank') },
            ]}
            onChange={setWhat}
          />
          <p className="quiet">{t('hint')}</p>
        </div>
        <RosterSheet warband={warband} system={system} blank={what === 'blank'} />
      </div>
    </Screen>
  );
}

/** Names the page: browsers print that name above each sheet of paper, and give it to a PDF. */
function useTitle(name: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);
}

type TopProps = { readonly path: string; readonly subtitle?: string };

function Top({ path, subtitle }: TopProps) {
  const { t } = useTranslation('print');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={subtitle}
      back={{ ...linkTo(path), label: t('back') }}
      lined
    />
  );
}
