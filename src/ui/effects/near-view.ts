/**
 * Reports that an element is in sight or nearly so, since what follows it is drawn only then: its `ref`. Each new one
 * asks again.
 */
export function nearView(
  onNear: () => void,
): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** Below the lower edge of the page: a flick of a thumb. */
const NEAR = '0px 0px 15%';
