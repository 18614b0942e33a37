/** Parses JSON; null for a text that is none. The value is unchecked. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The items of an array; none of any other value. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
