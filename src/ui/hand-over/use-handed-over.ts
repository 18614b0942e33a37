import { useEffect, useState } from 'react';
import { codesOf } from '#exchange/battle-codes.ts';
import { CODE_MARK, type Coded, codeOf } from '#exchange/warband-code.ts';
import { deflated } from '#sync/deflate.ts';
import { appAddress } from '#ui/paths.ts';

/** A warband or a pack, packed for other phones. */
export interface HandedOver {
  /** The link that opens the app with it; null until it is packed, or if that fails. */
  readonly link: string | null;
  /** The same as a film of codes, for what is too long for one; null where that would be too long, too. */
  readonly codes: readonly string[] | null;
}

/** @param content of a warband (`codeContent`), or the JSON of a pack */
export function useHandedOver(content: string, of: Coded): HandedOver {
  const [handed, setHanded] = useState<HandedOver>(NOTHING);
  useEffect(() => {
    let left = false;
    const pack = async () => {
      const packed = await deflated(new TextEncoder().encode(content));
      if (packed === null || left) return;
      setHanded({
        link: `${appAddress()}${CODE_MARK}${codeOf(packed, of)}`,
        codes: codesOf(packed, of),
      });
    };
    void pack();
    return () => {
      left = true;
    };
  }, [content, of]);
  return handed;
}

const NOTHING: HandedOver = { link: null, codes: null };
