import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { useSystems, useWarbands } from '#store/hooks.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { PATHS } from '#ui/paths.ts';
import { EditorTop } from './EditorTop.tsx';
import { NewWarband } from './NewWarband.tsx';
import { WarbandEditor } from './WarbandEditor.tsx';
import { RemovedWarband } from './WarbandListScreen.tsx';

type WarbandEditorScreenProps = {
  /** From the address, unchecked: a warband's id, `new`, or `new:` with the ids of a system and perhaps a type. */
  readonly id: string;
};

/** Edits a warband, or creates a new one. */
export function WarbandEditorScreen({ id }: WarbandEditorScreenProps) {
  const [start, systemId = null, type = ''] = `/warbands/${id}`.split(':');
  return start === PATHS.newWarband ? (
    <NewWarband systemId={systemId} type={type} />
  ) : (
    <StoredWarband id={id} />
  );
}

function StoredWarband({ id }: WarbandEditorScreenProps) {
  // It grows while it is open: whom it may hire is fetched when somebody asks.
  const systems = useSystems();
  const loaded = useWarbands((state) => state.warbands !== null);
  const warband = useWarbands((state) => state.warbands?.find((one) => one.id === id) ?? null);
  const removed = useWarbands((state) => (state.removed?.id === id ? state.removed : null));
  if (warband === null && removed !== null)
    return <RemovedWarband id={removed.id} name={removed.name} />;
  if (warband === null) return <Nothing why={loaded ? 'unknown' : null} />;
  const system = systems.loaded(warband.systemId);
  if (system === null) return <Nothing why="unknown-rules" />;
  return isTheirs(warband) ? (
    <Later load={THEIRS} props={{ warband, system }} />
  ) : (
    <WarbandEditor warband={warband} system={system} />
  );
}

/** Its facts are those that a warband is handed on with. */
const THEIRS = async () => {
  const [{ TheirWarband }] = await Promise.all([
    import('./TheirWarband.tsx'),
    loadScreenWords('hand-over'),
  ]);
  return TheirWarband;
};

/** Says why there is no warband to show; `why` is null while it is being read. */
function Nothing({ why }: { readonly why: 'unknown' | 'unknown-rules' | null }) {
  const { t } = useTranslation('roster');
  return (
    <Screen
      top={<EditorTop title={t('warband.about')} />}
      tabs={<MainTabs current="warbands" />}
      dockLined
    >
      {why === null ? null : <EmptyLine icon="warning">{t(`warband.${why}`)}</EmptyLine>}
    </Screen>
  );
}
