import { sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Group } from './crowd.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { bandIn } from './names.ts';
import { TailReader } from './tail.ts';
import { sentencesOf, type Token, tokensOf } from './tokens.ts';
import { ASKS, BAND_CALLED, HAS, LEAD_IN, PRONOUN_ALL, PRONOUN_ONE, WITH } from './words.ts';

/** What a paragraph tells. */
export interface Told {
  readonly groups: readonly Group[];
  /** The warband's name; '' for none. */
  readonly name: string;
  /** What it is, as it stands before anybody in it; '' where it does not say so. */
  readonly type: string;
  /** What became nothing, as it stands. */
  readonly untold: readonly string[];
  /** Words that became something, of all. */
  readonly share: number;
}

/** Reads a paragraph sentence by sentence: who is in it, and who of those told before is taken up again. */
export function peopleIn(paragraph: string, words: Words): Told {
  const reader = new ProseReader(words);
  for (const sentence of sentencesOf(paragraph)) reader.take(sentence);
  return reader.done();
}

class ProseReader {
  private readonly words: Words;
  private readonly tail: TailReader;
  private name = '';
  private type = '';
  private all = 0;

  constructor(words: Words) {
    this.words = words;
    this.tail = new TailReader(words);
  }

  done(): Told {
    const { groups } = this.tail.crowd;
    const sure = groups.filter(({ weak, name, gear, parts }) => {
      return weak === null || name !== '' || gear.length > 0 || parts.length > 0;
    });
    const unsure = groups.filter(
      (one) =>
        !sure.includes(one) && one.weak === 'weak' && !isWord(this.words, 'warbands', one.type),
    );
    return {
      groups: sure,
      name: this.name,
      type: this.type,
      untold: [...this.tail.untold, ...unsure.map(({ type }) => type)],
      share: this.all === 0 ? 0 : this.tail.used / this.all,
    };
  }

  take(raw: string): void {
    const [named = '', called = ''] = BAND_CALLED.exec(raw) ?? [];
    if (named !== '' && this.name === '') this.name = called;
    const { text, tokens } = tokensOf(named === '' ? raw : raw.replace(named, ', '));
    this.all += tokens.filter(({ word }) => word !== '').length;
    if (/\?\s*$/u.test(raw) && ASKS.test(raw)) {
      this.tail.untold.push(raw);
      return;
    }
    const before = this.tail.used;
    const untold = this.tail.untold.length;
    const mentions = mentionsIn(text, tokens, this.words);
    const [first] = mentions;
    this.takeReference(text, tokens.slice(0, first?.from ?? tokens.length));
    for (const [at, mention] of mentions.entries()) {
      const end = mentions[at + 1]?.from ?? tokens.length;
      this.takeMention(text, tokens, mention, end);
    }
    const typed = this.type !== '';
    this.type ||= bandIn(named.replace(called, ' '), this.words);
    this.type ||= bandIn(text.slice(0, tokens[first?.from ?? -1]?.from ?? text.length), this.words);
    if (this.tail.used > before || named !== '' || (!typed && this.type !== '')) return;
    this.tail.untold.splice(untold);
    if (sectionOf(raw.replace(/:$/u, '')) === null) this.tail.untold.push(raw);
  }

  private takeMention(text: string, tokens: readonly Token[], mention: Mention, end: number): void {
    const tail = tokens.slice(mention.to, end);
    const whole = text.slice(tokens[mention.from]?.from ?? 0, tokens[end - 1]?.to ?? text.length);
    if (mention.how === 'none') {
      this.tail.untold.push(whole);
      // What is said next is about nobody who is there.
      this.tail.crowd.current = null;
      return;
    }
    this.tail.crowd.begin(mention);
    this.tail.used += mention.to - mention.from + mention.names.length;
    this.tail.takeTail(text, tail, true);
  }

  /** A sentence that goes on about somebody: `He has …`, `Otto has …`, `The third one has …`. */
  private takeReference(text: string, tokens: readonly Token[]): void {
    const start = tokens.findIndex(({ word }) => word !== '' && !LEAD_IN.has(word));
    const rest = start === -1 ? [] : tokens.slice(start);
    if (!this.isTaken(text, rest)) this.tail.noteStrangers(text, rest);
  }

  private isTaken(text: string, tokens: readonly Token[]): boolean {
    const { crowd } = this.tail;
    const [first, second] = tokens;
    if (first === undefined || crowd.last === null) return false;
    if (this.tail.takePart(text, tokens, 0) > 0 || this.tail.takeFirst(text, tokens)) return true;
    const has = HAS.has(second?.word ?? '') || second?.word === 'n';
    const all = PRONOUN_ALL.has(first.word) && (has || WITH.has(second?.word ?? ''));
    if (all && crowd.isMany()) crowd.current = crowd.last;
    else if (!PRONOUN_ONE.has(first.word) || !has) return false;
    this.tail.takeTail(text, tokens.slice(1), false);
    return true;
  }
}
