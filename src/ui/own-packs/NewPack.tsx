import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { whoMayJoin } from '#roster/composition.ts';
import { normalizedLine } from '#roster/limits.ts';
import { MAX_OWN_PACKS } from '#roster/own-packs.ts';
import { copyOf } from '#roster/pack-edits/copy.ts';
import { newPackId } from '#roster/pack-edits/ids.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { usePackChanges } from '#store/hooks/own-packs.ts';
import { useStores } from '#store/hooks.ts';
import { useOneAtATime } from '#ui/effects/use-one-at-a-time.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { packPath } from '#ui/paths.ts';
import { useTypes } from '#ui/roster/use-types.ts';

type NewPackProps = {
  readonly systemId: string;
  /** The type to begin with; '' for none. */
  readonly from: string;
  readonly onClose: () => void;
};

/** Makes a type of warband of the players’ own: its name, and which one it is like. */
export function NewPack({ systemId, from, onClose }: NewPackProps) {
  const { t } = useTranslation(['own-packs', 'ui']);
  const types = useTypes(systemId).flatMap((grade) => grade.types);
  const [like, setLike] = useState(types.some(({ id }) => id === from) ? from : '');
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = useMake(systemId);
  const once = useOneAtATime();
  const original = types.find(({ id }) => id === like)?.name ?? null;
  const name = typed ?? (original === null ? '' : t('new.copied', { name: original }));
  const given = normalizedLine(name, PACK_LIMITS.name);
  const start = () =>
    once(() =>
      make(like, original, given).then(
        (made) => setTrouble(made ? null : t('full', { count: MAX_OWN_PACKS })),
        () => setTrouble(t('ui:storage.save.not-fetched')),
      ),
    );
  return (
    <Sheet open onClose={onClose} title={t('make')} closeLabel={t('close')}>
      <div className="stack-wide">
        <Select
          label={t('new.from')}
          value={like}
          options={[
            { value: '', label: t('new.nothing') },
            ...types.map(({ id, name: called }) => ({ value: id, label: called })),
          ]}
          onChange={setLike}
        />
        <TextField
          label={t('new.name')}
          value={name}
          maxLength={PACK_LIMITS.name}
          onChange={setTyped}
        />
        <Refusal text={trouble} />
        <Button block size="large" tone="ember" disabled={given === ''} onPress={start}>
          {t('new.create')}
        </Button>
      </div>
    </Sheet>
  );
}

/** Saves the new pack and opens it; false if there are too many. */
function useMake(systemId: string) {
  const { t } = useTranslation('own-packs');
  const language = useLanguage();
  const { systems, freshId } = useStores();
  const { save } = usePackChanges(systemId);
  const [, navigate] = useLocation();
  /** Most hired swords name the types that they join, and not the other way round: they would not know the copy. */
  const hirelingsOf = async (type: string) => {
    await systems.loadHirelings(systemId);
    const game = systems.loaded(systemId);
    return game === null ? undefined : whoMayJoin(type, game);
  };
  return async (like: string, original: string | null, name: string): Promise<boolean> => {
    const form =
      like === ''
        ? (await systems.packChoices(systemId))?.blank
        : await systems.packForm(systemId, like);
    if (form === null || form === undefined) throw new Error(`no type ${like}`);
    const hires = form.hires && (await hirelingsOf(like));
    const taken = [...systems.typeList(systemId), ...systems.ownPacks(systemId)];
    const id = newPackId(name, freshId, (one) => taken.some((type) => type.id === one));
    const source = original === null ? t('source.nothing') : t('source.copy', { name: original });
    const copied = hires === undefined ? form : { ...form, hires };
    const made = save(copyOf(copied, { id, names: { [language]: name }, source }));
    if (made) navigate(packPath(systemId, id));
    return made;
  };
}
