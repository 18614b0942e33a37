/**
 * Lets a browser translate the page while React goes on changing it. A translation takes texts out and puts elements in
 * their places; React, which still holds the texts, would fail as soon as it removes one or inserts something before
 * it, and would change others that nobody sees. So each text goes back, empty, before what stands for it, and
 * takes that along when it is changed or removed.
 * @param root all of the page that may be translated
 */
export function keepTexts(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text) drop(target);
      const near = [...addedNodes, previousSibling, nextSibling];
      for (const gone of removedNodes) {
        if (gone instanceof Element) goBack(gone);
        if (!(gone instanceof Text) || gone.parentNode !== null) continue;
        const standIn = near.find((node): node is Element => isNew(node));
        if (translated.has(gone) || standIn === undefined) drop(gone);
        else {
          standIn.before(gone);
          translated.set(gone, standIn);
          originals.set(standIn, { text: gone, words: gone.data });
          gone.data = '';
        }
      }
    }
    // What was done here is no news.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

/** What stands for a text. */
const translated = new WeakMap<Text, Element>();
const originals = new WeakMap<Element, { readonly text: Text; readonly words: string }>();

/** Whether it stands for a text that nobody has looked for yet. The app itself has no such elements. */
function isNew(node: Node | null): boolean {
  return node instanceof Element && node.localName === 'font' && !originals.has(node);
}

/** React has changed or removed a text: its translation is out of date. */
function drop(text: Text): void {
  const standIn = translated.get(text);
  translated.delete(text);
  if (standIn === undefined) return;
  originals.delete(standIn);
  standIn.remove();
}

/** The player wants the original again. */
function goBack(standIn: Element): void {
  const original = originals.get(standIn);
  if (original === undefined) return;
  originals.delete(standIn);
  translated.delete(original.text);
  original.text.data = original.words;
}
