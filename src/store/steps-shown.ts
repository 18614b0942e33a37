/** Which of the steps taken so far the screen may show. They are numbered from one. */
export interface StepsShown {
  readonly take: () => void;
  /** How many have been taken. */
  readonly taken: () => number;
  /** Calls `show` for the state after a step, unless a later one is shown already. */
  readonly show: (step: number, show: () => void) => void;
  /** Calls back once all steps taken so far are shown. */
  readonly onceShown: (then: () => void) => void;
}

/** Shows steps in their order; a step that is shown does not reveal the next. */
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
