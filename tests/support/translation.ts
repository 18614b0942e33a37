/**
 * Translates the page as browsers do: each text is taken out and an element put in its place, now and after every
 * change. It is "translated" into itself, so that tests find it. Self-contained, so that it can be sent to a browser.
 * @returns shows the original again
 */
export function translatePage(): () => void {
  const done = new Map<Element, Text>();
  const NOT_SHOWN = ['script', 'style', 'textarea', 'font'];
  const translate = (text: Node) => {
    const { parentElement } = text;
    if (!(text instanceof Text) || parentElement === null || text.data.trim() === '') return;
    if (NOT_SHOWN.includes(parentElement.localName)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    done.set(outer, text);
    if (done.size % 2 === 0) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  };
  const within = (node: Node): readonly Node[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap(within);
  const all = (nodes: Iterable<Node>) => {
    for (const text of [...nodes].flatMap(within)) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      all(target instanceof Text ? [target] : addedNodes);
  });
  const begin = () => {
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    if (document.body !== null) all([document.body]);
  };
  begin();
  return () => {
    observer.disconnect();
    for (const [element, text] of done) element.replaceWith(text);
  };
}
