import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { isNewest } from '#roster/after-battle/progress.ts';
import { ledgerOf, type OpenCase } from '#roster/between/captives.ts';
import { betweenBattles } from '#roster/between/line.ts';
import { takenBack } from '#roster/between/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardText } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useBetweenWords } from './between-words.ts';
import { OpenCaptive } from './OpenCaptive.tsx';
import { useTakeBack } from './use-take-back.ts';

type CaptivesProps = { readonly warband: Warband; readonly system: RuleSystem };

/** The captives of a warband and those whom it holds, until each is settled; the one settled last can be undone. */
export function Captives({ warband, system }: CaptivesProps) {
  const { t } = useTranslation('after-battle');
  const all = useWarbands((state) => state.warbands) ?? [];
  // Only one of them is being settled.
  const [open, setOpen] = useState<string | null>(null);
  const ledger = ledgerOf(warband, all, system.afterBattle);
  const cases: readonly OpenCase[] = [...ledger.away, ...ledger.held];
  const last = <LastSettled warband={warband} system={system} />;
  if (cases.length === 0) return last;
  return (
    <section className="stack" aria-labelledby="captives">
      <SectionHeading id="captives" title={t('captive.all')} trailing={cases.length} />
      <ul className="stack">
        {cases.map((one) => (
          <OpenCaptive
            key={one.key}
            open={one}
            warband={warband}
            system={system}
            ledger={ledger}
            settling={open === one.key}
            onSettling={(is) => setOpen(is ? one.key : null)}
          />
        ))}
      </ul>
      {last}
    </section>
  );
}

/** What became of the captive settled last, to be undone; nothing once something else has happened. */
function LastSettled({ warband, system }: CaptivesProps) {
  const { t } = useTranslation('after-battle');
  const { systems } = useStores();
  const all = useWarbands((state) => state.warbands) ?? [];
  const wordsOf = useBetweenWords(system);
  const takeBack = useTakeBack();
  const last = betweenBattles(warband).at(-1);
  if (last?.between !== 'captive' || !isNewest(warband, last.id)) return null;
  if (takenBack(all, systems.loaded, last.id) === null) return null;
  return (
    <Card label={t('captive.settled')}>
      <CardText>{wordsOf(last)}</CardText>
      <CardActions>
        <Button icon="undo" onPress={() => void takeBack(last.id)}>
          {t('between.undo', { what: t('captive.settled') })}
        </Button>
      </CardActions>
    </Card>
  );
}
