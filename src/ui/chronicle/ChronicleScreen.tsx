import { Fragment, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { chronicleOf } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { OfWarband } from '#ui/roster/OfWarband.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { BattleCard } from './BattleCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import { RatingCurve } from './RatingCurve.tsx';
import { useTotals } from './totals-words.ts';
import './Chronicle.css';

/** A warband's campaign to read: what it was worth, its battles, and those who are gone. */
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
  const totalsOf = useTotals();
  const { lines, ratings, totals, gone } = chronicleOf(warband);
  const path = warbandPath(warband.id);
  if (lines.length === 0) {
    return (
      <Screen top={<Top path={path} name={name} />}>
        <EmptyLine>{t('chronicle.none')}</EmptyLine>
      </Screen>
    );
  }
  return (
    <Screen top={<Top path={path} name={name} shared={{ warband, system }} />}>
      <div className="stack-wide">
        <p className="chronicle-totals">
          {totalsOf(totals).map((total, at) => (
            <Fragment key={total}>
              {at === 0 ? null : ' · '}
              <span>{total}</span>
            </Fragment>
          ))}
        </p>
        {ratings.length === 0 ? null : <RatingCurve ratings={ratings} />}
        <section aria-labelledby="battles">
          <SectionHeading id="battles" title={t('chronicle.battles')} />
          <ul className="stack">
            {lines.map((line) => (
              <BattleCard key={line.id} line={line} warband={warband} system={system} />
            ))}
          </ul>
        </section>
        {gone.length === 0 ? null : (
          <section aria-labelledby="memory">
            <SectionHeading id="memory" title={t('chronicle.memory')} />
            <ul className="stack">
              {gone.map((one) => (
                <GoneCard
                  key={`${one.battleId} ${one.id} ${one.name}`}
                  gone={one}
                  system={system}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  );
}

type TopProps = { readonly path: string; readonly name?: string; readonly shared?: OfProps };

function Top({ path, name, shared }: TopProps) {
  const { t } = useTranslation(['after-battle', 'journal']);
  const linkTo = useLinkTo();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <TopBar
        title={t('chronicle.title')}
        subtitle={name}
        back={{ ...linkTo(path), label: t('chronicle.back') }}
        actions={
          shared === undefined ? undefined : (
            <Button icon="share" onPress={() => setSharing(true)}>
              {t('journal:share')}
            </Button>
          )
        }
        lined
      />
      {sharing && shared !== undefined ? (
        <Later load={SHARE} props={{ ...shared, onClose: () => setSharing(false) }} />
      ) : null}
    </>
  );
}

/** Loaded when something is shared. */
const SHARE = async () => (await import('./ShareChronicle.tsx')).ShareChronicle;
