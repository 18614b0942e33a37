import { Redirect, useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useStores, useWarbands, usualGames } from '#store/hooks.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { PATHS, rulesPath } from '#ui/paths.ts';
import { RulesView } from './RulesView.tsx';

type RulesScreenProps = { readonly systemId: string; readonly entry: string };

/** The rules outside a battle, of any system with a reference; by default of the game played last. */
export function RulesScreen({ systemId, entry }: RulesScreenProps) {
  const { t } = useTranslation('rules');
  const say = useSay();
  const [, navigate] = useLocation();
  const { systems } = useStores();
  const last = useBattles(({ summaries }) => summaries?.[0]?.battle ?? null);
  const listed = useWarbands(({ warbands }) => warbands?.[0]?.systemId ?? null);
  const readable = systems.ids
    .flatMap((id) => systems.loaded(id) ?? [])
    .filter(({ reference }) => reference.length > 0);
  const system = usualGames(systems, [systemId, last?.systemId ?? null, listed]).flatMap((wanted) =>
    readable.filter(({ id }) => id === wanted),
  )[0];
  if (system === undefined) return <Redirect to={PATHS.home} replace />;
  const running = last !== null && !last.ended && last.systemId === system.id;
  return (
    <RulesView
      key={system.id}
      system={system}
      entryId={entry}
      listPath={rulesPath(system.id, '')}
      pathTo={(page) => rulesPath(system.id, page)}
      now={running ? last.position.phase : null}
      up={null}
      head={
        readable.length < 2 ? undefined : (
          <Select
            label={t('system')}
            value={system.id}
            options={readable.map(({ id }) => ({
              value: id,
              label: say({ code: `${id}:name`, params: {} }),
            }))}
            onChange={(id) => navigate(rulesPath(id, ''), { replace: true })}
          />
        )
      }
      tabs={<MainTabs current="rules" />}
    />
  );
}
