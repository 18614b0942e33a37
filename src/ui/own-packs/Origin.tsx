import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { setPackMaximum, setPackRace, togglePackKind } from '#roster/pack-edits/pack.ts';
import { setProfileFields, setUpkeep, toggleKind } from '#roster/pack-edits/profiles.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { ProfileTable } from '#ui/roster/ProfileTable.tsx';
import { PackNumber } from './PackFields.tsx';
import { usePack } from './pack-context.ts';

/** What all in the warband are: as what they count, and how far they can get. */
export function WarbandOrigin() {
  const { t } = useTranslation('own-packs');
  const { form, choices, words, change } = usePack();
  const { race = '', maximums = {} } = form;
  const most = maximums[race] ?? choices.races[race];
  return (
    <>
      <Race
        value={race}
        none={t('race.unknown')}
        onChange={(id) => change(t('race.title'), (pack) => setPackRace(pack, id))}
      />
      {most === undefined ? null : (
        <div className="stack">
          <p className="hint">{t('race.most')}</p>
          <ProfileTable
            rows={choices.characteristics}
            words={words}
            values={most}
            onChange={(row, value) =>
              change(
                words.characteristic(row),
                (pack) => setPackMaximum(pack, choices.races, row, value),
                'maximums',
              )
            }
          />
        </div>
      )}
      <Kinds
        of={form.kinds}
        onToggle={(kind, what) => change(what, (pack) => togglePackKind(pack, kind), kind)}
      />
    </>
  );
}

/** The same of one profile, where he differs from the others, and what he costs after each battle. */
export function ProfileOrigin({ profile }: { readonly profile: PackFormProfile }) {
  const { t } = useTranslation('own-packs');
  const { change } = usePack();
  const { id, race = '', kinds, upkeep } = profile;
  return (
    <>
      <PackNumber
        label={t('profile.upkeep')}
        value={upkeep?.gold ?? 0}
        max={PACK_LIMITS.gold}
        onChange={(gold) => change(t('profile.upkeep'), (pack) => setUpkeep(pack, id, gold), id)}
      />
      <Race
        value={race}
        none={t('race.same')}
        onChange={(chosen) =>
          change(t('race.title'), (pack) => setProfileFields(pack, id, { race: chosen }), id)
        }
      />
      <Kinds
        of={kinds}
        onToggle={(kind, what) => change(what, (pack) => toggleKind(pack, id, kind), id)}
      />
    </>
  );
}

type RaceProps = {
  readonly value: string;
  /** What no choice means. */
  readonly none: string;
  readonly onChange: (race: string | undefined) => void;
};

function Race({ value, none, onChange }: RaceProps) {
  const { t } = useTranslation('own-packs');
  const say = useSay();
  const { form, choices, called } = usePack();
  /** Those of its own have no name: they are called after who has them. */
  const ownName = (id: string) => {
    if (id === form.race) return t('race.of-warband');
    const who = form.profiles
      .filter(({ race }) => race === id)
      .map((one) => called.profile(one.id));
    return who.length === 0 ? t('race.own') : t('race.of', { who: who.join(', ') });
  };
  const options = [
    { value: '', label: none },
    ...Object.keys(form.maximums ?? {}).map((id) => ({ value: id, label: ownName(id) })),
    ...Object.keys(choices.races).map((id) => ({
      value: id,
      label: say({ code: `own-packs:races.${id}`, params: {} }),
    })),
  ];
  return (
    <Select
      label={t('race.title')}
      value={value}
      options={options}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}

type KindsProps = {
  readonly of: readonly string[] | undefined;
  readonly onToggle: (kind: string, what: string) => void;
};

/** What rules ask of somebody whom others hate, spare or slay. */
function Kinds({ of = [], onToggle }: KindsProps) {
  const { t } = useTranslation('own-packs');
  const say = useSay();
  const { choices } = usePack();
  return (
    <section className="stack" aria-label={t('kind')}>
      <p className="hint">{t('kind')}</p>
      <ChipGroup label={t('kind')}>
        {choices.kinds.map((kind) => {
          const name = say({ code: `own-packs:kinds.${kind}`, params: {} });
          return (
            <Chip key={kind} pressed={of.includes(kind)} onPress={() => onToggle(kind, name)}>
              {name}
            </Chip>
          );
        })}
      </ChipGroup>
    </section>
  );
}
