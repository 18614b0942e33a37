/** The JSON of a value; undefined where it has none, as what a disk keeps need not be JSON. */
export function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** What JSON means; undefined where a text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
