import { useTranslation } from '#i18n/use-translation.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { useBattleHeading } from '#ui/after-battle/battle-heading.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

type ChronicleMenuProps = { readonly back: TakenBack; readonly onClose: () => void };

/** What is seldom done with a chronicle. */
export function ChronicleMenu({ back, onClose }: ChronicleMenuProps) {
  const { t } = useTranslation(['after-battle', 'battle', 'table']);
  const save = useWarbands((state) => state.save);
  const heading = useBattleHeading();
  return (
    <Sheet open onClose={onClose} title={t('chronicle.title')} closeLabel={t('table:sheet.close')}>
      <ListRow
        lead={<Icon name="undo" />}
        title={t('battle:undo.step', { step: t('done.undo-name') })}
        subtitle={heading(back.at, back.title)}
        onPress={() => {
          onClose();
          save(back.warband);
        }}
      />
    </Sheet>
  );
}

/** The battle finished last, and the warband as it was before it. */
export interface TakenBack {
  readonly at: number;
  readonly title: string;
  readonly warband: Warband;
}

/** Null if the battle finished last can't be undone. */
export function takenBack(warband: Warband, system: RuleSystem): TakenBack | null {
  const last = historyOf(warband).at(-1);
  if (last === undefined || !mayTakeBack(warband, last.id)) return null;
  const before = undoAfterBattle(warband, system, last.id);
  return before === null ? null : { at: last.at, title: last.title, warband: before };
}
