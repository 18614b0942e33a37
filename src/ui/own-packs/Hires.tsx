import { useTranslation } from '#i18n/use-translation.ts';
import { toggleHired } from '#roster/pack-edits/pack.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { SheetDone } from '#ui/roster/SheetDone.tsx';
import { usePack } from './pack-context.ts';
import { UndoButton } from './UndoStep.tsx';

/** Hired swords, of whom some may join. */
export function Hires({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('own-packs');
  const { form, words, change } = usePack();
  const { all, open } = useHired();
  const may = form.hires ?? open;
  return (
    <Sheet open onClose={onClose} title={t('hires.title')} closeLabel={t('close')}>
      <div className="stack-wide">
        <p className="quiet">{t('hires.hint')}</p>
        <ChipGroup label={t('hires.title')}>
          {all.map(({ id, profileId }) => (
            <Chip
              key={id}
              pressed={may.includes(id)}
              onPress={() =>
                change(words.profile(profileId) ?? id, (pack) => toggleHired(pack, id, open))
              }
            >
              {words.profile(profileId) ?? id}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <SheetDone onPress={onClose} undo={<UndoButton />} />
    </Sheet>
  );
}

/** Hired swords by the ids that packs call them by; `open`: those who join whoever says nothing of them. */
export function useHired() {
  const { system } = usePack();
  const hired = system.composition?.hiring ?? [];
  const all = hired.map(({ profileId, by }) => ({
    id: profileId.slice(profileId.indexOf('/') + 1),
    profileId,
    isOpen: 'not' in by,
  }));
  return { all, open: all.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])) };
}
