import { useEffect, useMemo, useState } from 'react';
import type { Findings } from '#sync/link-trial.ts';
import { TRIAL_ID } from '#sync/pairing-code.ts';
import { browserName } from '#ui/effects/browser-name.ts';
import type { Purpose } from './use-answering.ts';
import type { Linked } from './use-inviting.ts';

/** The results of a trial so far. */
export interface Trial extends Findings {
  /** This phone's facts; null until it is linked. */
  readonly here: Findings['there'];
}

/** A trial that this phone measures or answers; it ends with the screen, and can't be reused after its first link. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial>({ here: null, there: null, measured: null });
  const [left] = useState(() => new AbortController());
  useEffect(() => () => left.abort(), [left]);
  const ways = useMemo(
    () => ({
      measuring: async (): Promise<Linked> => {
        const { addressesOf, measureLink } = await import('#sync/link-trial.ts');
        return (pipe, { own, opened }) => {
          const here = { browser: browserName(navigator.userAgent), addresses: addressesOf(own) };
          setTrial({ here, there: null, measured: null });
          void measureLink(pipe, here, { opened, left: left.signal }, (findings) =>
            setTrial({ here, ...findings }),
          );
        };
      },
      answering: {
        answers: (battleId) => battleId === TRIAL_ID,
        prepare: async () => {
          const { addressesOf, answerTrial } = await import('#sync/link-trial.ts');
          return async (pipe, _, own) => {
            const here = { browser: browserName(navigator.userAgent), addresses: addressesOf(own) };
            setTrial({ here, there: null, measured: null });
            answerTrial(pipe, here, left.signal, (findings) => setTrial({ here, ...findings }));
            return null;
          };
        },
      } satisfies Purpose<never>,
    }),
    [left],
  );
  return { trial, ...ways };
}
