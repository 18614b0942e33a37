/**
 * A question with dice, written as a generator in the order of play: a `yield*` wherever dice are thrown or
 * players decide. It is read from its start, with one more answer each time; `About` is what a screen needs to
 * put what is asked into words.
 */
export type Inquiry<About, Result> = Generator<Asked<About>, Result, Reply>;

export type Asked<About> = Throwing<About> | Choosing<About>;

/** Dice are thrown. */
export interface Throwing<About> {
  readonly kind: 'ask';
  readonly said: About;
  readonly count: number;
  readonly sides: number;
  /** Players may enter the total as text instead of the dice. */
  readonly byTotal?: true;
}

/** Players decide; the app never does so for them. */
export interface Choosing<About> {
  readonly kind: 'choose';
  readonly said: About;
  readonly options: readonly { readonly id: string }[];
}

/** The dice thrown; or the option chosen, or what was entered instead of the dice. */
export type Reply = readonly number[] | string;

/** The face of a die; or an option, or the total of some dice, as text. Options that are numbers may be either. */
export type Answer = number | string;

/** The one form in which answers are stored: all dice and choices so far, in order. */
export type Answers = readonly Answer[];

/** What is asked next. */
export interface Next<About> {
  readonly asked: Asked<About>;
  /** Dice of this throw so far. */
  readonly thrown: readonly number[];
}

/** How far the answers lead: to the result, or to what is asked next. */
export type Reading<About, Result> =
  | { readonly result: Result; readonly next: null }
  | { readonly result: null; readonly next: Next<About> };

/**
 * Reads an inquiry from its start. An answer that does not fit what is asked is skipped, and anything after the
 * last one is ignored.
 */
export function readAnswers<About, Result>(
  inquiry: Inquiry<About, Result>,
  answers: Answers,
): Reading<About, Result> {
  const left = [...answers];
  let step = inquiry.next([]);
  while (step.done !== true) {
    const asked = step.value;
    const thrown: number[] = [];
    const reply = replyOf(asked, left, thrown);
    if (reply === null) return { result: null, next: { asked, thrown } };
    step = inquiry.next(reply);
  }
  return { result: step.value, next: null };
}

/** Several dice, each by itself; nothing is asked for none. */
export function* faces<About>(
  said: About,
  count: number,
  sides = D6,
): Inquiry<About, readonly number[]> {
  if (count === 0) return [];
  const reply = yield { kind: 'ask', said, count, sides };
  return typeof reply === 'string' ? [] : reply;
}

/** The face of one die. */
export function* face<About>(said: About): Inquiry<About, number> {
  const [one = 0] = yield* faces(said, 1);
  return one;
}

/** The total of some dice. */
export function* total<About>(said: About, count: number): Inquiry<About, number> {
  const reply = yield { kind: 'ask', said, count, sides: D6, byTotal: true };
  return typeof reply === 'string' ? Number(reply) : reply.reduce((sum, one) => sum + one, 0);
}

/** One of these options; its id. */
export function* choice<About>(said: About, ids: readonly string[]): Inquiry<About, string> {
  const reply = yield { kind: 'choose', said, options: ids.map((id) => ({ id })) };
  return typeof reply === 'string' ? reply : '';
}

/** Far more than any inquiry takes; guards against one that never comes to an end. */
export const MAX_ANSWERS = 60;

/** The answers with one more, if there may be more. */
export function withAnswer(answers: Answers, answer: Answer): Answers {
  return answers.length < MAX_ANSWERS ? [...answers, answer] : answers;
}

/**
 * The answers, with the app's dice for all that are missing, up to the end or to a choice.
 * @param nextAfter what is asked after some answers
 * @param die throws one with so many sides
 */
export function rolledOn<About>(
  nextAfter: (answers: Answers) => Next<About> | null,
  answers: Answers,
  die: (sides: number) => number,
): Answers {
  return repeated(answers, (now) => {
    const next = nextAfter(now);
    if (next === null || next.asked.kind === 'choose') return null;
    const { asked, thrown } = next;
    if (now.length + asked.count - thrown.length > MAX_ANSWERS) return null;
    return [...now, ...completed(asked, thrown, die).slice(thrown.length)];
  });
}

/** The dice of a throw: those entered, and the app's for the rest. */
export function completed(
  { count, sides }: Pick<Throwing<unknown>, 'count' | 'sides'>,
  thrown: readonly number[],
  die: (sides: number) => number,
): readonly number[] {
  const missing = Math.max(0, count - thrown.length);
  return [...thrown, ...Array.from({ length: missing }, () => die(sides))];
}

/** Goes on step by step until there is none; more than all dice of any inquiry are not thrown. */
export function repeated<State>(start: State, next: (now: State) => State | null): State {
  let now = start;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const after = next(now);
    if (after === null) return now;
    now = after;
  }
  return now;
}

const MAX_STEPS = 200;

export const D6 = 6;

/** Takes the answers of one question off those left; null if some are missing, with the dice so far. */
function replyOf<About>(asked: Asked<About>, left: Answer[], thrown: number[]): Reply | null {
  for (let answer = left.shift(); answer !== undefined; answer = left.shift()) {
    if (asked.kind === 'choose') {
      const id = String(answer);
      if (asked.options.some((option) => option.id === id)) return id;
    } else if (typeof answer === 'number') {
      if (isWithin(answer, 1, asked.sides)) thrown.push(answer);
      if (thrown.length === asked.count) return thrown;
    } else if (asked.byTotal === true && thrown.length === 0) {
      if (isWithin(Number(answer), asked.count, asked.count * asked.sides)) return answer;
    }
  }
  return null;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
