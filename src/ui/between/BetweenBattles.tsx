import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isNewest } from '#roster/after-battle/progress.ts';
import type { BetweenLine } from '#roster/between/line.ts';
import { takenBack } from '#roster/between/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { FactRow, FramedList } from '#ui/kit/FramedList.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useBetweenWords } from './between-words.ts';
import { useTakeBack } from './use-take-back.ts';

type BetweenBattlesProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  /** Newest first. */
  readonly lines: readonly BetweenLine[];
};

/** What happened to a warband between its battles; the newest can be undone until the next battle is finished. */
export function BetweenBattles({ warband, system, lines }: BetweenBattlesProps) {
  const { t } = useTranslation('after-battle');
  const { clock, systems } = useStores();
  const warbands = useWarbands((state) => state.warbands);
  const wordsOf = useBetweenWords(system);
  const takeBack = useTakeBack();
  const [newest] = lines;
  if (newest === undefined) return null;
  const mayUndo =
    isNewest(warband, newest.id) && takenBack(warbands ?? [], systems.loaded, newest.id) !== null;
  return (
    <section aria-labelledby="between">
      <SectionHeading id="between" title={t('between.title')} trailing={lines.length} />
      <FramedList>
        {lines.map((line) => (
          <FactRow
            key={line.id}
            label={wordsOf(line)}
            value={<span className="unbroken">{shortDate(line.at, clock())}</span>}
          />
        ))}
      </FramedList>
      {mayUndo ? (
        <Button tone="ghost" icon="undo" onPress={() => void takeBack(newest.id)}>
          {t('between.undo', {
            what: t(newest.between === 'missed' ? 'missed.undo' : 'captive.settled'),
          })}
        </Button>
      ) : null}
    </section>
  );
}
