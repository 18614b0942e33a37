import type { SampleWarband } from '#rules/contract/catalogue.ts';

/**
 * Samples with their keys replaced by words.
 * @param word looks up a key of the words `<system>-samples`
 */
export function inWords(
  samples: readonly SampleWarband[],
  word: (key: string) => string,
): readonly SampleWarband[] {
  return samples.map((sample) => ({
    ...sample,
    name: word(sample.name),
    members: sample.members.map((member) => ({
      ...member,
      name: word(member.name),
      ...(member.title === undefined ? {} : { title: word(member.title) }),
      ...(member.labels === undefined ? {} : { labels: member.labels.map(word) }),
    })),
  }));
}
