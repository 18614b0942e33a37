import type { Draft } from '#exchange/import/draft.ts';
import { nameAsType, typeOfDraft } from '#exchange/import/type-of-draft.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { newPackId } from '#roster/pack-edits/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePackChanges } from '#store/hooks/own-packs.ts';
import { useStores } from '#store/hooks.ts';
import type { Given } from './read-given.ts';

/** A type that is kept, and the list as one of its warbands. */
interface MadeType {
  readonly id: string;
  readonly draft: Draft;
  /** The game that knows the type. */
  readonly system: RuleSystem;
}

/**
 * Keeps a type of warband that is made of a list; null if there are too many already. Rejects with a `NotFetched`.
 */
export function useTypeMaking({
  kit: { lexicon, system },
}: Given): (draft: Draft) => Promise<MadeType | null> {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { systems, settings, freshId } = useStores();
  const { save } = usePackChanges(system.id);
  return async (draft) => {
    const choices = await systems.packChoices(system.id);
    if (choices === null) throw new Error(`no packs in ${system.id}`);
    const name = nameAsType(draft) || t('own-type.unnamed');
    const taken = [...systems.typeList(system.id), ...systems.ownPacks(system.id)];
    const id = newPackId(name, freshId, (one) => taken.some((type) => type.id === one));
    const made = typeOfDraft(
      draft,
      { lexicon, system, choices },
      {
        id,
        names: { [language]: name },
        source: t('own-type.source', { name }),
        language,
        assumed: t('own-type.assumed'),
        unknown: (words) => t('own-type.unknown', { words }),
      },
    );
    const read = await systems.readPack(system.id, made.pack);
    if (read?.ok !== true) throw new Error(`a type that can’t be read: ${id}`);
    if (!save(read.pack)) return null;
    // The warband is made by rules that know its type.
    await systems.bringOwn(settings.getState().rows);
    const now = await systems.load(system.id, [id]);
    if (now === null) throw new Error(`no game ${system.id}`);
    return { id, draft: made.draft, system: now };
  };
}
