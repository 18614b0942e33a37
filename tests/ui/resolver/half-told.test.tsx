import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { DRAFTS_KEY, draftsIn } from '#store/kept-drafts.ts';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';
import { bout } from './bout.ts';
import { openAt } from './open-resolver.tsx';
import { addWords } from './wrestling.ts';

// An unfinished calculation survives closing the app; invalid parts of it are dropped.

beforeAll(async () => {
  await startI18n('fr');
  addWords();
});

const DUEL = '/duel/wrestling/f-Ulrich/f-Rat1';
const sheet = () => screen.getByRole('dialog');
const face = (value: number) => button(new RegExp(`^${value}( :|$)`), sheet());
const charged = () => screen.getByRole('button', { name: /^A chargé/ });
const opened = () => tap(button(/^Résoudre/));

/** The entries so far, as stored on the disk. */
const written = () => act(async () => undefined);

/** Closes the app and opens it again on the same disk. */
async function reload(first: ReturnType<typeof openAt>, path = DUEL, battle = bout()) {
  await written();
  const settings = Object.fromEntries(first.memory.disk.settings);
  first.unmount();
  return openAt(path, battle, settings);
}

describe('an unfinished calculation', () => {
  it('survives a reload: circumstances, rolls and a partial roll', async () => {
    const battle = bout().charge('Ulrich', 'Rat1');
    const first = openAt(DUEL, battle);
    tap(charged());
    opened();
    tap(face(5));
    const second = await reload(first, DUEL, battle);
    expect(charged().getAttribute('aria-pressed')).toBe('false');
    expect(textOf(charged())).toContain('indiqué par vous');
    opened();
    expect(textOf(sheet())).toContain('1 dé sur 2');
    tap(face(6));
    await reload(second, DUEL, battle);
    tap(button(/^Reprendre/));
    expect(
      within(sheet()).getByText((heard) => /Que faire de lui/.test(plain(heard))),
    ).toBeTruthy();
  });

  it('is opened by the tab as well, whoever is suggested', async () => {
    const first = openAt('/duel/wrestling/f-Otto/f-Rat3');
    opened();
    tap(face(5));
    await reload(first, '/duel');
    expect(textOf(screen.getByRole('region', { name: 'En présence' }))).toContain('Otto');
    opened();
    expect(textOf(sheet())).toContain('1 dé sur 2');
  });

  it('belongs to these fighters, this turn and this battle', async () => {
    const first = openAt(DUEL);
    opened();
    tap(face(5));
    const second = await reload(first, '/duel/wrestling/f-Otto/f-Rat1');
    opened();
    expect(textOf(sheet())).toContain('0 dé sur 2');
    await reload(second, DUEL, bout().nextUntil('Skavens', 'movement'));
    opened();
    expect(textOf(sheet())).toContain('0 dé sur 2');
    const row = { battleId: 'b-other', drafts: [['1 wrestling/f-Ulrich/f-Rat1', {}]] };
    expect(draftsIn({ [DRAFTS_KEY]: row }, 'b-test')).toEqual({});
  });

  it('is deleted once it has been applied', async () => {
    const first = openAt(DUEL);
    opened();
    tap(face(5));
    tap(face(6));
    tap(button('Le lâcher', sheet()));
    await written();
    expect(first.memory.disk.settings.get(DRAFTS_KEY)).toMatchObject({ drafts: [{}] });
    tap(button(/^Appliquer/, sheet()));
    await written();
    expect(first.memory.disk.settings.get(DRAFTS_KEY)).toMatchObject({
      drafts: [],
      lastResolver: null,
    });
  });

  it('is not overwritten by a tab that only watches', async () => {
    const { memory } = openAt(DUEL);
    act(() => memory.stealFromHere('b-test'));
    opened();
    tap(face(5));
    await written();
    expect(memory.disk.settings.has(DRAFTS_KEY)).toBe(false);
  });

  it('of another version, or corrupt, does no harm', () => {
    const draft = { inputs: {}, answers: [], typed: { step: 'grips', dice: [] } };
    const rows: readonly unknown[] = [
      null,
      'half a die',
      { battleId: 'b-test' },
      { battleId: 'b-test', drafts: [null, 7, ['1 x'], ['1 x', null], ['1 x', { inputs: [] }]] },
      {
        battleId: 'b-test',
        lastResolver: { moment: '1 recovery' },
        drafts: [
          ['1 wrestling/f-Ulrich/f-Rat1', { ...draft, inputs: { charged: {}, strange: 7 } }],
        ],
      },
      ...[[9], [5, 6], [5, 6, 4], [0], ['5'], [Number.NaN]].map((dice) => ({
        battleId: 'b-test',
        drafts: [['1 wrestling/f-Ulrich/f-Rat1', { ...draft, typed: { step: 'grips', dice } }]],
      })),
    ];
    for (const row of rows) {
      const { unmount } = openAt(DUEL, bout(), { [DRAFTS_KEY]: row });
      opened();
      expect(textOf(sheet())).toMatch(/[01] dé sur 2/);
      while (screen.queryByText(/Deux prises/) !== null) tap(face(5));
      unmount();
    }
  });

  it('is read safely, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const row = { battleId: 'b-test', drafts: value };
        expect(() => draftsIn({ [DRAFTS_KEY]: row }, 'b-test')).not.toThrow();
        expect(() => draftsIn({ [DRAFTS_KEY]: value }, 'b-test')).not.toThrow();
      }),
    );
  });
});
