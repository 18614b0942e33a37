// @ts-check

/**
 * A bucket that runs full with what somebody does and empties with time.
 * @param {number} most that it holds
 * @param {number} aSecond that run out of it
 * @param {() => number} [now] milliseconds
 */
export function bucket(most, aSecond, now = Date.now) {
  let level = 0;
  let at = now();
  return {
    /**
     * @param {number} [amount]
     * @returns {boolean} whether there was room for it
     */
    take: (amount = 1) => {
      const time = now();
      level = Math.max(0, level - ((time - at) / 1000) * aSecond);
      at = time;
      if (level + amount > most) return false;
      level += amount;
      return true;
    },
    isEmpty: () => level - ((now() - at) / 1000) * aSecond <= 0,
  };
}
