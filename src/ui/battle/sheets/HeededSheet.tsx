import { needsOf } from '#battle/needs.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useHeeded } from '#ui/heeded.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** The rules of each type of warband in this battle that the app doesn't play. */
export function HeededSheet() {
  const { t } = useTranslation('ui');
  const say = useSay();
  const { id } = useRuleSystem();
  const heeded = useHeeded(id);
  return (
    <OpenSheet title={t('heeded')}>
      {useHeededTypes().map((type) => (
        <section key={type.id} className="stack">
          <SectionHeading
            title={say({ code: `${id}-packs:${type.id}.name`, params: {} })}
            level={3}
          />
          {heeded(type).map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </section>
      ))}
    </OpenSheet>
  );
}

/** The types in this battle with such rules. */
export function useHeededTypes(): readonly CatalogueWarband[] {
  const system = useRuleSystem();
  const fighters = useBattle((state) => state.battle?.fighters);
  const [types] = needsOf({ fighters: fighters ?? {} });
  return types.flatMap((id) => {
    const type = findCatalogueWarband(system, id);
    return type === null || (type.heeded ?? 0) === 0 ? [] : [type];
  });
}
