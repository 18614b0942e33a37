import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { readPasted } from '#exchange/import/read.ts';
import { renameWarband, setNotes, setTrait } from '#roster/edit.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { HandOverScreen } from '#ui/hand-over/HandOverScreen.tsx';
import { KIT } from '../../../scripts/import-file.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from '../roster/open-roster.tsx';

// A warband leaves the phone: what is shared, what is saved, and what the player is told of it.

/** A captain with a sword and hatred, a group of three, and one without a name. */
function band(): Warband {
  const made = warbandOf('reikland', [
    ['reikland/captain', 'Otto'],
    ['reikland/warrior', 'Les Gris', 3],
    ['reikland/youngblood', 'x'],
  ]);
  const armed = setTrait(made, 'm-1', 'sword', true);
  return setNotes(renameMember(armed, system, 'm-3', ''), 'Payer l’auberge.');
}

async function open(warband: Warband = band()) {
  const opened = await openRoster(
    '/warbands/w-test/hand-over',
    [warband],
    [system],
    [],
    <Route path="/warbands/:id/hand-over">{({ id }) => <HandOverScreen id={id} />}</Route>,
  );
  await screen.findByRole('img', { name: /^Code QR/ });
  const tap = (name: RegExp) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, tap };
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[^\S\n]/g, ' ');
}

/** What is announced below the ways. */
const news = () => plain(screen.getByRole('status').textContent);

type Shared = { readonly title: string; readonly text?: string; readonly files?: readonly File[] };

/** A phone that shares texts, and files if it says so. */
function sharing(canShare: boolean) {
  const share = vi.fn(async (_: Shared) => undefined);
  const able = { share, canShare: () => canShare };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), able));
  return share;
}

afterEach(() => vi.unstubAllGlobals());

const LIST = [
  'Les Essais',
  'Mercenaires reiklanders · 5 figurines · Valeur : 45 · Coût : 160 co',
  '',
  'Otto (Capitaine mercenaire) [20 XP] : Épée',
  'Les Gris (3 × Guerrier)',
  'Recrue',
  '',
  'Payer l’auberge.',
];

describe('handing a warband on', () => {
  it('as text is a list that friends can read, and its last line has the whole warband', async () => {
    const { tap } = await open();
    expect(screen.getByRole('img', { name: 'Code QR\u00A0: Les Essais' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Retour à la bande/ }).getAttribute('href')).toBe(
      '#/warbands/w-test',
    );
    const share = sharing(false);
    await tap(/^En texte/);
    const [sent] = share.mock.calls[0] ?? [];
    expect(sent?.title).toBe('Les Essais');
    expect(plain(sent?.text).split('\n').slice(0, LIST.length)).toEqual(LIST);
    expect(readPasted(sent?.text ?? '', KIT).own).toMatchObject([
      { name: 'Les Essais', notes: 'Payer l’auberge.' },
    ]);
    expect(news()).toBe('');
    await tap(/^Comme un créateur/);
    expect(plain(share.mock.calls[1]?.[0].text)).toContain('++ Bande (Mercenaires reiklanders)');
  });

  it('where nothing can be shared copies texts, and says so', async () => {
    const { tap } = await open();
    await tap(/^En texte/);
    await waitFor(() => expect(news()).toMatch(/copié/i));
    expect(plain(await navigator.clipboard.readText())).toContain('Otto (Capitaine');
  });

  it('as files names them after the warband, without what a disk refuses', async () => {
    const { tap } = await open(renameWarband(band(), 'Rats/Loups : l’été d’O-12 ?'));
    const share = sharing(true);
    await tap(/^Pour l’application/);
    await tap(/^Texte \(/);
    await tap(/^Tableau/);
    const files = share.mock.calls.flatMap(([{ files: sent = [] }]) => sent);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Rats Loups l’été d’O-12.json', 'application/json'],
      ['Rats Loups l’été d’O-12.txt', 'text/plain'],
      ['Rats Loups l’été d’O-12.csv', 'text/csv'],
    ]);
    const [json, text, table] = await Promise.all(files.map((file) => file.text()));
    expect(JSON.parse(json ?? '')).toMatchObject({
      id: 'w-test',
      members: [{ name: 'Otto' }, {}, {}],
    });
    expect(readPasted(text ?? '', KIT).own).toHaveLength(1);
    expect(readPasted(table ?? '', KIT).own).toHaveLength(1);
    expect(share.mock.calls.every(([{ text: beside }]) => beside === undefined)).toBe(true);
  });

  it('that cannot share files saves them, and says under which name', async () => {
    const { tap } = await open(renameWarband(band(), '???'));
    sharing(false);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await tap(/^Tableau/);
    await waitFor(() => expect(news()).toContain('hors-de-combat.csv'));
    expect(
      saved.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download),
    ).toEqual(['hors-de-combat.csv']);
    saved.mockRestore();
  });

  it('as a picture says where the browser cannot draw one', async () => {
    const { tap, user } = await open();
    await tap(/^En image/);
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Partager l’image' }));
    await waitFor(() =>
      expect(sheet.getByRole('status').textContent).toBe(
        'Ce navigateur n’a pas pu dessiner l’image.',
      ),
    );
  });

  it('is not possible for one that is gone; the way back leads to the list', async () => {
    history.replaceState(null, '', '#/');
    await openRoster(
      '/warbands/w-gone/hand-over',
      [band()],
      [system],
      [],
      <Route path="/warbands/:id/hand-over">{({ id }) => <HandOverScreen id={id} />}</Route>,
    );
    expect(screen.queryByRole('button', { name: /^En texte/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Retour à la bande/ }).getAttribute('href')).toBe(
      '#/warbands',
    );
  });
});
