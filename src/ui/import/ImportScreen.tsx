import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CODE_MARK } from '#exchange/warband-code.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { ReceiveBattle } from '#ui/pass-battle/ReceiveBattle.tsx';
import { isOfBattle } from '#ui/pass-battle/read-battle.ts';
import { IMPORT_FROM, newWarbandPath } from '#ui/paths.ts';
import { CameraEntry } from './CameraEntry.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ListEntry } from './ListEntry.tsx';
import { PackScreen } from './PackScreen.tsx';
import { type Given, readBytes, readText } from './read-given.ts';
import { useFilm } from './use-film.ts';
import { usePacksFirst } from './use-packs-first.ts';

/** The result of the last input; `not-here`: the importer is unavailable; null before any. */
type Found = Given | 'not-here' | 'unreadable' | 'nothing-shared' | null;

type ImportScreenProps = {
  /** A warband code, or a way to begin (`IMPORT_FROM`); '' for neither. */
  readonly code: string;
  /** Takes the next of what another app has shared; null for nothing. */
  readonly takeShared: () => Promise<Shared | null>;
};

interface Shared {
  readonly given: File | string;
  /** How many files are still to be taken. */
  readonly left: number;
}

/**
 * Imports a list that is pasted, in a file, a code in the address or before the camera, or shared by another app, and
 * shows the result. A battle that comes this way goes on to its own screen. Nothing is saved before the player agrees.
 */
export function ImportScreen({ code, takeShared }: ImportScreenProps) {
  const { systems } = useStores();
  const [text, setText] = useState('');
  const [looking, setLooking] = useState(code === IMPORT_FROM.camera);
  const [found, setFound] = useState<Found>(null);
  const [waiting, setWaiting] = useState(0);
  /** Battle codes that were read here; '' if the screen begins with receiving a battle, null for no battle. */
  const [battle, setBattle] = useState(code === IMPORT_FROM.battle ? '' : null);
  const isLink = code !== '' && !BEGINNINGS.has(code);
  const refusal = useRefusal(found, isLink && text === '');
  const { t } = useTranslation('pass-battle');

  const take = useCallback(async (reading: Promise<Given | null> | null) => {
    setFound(null);
    if (reading !== null) setFound((await reading.catch(() => null)) ?? 'not-here');
  }, []);
  const [, navigate] = useLocation();
  const { asked, begin, answer } = usePacksFirst(take, (systemId, id) =>
    navigate(newWarbandPath(systemId, id), { replace: true }),
  );
  const film = useFilm();
  const { take: takeFilmed } = film;
  const takeText = useCallback(
    async (given: string) => {
      const whole = takeFilmed(given);
      if (whole === null) setFound(null);
      else if (isOfBattle(whole)) setBattle(whole);
      else await begin(whole, () => readText(whole, systems));
    },
    [systems, begin, takeFilmed],
  );
  const takeFile = useCallback(
    async (file: File) => {
      const buffer = await file.arrayBuffer().catch(() => null);
      const given = buffer === null ? '' : new TextDecoder().decode(buffer);
      if (buffer === null) setFound('unreadable');
      else if (isOfBattle(given)) setBattle(given);
      else await begin(given, () => readBytes(new Uint8Array(buffer), file.name, systems));
    },
    [systems, begin],
  );
  useEffect(() => {
    if (!isLink) return undefined;
    const link = `${CODE_MARK}${code}`;
    const read = async () => {
      await begin(link, () => readText(link, systems));
    };
    void read();
    return undefined;
  }, [isLink, code, systems, begin]);
  const pickUp = useCallback(async () => {
    const shared = await takeShared().catch(() => null);
    setWaiting(shared?.left ?? 0);
    const given = shared?.given ?? '';
    if (given === '') setFound('nothing-shared');
    else if (typeof given !== 'string') await takeFile(given);
    else {
      setText(given);
      await takeText(given);
    }
  }, [takeText, takeFile, takeShared]);
  useEffect(() => {
    if (code !== IMPORT_FROM.shared) return;
    const pick = async () => {
      await pickUp();
    };
    void pick();
  }, [code, pickUp]);
  useOpenedFile(takeFile);

  if (battle !== null) return <ReceiveBattle first={battle} />;
  if (asked !== null) return <PackScreen {...asked} onAnswer={(id) => void answer(id)} />;
  if (isGiven(found) && refusal === null) {
    const again = () => {
      setFound(null);
      setLooking(false);
    };
    const next = waiting === 0 ? null : () => void pickUp();
    return <ImportPreview given={found} onOther={again} waiting={waiting} onNext={next} />;
  }
  const read = (list: string) => void takeText(list);
  const filmRefusal = film.refused === null ? null : t(`refused.${film.refused}`);
  const anyway = isGiven(found) ? found.anyway : null;
  if (looking)
    return (
      <CameraEntry refusal={refusal} film={film} onRead={read} onClose={() => setLooking(false)} />
    );
  return (
    <ListEntry
      text={text}
      refusal={refusal ?? filmRefusal}
      waiting={waiting}
      onNext={() => void pickUp()}
      onAnyway={anyway === null ? null : () => setFound(anyway())}
      onText={setText}
      onRead={read}
      onFile={(file) => void takeFile(file)}
      onCamera={() => {
        setFound(null);
        setLooking(true);
      }}
    />
  );
}

const BEGINNINGS: ReadonlySet<string> = new Set(Object.values(IMPORT_FROM));

/** Takes a file that the phone opens with this app. */
function useOpenedFile(take: (file: File) => Promise<void>): void {
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      const [first] = files ?? [];
      first?.getFile().then(take, () => undefined);
    });
  }, [take]);
}

declare global {
  interface Window {
    /** Not in TypeScript's DOM types yet. */
    readonly launchQueue?: {
      readonly setConsumer: (
        consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
      ) => void;
    };
  }
}

function isGiven(found: Found): found is Given {
  return found !== null && typeof found !== 'string';
}

/**
 * Why nothing can be shown, as a sentence; null if something can.
 * @param byLink it came by a code in the address, so the sentence must not mention a file
 */
function useRefusal(found: Found, byLink: boolean): string | null {
  const { t } = useTranslation('import');
  const say = useSay();
  if (found === null) return null;
  if (found === 'not-here') return t('not-here');
  if (found === 'nothing-shared') return t('nothing-shared');
  if (found === 'unreadable') return t('notice.Damaged');
  const { reading, kit } = found;
  if (reading.outcome === 'import' || reading.outcome === 'partial') return null;
  const [notice] = reading.notices;
  if (byLink && notice?.code !== 'NewerFormat') return t('link-damaged');
  const own = say({ code: `${kit.system.id}:name`, params: {} });
  if (reading.outcome === 'foreign') {
    return reading.system === ''
      ? t('foreign-unknown', { own })
      : t('foreign', { game: reading.system, own });
  }
  return say({
    code: `import:notice.${notice?.code ?? 'Damaged'}`,
    params: { about: notice?.about ?? '' },
  });
}
