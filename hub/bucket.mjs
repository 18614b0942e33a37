// @ts-check

/**
 * A leaky bucket, which fills with use and drains over time.
 * @param {number} most its capacity
 * @param {number} aSecond how much drains per second
 * @param {() => number} [now] milliseconds
 */
export function bucket(most, aSecond, now = Date.now) {
  let level = 0;
  let at = now();
  return {
    /**
     * @param {number} [amount]
     * @returns {boolean} whether there was room for it; without room, nothing is added
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
