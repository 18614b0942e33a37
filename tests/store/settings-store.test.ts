import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, OPTIONS, readSettings } from '#store/settings.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createMemoryPorts, type MemoryStart } from '../support/memory-ports.ts';

async function settingsOver(start: MemoryStart = {}) {
  const memory = createMemoryPorts(start);
  const store = createSettingsStore(memory.ports);
  await store.getState().load();
  return { ...memory, store };
}

describe('settings', () => {
  test('of a new installation are the defaults', async () => {
    const { store } = await settingsOver();
    expect(store.getState()).toMatchObject(DEFAULT_SETTINGS);
  });

  test('are restored as they were left', async () => {
    const { store } = await settingsOver({
      settings: { language: 'en', theme: 'light', textSize: 150, vibration: false, seeded: true },
    });
    expect(store.getState()).toMatchObject({
      ...DEFAULT_SETTINGS,
      language: 'en',
      theme: 'light',
      textSize: 150,
      vibration: false,
    });
  });

  test('from before the left-hand setting are kept, with the right hand', async () => {
    const stored = { theme: 'dark', textSize: 125, dice: 'app', seeded: true };
    const { store } = await settingsOver({ settings: stored });
    expect(store.getState()).toMatchObject({ theme: 'dark', textSize: 125, hand: 'right' });
    const { store: left } = await settingsOver({ settings: { ...stored, hand: 'left' } });
    expect(left.getState().hand).toBe('left');
  });

  test('change at once, and are written a moment later', async () => {
    const { store, disk, pauseSaves } = await settingsOver();
    const resume = pauseSaves();
    store.getState().change('theme', 'dark');
    expect(store.getState()).toMatchObject({ theme: 'dark', save: { kind: 'saving' } });
    expect(disk.settings.has('theme')).toBe(false);
    resume();
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(disk.settings.get('theme')).toBe('dark');
  });

  test('have rows of others beside them, which are kept as they are', async () => {
    const { store, disk } = await settingsOver({ settings: { 'campaign-k-1': { name: 'Hiver' } } });
    expect(store.getState().rows['campaign-k-1']).toEqual({ name: 'Hiver' });
    store.getState().keep('campaign-k-1', null);
    store.getState().change('theme', 'dark');
    expect(store.getState().rows).toMatchObject({ 'campaign-k-1': null });
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(Object.fromEntries(disk.settings)).toEqual({ 'campaign-k-1': null, theme: 'dark' });
  });

  test('changed twice in a row are written in their final state', async () => {
    const { store, disk } = await settingsOver();
    store.getState().change('textSize', 200);
    store.getState().change('dice', 'app');
    store.getState().change('textSize', 125);
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(Object.fromEntries(disk.settings)).toEqual({ textSize: 125, dice: 'app' });
  });

  test('that can’t be written stay on the screen until they are saved', async () => {
    const { store, disk, failNextSave } = await settingsOver();
    failNextSave('quota');
    store.getState().change('wakeLock', false);
    await vi.waitFor(() =>
      expect(store.getState().save).toEqual({ kind: 'failed', code: 'quota', waiting: 1 }),
    );
    expect(store.getState().wakeLock).toBe(false);
    store.getState().retrySave();
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(disk.settings.get('wakeLock')).toBe(false);
  });

  test('of another tab come in, except where this one still has something to write', async () => {
    const { store, ports, disk, failNextSave } = await settingsOver();
    const other = createSettingsStore(ports);
    failNextSave('quota');
    store.getState().change('theme', 'light');
    await vi.waitFor(() => expect(store.getState().save.kind).toBe('failed'));
    other.getState().change('theme', 'dark');
    other.getState().keep('campaign-k-1', { name: 'Hiver' });
    await vi.waitFor(() => expect(other.getState().save).toEqual({ kind: 'saved' }));
    await store.getState().lookAgain();
    const rows = { theme: 'light', 'campaign-k-1': { name: 'Hiver' } };
    expect(store.getState()).toMatchObject({ theme: 'light', rows, save: { kind: 'failed' } });
    store.getState().retrySave();
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(disk.settings.get('theme')).toBe('light');
  });

  test('changed while those of another tab are read stay changed', async () => {
    const { store, disk } = await settingsOver({ settings: { theme: 'dark' } });
    const looking = store.getState().lookAgain();
    store.getState().change('theme', 'light');
    await looking;
    expect(store.getState().theme).toBe('light');
    await vi.waitFor(() => expect(disk.settings.get('theme')).toBe('light'));
  });

  test('that another tab has written last are shown, even if this one was writing them', async () => {
    const { store, ports, pauseSaves } = await settingsOver();
    const other = createSettingsStore(ports);
    const resume = pauseSaves();
    store.getState().change('theme', 'light');
    other.getState().change('theme', 'dark');
    await store.getState().lookAgain();
    resume();
    await vi.waitFor(() => expect(store.getState().theme).toBe('dark'));
  });

  test('read again without a change rerender nothing', async () => {
    const { store } = await settingsOver({ settings: { 'campaign-k-1': { name: 'Hiver' } } });
    const { rows } = store.getState();
    await store.getState().lookAgain();
    expect(store.getState().rows).toBe(rows);
  });

  test('that can’t be read are the defaults, and the error is reported', async () => {
    const { ports } = createMemoryPorts();
    const closed = Object.assign(new Error('closed'), { code: 'closed' });
    const store = createSettingsStore({
      settings: { ...ports.settings, load: () => Promise.reject(closed) },
    });
    await store.getState().load();
    expect(store.getState()).toMatchObject({
      ...DEFAULT_SETTINGS,
      save: { kind: 'failed', code: 'closed' },
    });
  });

  test('that could not be read are read again on request', async () => {
    const { ports } = createMemoryPorts({ settings: { theme: 'light' } });
    const load = vi.fn(ports.settings.load).mockRejectedValueOnce(new Error('closed'));
    const store = createSettingsStore({ settings: { ...ports.settings, load } });
    await store.getState().load();
    store.getState().retrySave();
    await vi.waitFor(() => expect(store.getState().save).toEqual({ kind: 'saved' }));
    expect(store.getState().theme).toBe('light');
  });

  test.each([1e300, -1, 8.64e15 + 1, Number.NaN, Number.POSITIVE_INFINITY, 'yesterday', {}])(
    'know no backup at %s',
    (lastBackupAt) => {
      expect(readSettings({ lastBackupAt }).lastBackupAt).toBeNull();
    },
  );
});

test('invalid values on disk never become settings', () => {
  const nonsense = fc.dictionary(fc.constantFrom(...Object.keys(DEFAULT_SETTINGS)), fc.anything());
  fc.assert(
    fc.property(nonsense, (stored) => {
      const { theme, textSize, hand, dice, glance, ...rest } = readSettings(stored);
      expect(OPTIONS.theme).toContain(theme);
      expect(OPTIONS.textSize).toContain(textSize);
      expect(OPTIONS.hand).toContain(hand);
      expect(OPTIONS.dice).toContain(dice);
      expect(OPTIONS.glance).toContain(glance);
      for (const one of [rest.vibration, rest.wakeLock, rest.glanceFacing]) {
        expect(typeof one).toBe('boolean');
      }
      expect(rest.language === null || typeof rest.language === 'string').toBe(true);
      expect(rest.lastBackupAt === null || typeof rest.lastBackupAt === 'number').toBe(true);
    }),
  );
});

test('a text has a greatest length, far above any language or battle', () => {
  const battle = `b-${'x'.repeat(64)}`;
  expect(readSettings({ reminderAnswered: battle }).reminderAnswered).toBe(battle);
  expect(readSettings({ language: 'x'.repeat(101) }).language).toBeNull();
});
