/** Which of the steps taken the screen may show already. They are counted from one. */
export interface StepsShown {
  readonly take: () => void;
  /** How many have been taken. */
  readonly taken: () => number;
  /** Shows how it stood after a step, unless a later one is shown already. */
  readonly show: (step: number, show: () => void) => void;
  /** Calls back as soon as all that has been taken until now is shown. */
  readonly onceShown: (then: () => void) => void;
}

/** Steps come to the screen in their order, and one that may be shown does not bring the next one along. */
export function stepsShown(): StepsShown {
  let taken = 0;
  let shown = 0;
  let waiting: readonly { readonly step: number; readonly call: () => void }[] = [];
  return {
    take: () => {
      taken += 1;
    },
    taken: () => taken,
    show: (step, show) => {
      if (step < shown) return;
      shown = step;
      show();
      const ready = waiting.filter((one) => one.step <= shown);
      waiting = waiting.filter((one) => one.step > shown);
      for (const { call } of ready) call();
    },
    onceShown: (then) => {
      if (taken <= shown) then();
      else waiting = [...waiting, { step: taken, call: then }];
    },
  };
}
