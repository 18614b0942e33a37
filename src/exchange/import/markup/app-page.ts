import { headOf } from '#exchange/import/words/heads.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';

/**
 * The page of an app, copied so that every value has a line of its own: `M`, `4`, `WS`, `3` … one below the other
 * as one line where they begin, and nothing of what is pressed there.
 */
export function withoutPage(text: string, lexicon: Lexicon): string {
  const lines = text.split('\n');
  // `Fighter 3/7` above each of them.
  const counters = lines.filter((line) => COUNTER.test(line)).length > 2;
  const told = lines.map((line) =>
    isPressed(line) || (counters && COUNTER.test(line)) ? '' : line,
  );
  for (let at = 0; at + 2 * CHARACTERISTICS <= told.length; at += 1) {
    const block = told.slice(at, at + 2 * CHARACTERISTICS).map((line) => line.trim());
    const heads = block.filter((_, no) => no % 2 === 0);
    const numbers = block.filter((_, no) => no % 2 === 1);
    if (!numbers.every((number) => /^(?:\d{1,2}|-|\dD\d)$/u.test(number))) continue;
    if (headOf(lexicon, heads)?.every((id) => id !== null) !== true) continue;
    told[at] = heads.map((head, no) => `${head} ${numbers[no] ?? ''}`).join(', ');
    for (let no = 1; no < block.length; no += 1) told[at + no] = '';
  }
  return told.join('\n');
}

const CHARACTERISTICS = 9;

const COUNTER = /^\s*\p{L}[\p{L} ]{2,20} \d{1,2}\/\d{1,2}\s*$/u;

/** Words of buttons and of the foot of a page. */
function isPressed(line: string): boolean {
  return PRESSED.test(line.trim());
}

const PRESSED =
  /^(?:[⋮☰›×✎🗑…]|[+＋]?\s*(?:add|new|hire|recruit|anwerben|hinzufügen|ajouter|recruter|añadir|contratar|aggiungi|assolda)\s+(?:a\s+)?(?:hero|heroes|henchm[ae]n|group|warrior|fighter|hired sword|equipment|skill|held|krieger|gruppe|héros|guerrier|groupe|héroe|guerrero|grupo|eroe|guerriero|gruppo)s?|[+＋]\s*\p{L}+\s+(?:anwerben|hinzufügen)|edit|delete|remove|dismiss|split|print|share|kill|save|export|bearbeiten|löschen|drucken|teilen|entlassen|speichern|modifier|supprimer|imprimer|partager|congédier|editar|borrar|imprimir|compartir|despedir|modifica|elimina|stampa|condividi|congeda|impressum|datenschutz|terms|privacy|my warbands|meine banden|mes bandes|mis bandas|le mie bande|upkeep\s+\d{1,3}\s*\p{L}*|unterhalt\s+\d{1,3}\s*\p{L}*|entretien\s+\d{1,3}\s*\p{L}*)$/iu;
