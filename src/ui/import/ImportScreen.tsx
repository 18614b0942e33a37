import { useEffect, useState } from 'react';
import { CODE_MARK } from '#exchange/warband-code.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ListEntry } from './ListEntry.tsx';
import { type Given, readBytes, readText } from './read-given.ts';

/** What was made of what was given; `not-here`: what reads it can't be had now; null before. */
type Found = Given | 'not-here' | 'unreadable' | null;

/**
 * A list from elsewhere, pasted, from a file or by a code in the address, and what the app makes of it.
 * Nothing is saved before the player has looked at it and agrees.
 */
export function ImportScreen({ code }: { readonly code: string }) {
  const { systems } = useStores();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>(null);
  const refusal = useRefusal(found, code !== '' && text === '');

  const take = async (reading: Promise<Given | null>) => {
    setFound(null);
    setFound((await reading.catch(() => null)) ?? 'not-here');
  };
  const takeFile = async (file: File) => {
    const buffer = await file.arrayBuffer().catch(() => null);
    if (buffer === null) setFound('unreadable');
    else await take(readBytes(new Uint8Array(buffer), file.name, systems));
  };
  useEffect(() => {
    if (code === '') return undefined;
    let left = false;
    const read = async () => {
      const given = await readText(`${CODE_MARK}${code}`, systems).catch(() => null);
      if (!left) setFound(given ?? 'not-here');
    };
    void read();
    return () => {
      left = true;
    };
  }, [code, systems]);

  if (isGiven(found) && refusal === null)
    return <ImportPreview given={found} onOther={() => setFound(null)} />;
  return (
    <ListEntry
      text={text}
      refusal={refusal}
      onText={setText}
      onRead={(list) => void take(readText(list, systems))}
      onFile={(file) => void takeFile(file)}
    />
  );
}

function isGiven(found: Found): found is Given {
  return found !== null && typeof found !== 'string';
}

/**
 * Why nothing can be shown of it, in a sentence; null where something can.
 * @param byLink it came by a code in the address: there is no file to speak of
 */
function useRefusal(found: Found, byLink: boolean): string | null {
  const { t } = useTranslation('import');
  const say = useSay();
  if (found === null) return null;
  if (found === 'not-here') return t('not-here');
  if (found === 'unreadable') return t('notice.Damaged');
  const { reading, kit } = found;
  if (reading.outcome === 'import' || reading.outcome === 'partial') return null;
  const own = say({ code: `${kit.system.id}:name`, params: {} });
  if (reading.outcome === 'foreign') {
    return reading.system === ''
      ? t('foreign-unknown', { own })
      : t('foreign', { game: reading.system, own });
  }
  const [notice] = reading.notices;
  if (byLink && notice?.code === 'Damaged') return t('link-damaged');
  return say({ code: `import:notice.${notice?.code ?? 'Damaged'}`, params: {} });
}
