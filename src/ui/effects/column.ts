/** The column that an element is in and that scrolls on its own (TableShapes.css); null where the page scrolls. */
export function columnOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const scrolls =
      around.scrollHeight > around.clientHeight && around !== document.documentElement;
    if (scrolls && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
