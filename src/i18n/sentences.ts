/**
 * Sentences without variables, by language, namespaces and key: most of what a screen says, again at every
 * rendering. They are forgotten when words are added.
 */
export const sentences = new Map<string, unknown>();
