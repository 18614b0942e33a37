/** The money of a warband after a battle: nobody is paid with what is not there. @rule MORD-AFTER-UPKEEP */
export interface Till {
  /** Takes an amount out if there is enough of it. @returns how much is missing; 0 if it was paid */
  readonly pay: (id: string, amount: number) => number;
  /** What is left of one kind; negative only where the money is not counted. */
  readonly left: (id: string) => number;
}

/**
 * @param amounts available, by id of the kind of income
 * @param counted whether the warband keeps account of a kind; of one that it doesn't, everybody is paid
 */
export function openTill(
  amounts: Readonly<Record<string, number>>,
  counted: (id: string) => boolean,
): Till {
  const left = new Map(Object.entries(amounts));
  const of = (id: string) => left.get(id) ?? 0;
  return {
    pay: (id, amount) => {
      const short = counted(id) ? Math.max(0, amount - of(id)) : 0;
      if (short === 0) left.set(id, of(id) - amount);
      return short;
    },
    left: of,
  };
}
