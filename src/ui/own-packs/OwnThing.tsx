import { useTranslation } from '#i18n/use-translation.ts';
import { sayThing, type ThingKind } from '#roster/pack-edits/things.ts';
import { PackHint, PackName } from './PackFields.tsx';
import { usePack } from './pack-context.ts';

type OwnThingProps = {
  readonly kind: ThingKind;
  readonly id: string;
  /** Its id has become another: it was that of the original. */
  readonly onOther: (id: string) => void;
};

/** What is said about a thing; where the pack brings it along, its name and its sentence can be changed. */
export function AboutThing({ kind, id, onOther }: OwnThingProps) {
  const { t } = useTranslation('own-packs');
  const { form, called, language, change } = usePack();
  const name = called.trait(id);
  if (form.things?.[kind]?.[id] === undefined) return <p className="hint">{called.hint(id)}</p>;
  const say = (what: string, said: { readonly name?: string; readonly hint?: string }) =>
    change(
      what,
      (pack) => {
        const next = sayThing(pack, kind, id, language, said);
        if (next.id !== id) onOther(next.id);
        return next.pack;
      },
      id,
    );
  return (
    <div className="stack">
      <PackName
        label={t('thing.name', { what: name })}
        value={name}
        onChange={(typed) => say(t('field.name'), { name: typed })}
      />
      <PackHint id={id} onChange={(typed) => say(t('thing.hint'), { hint: typed })} />
    </div>
  );
}
