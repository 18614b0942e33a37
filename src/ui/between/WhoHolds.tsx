import { useTranslation } from '#i18n/use-translation.ts';
import { type OpenCase, withHolder } from '#roster/between/captives.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import type { Warband } from '#roster/warband.ts';
import { useWarbands } from '#store/hooks.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { useRosterWords } from '#ui/roster/words.ts';

type WhoHoldsProps = { readonly warband: Warband; readonly open: OpenCase };

/** The warbands of this phone, one of which may hold him: so that both sheets change when he is settled. */
export function WhoHolds({ warband, open }: WhoHoldsProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(warband.systemId);
  const all = useWarbands((state) => state.warbands) ?? [];
  const save = useWarbands((state) => state.save);
  const { member } = open;
  const others = all.filter(
    (one) => one.id !== warband.id && one.systemId === warband.systemId && !isTheirs(one),
  );
  if (member === null || others.length === 0) return null;
  return (
    <Fold title={t('captive.who')} summary={t('captive.who-hint')}>
      <ChipGroup label={t('captive.who')}>
        {others.map(({ id, name }) => (
          <Chip
            key={id}
            pressed={false}
            onPress={() => save(withHolder(warband, member.id, { warbandId: id, name }))}
          >
            {words.warband({ name })}
          </Chip>
        ))}
      </ChipGroup>
    </Fold>
  );
}
