import { useEffect, useMemo, useState } from 'react';
import type { Findings } from '#sync/link-trial.ts';
import { TRIAL_ID } from '#sync/pairing-code.ts';
import { browserName } from '#ui/effects/browser-name.ts';
import type { Purpose } from './use-answering.ts';
import type { Linked } from './use-inviting.ts';

/** A trial as far as it has come. */
export interface Trial extends Findings {
  /** What this phone says of itself; null until it is linked. */
  readonly here: Findings['there'];
}

/** A trial that this phone measures, or answers; it ends with the screen. Never the same after a first link. */
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
          void measureLink(pipe, here, { opened, left: left.signal }, (told) =>
            setTrial({ here, ...told }),
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
            answerTrial(pipe, here, left.signal, (told) => setTrial({ here, ...told }));
            return null;
          };
        },
      } satisfies Purpose<never>,
    }),
    [left],
  );
  return { trial, ...ways };
}
