import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { hasWords, say } from '#i18n/said.ts';
import { loadGameWords, startI18n } from '#i18n/setup.ts';

beforeAll(async () => {
  await startI18n('fr');
  i18n.addResourceBundle('fr', 'trial', {
    reason: { leader: '{{name}} est à moins de 6″' },
    out_one: '{{count}} figurine',
    out_other: '{{count}} figurines',
    group: { inner: 'mot' },
  });
});

describe('a code of the rules', () => {
  test('becomes a sentence with its variables', () => {
    const said = { code: 'trial:reason.leader', params: { name: 'Otto & <Wulf>' } };
    expect(say(said)).toBe('Otto & <Wulf> est à moins de 6″');
  });

  test.each([
    [0, '0 figurine'],
    [1, '1 figurine'],
    [2, '2 figurines'],
  ])('uses the language’s plural for %i', (count, sentence) => {
    expect(say({ code: 'trial:out', params: { count } })).toBe(sentence);
  });

  test('writes halves as the language does', () => {
    expect(say({ code: 'trial:reason.leader', params: { name: 3.5 } })).toMatch(/^3,5 est/u);
  });

  test('without a namespace is one of the app’s own', () => {
    expect(say({ code: 'backup.write', params: {} })).toBe('Tout sauvegarder');
  });
});

describe('a code without words', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test.each(['trial:nothing', 'nowhere:key', 'trial:group', ''])('throws for %s', (code) => {
    expect(hasWords({ code, params: {} })).toBe(false);
    expect(() => say({ code, params: {} })).toThrow(`No words for "${code}".`);
  });

  test('is shown as it is in production, and logged', () => {
    vi.stubEnv('PROD', true);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(say({ code: 'trial:nothing', params: {} })).toBe('trial:nothing');
    expect(log).toHaveBeenCalledExactlyOnceWith('No words for "trial:nothing".');
  });
});

describe('an id from a log that its game does not know', () => {
  beforeAll(async () => {
    await loadGameWords('mordheim');
  });

  test.each([
    ['mordheim:status.petrified.set', 'petrified'],
    ['mordheim:status.constructor.word', 'constructor'],
    ['mordheim:status.a.b:c.became', 'a.b:c'],
    ['mordheim:phase.teatime.name', 'teatime'],
    ['mordheim:duty.rout-test.outcome.maybe', 'maybe'],
    ['mordheim:duty.nap.done.slept', 'nap'],
    ['mordheim:houseRule.nonsense.options.yes', 'nonsense'],
    ['mordheim-traits:wings.name', 'wings'],
    ['mordheim-packs:elves', 'elves'],
  ])('%s is shown with a note, within its sentence if necessary', (code, id) => {
    expect(say({ code, params: { name: 'Otto' } })).toBe(`${id} (inconnu)`);
  });

  test('is shown as an option that is no trait, either', () => {
    const option = (context: string) =>
      say({ code: 'mordheim:resolver.option', params: { context } });
    expect(option('wings')).toBe('wings (inconnu)');
    expect(option('sword')).toBe('Épée');
  });

  test('is shown within a sentence of the journal, and never treated as a text', () => {
    const said = (status: string) =>
      say({
        code: 'battle:entry.became',
        params: { system: 'mordheim', name: 'Otto', status },
      });
    expect(said('petrified')).toBe('petrified (inconnu)');
    expect(said('__proto__')).toContain('(inconnu)');
  });

  test.each(['mordheim:status.stunned.nonsense', 'mordheim:nonsense.stunned', 'mordheim:status'])(
    'but %s throws, as that is our mistake',
    (code) => {
      expect(() => say({ code, params: {} })).toThrow(`No words for "${code}".`);
    },
  );
});
