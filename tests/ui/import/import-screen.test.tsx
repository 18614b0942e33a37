import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { startI18n } from '#i18n/setup.ts';
import type { Shared } from '#offline/shared.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { StoresContext, type Systems } from '#store/hooks.ts';
import { loadChunk } from '#store/load-chunk.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { ImportScreen } from '#ui/import/ImportScreen.tsx';
import { bytesOf, MADE, xmlOf } from '../../exchange/import/made-roster.ts';
import { SHEET, workbookOf } from '../../exchange/import/made-workbook.ts';
import handedOver from '../../fixtures/codes/warband-1.json';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS } from '../../support/systems.ts';
import { warbandOf } from '../../support/warbands.ts';
import { zipOf } from './zip-of.ts';

const LIST = [
  'Les Loups de Reikland',
  'Mercenaires reiklanders',
  '',
  'Ulrich, capitaine : épée, pistolet, casque [24XP]',
  'Gunther, champion : marteau, dague',
  'Otto, champoin : hache',
  '3 guerriers : épée, bouclier',
].join('\n');

/** The import screen on a simulated disk, in French. */
async function openImport(
  code = '',
  takeShared: () => Promise<Shared | null> = () => Promise.resolve(null),
  systems: Systems = SYSTEMS,
) {
  await startI18n('fr');
  const memory = createMemoryPorts({ settings: { seeded: true } });
  const { ports } = memory;
  const warbands = createWarbandsStore(ports, systems);
  await warbands.getState().load();
  history.replaceState(null, '', '#/import');
  render(
    <StoresContext
      value={{
        settings: createSettingsStore(ports),
        warbands,
        battles: createBattlesStore(ports, systems),
        device: createDeviceStore(IDLE_DEVICE, 'ready'),
        systems,
        die: ports.die,
        freshId: ports.freshId,
        clock: ports.clock,
      }}
    >
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/import">
            <ImportScreen code={code} takeShared={takeShared} />
          </Route>
          <Route>elsewhere</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  return {
    user: userEvent.setup(),
    written: () => [...memory.disk.warbands.values()],
    kept: () => warbands.getState().warbands ?? [],
  };
}

function paste(text: string) {
  const clipboardData = { getData: () => text };
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData });
}

async function rows(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('list', { name: /^Lignes de la liste/ });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

async function chooseFile(file: File) {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no way to a file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('content shared by another app', () => {
  test('is read at once: text,', async () => {
    await openImport('shared', () => Promise.resolve({ given: LIST, left: 0 }));
    expect((await rows())[2]).toMatch(/^comprisUlrich, capitaine/);
  });

  test('or a file, which is named,', async () => {
    await openImport('shared', () =>
      Promise.resolve({ given: new File([LIST], 'loups.txt'), left: 0 }),
    );
    expect(await rows()).toHaveLength(6);
    expect(screen.getByText('loups.txt')).toBeTruthy();
  });

  test('or two files, of which one follows the other', async () => {
    const files = ['loups.txt', 'rats.txt'].map((name) => new File([LIST], name));
    const { user, written } = await openImport('shared', () => {
      const given = files.shift();
      return Promise.resolve(given === undefined ? null : { given, left: files.length });
    });
    await screen.findByText('loups.txt');
    expect(screen.getByRole('button', { name: 'Encore 1 fichier' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
    await screen.findByText('rats.txt');
    expect(screen.queryByRole('button', { name: /^Encore/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
    await screen.findByText('elsewhere');
    await vi.waitFor(() => expect(written()).toHaveLength(2));
  });

  test.each([
    ['nothing', () => Promise.resolve(null)],
    ['no words', () => Promise.resolve({ given: '', left: 0 })],
    ['nothing to be had', () => Promise.reject(new Error('gone'))],
  ])('and when it is %s, that is reported', async (_, takeShared) => {
    await openImport('shared', takeShared);
    await sees('import:nothing-shared');
  });
});

describe('the camera', () => {
  test('is reported missing, with the other ways one tap away', async () => {
    const { user } = await openImport('camera');
    await sees('import:camera.none', {}, screen.getByRole('status'));
    await user.click(screen.getByRole('button', { name: 'Sans appareil photo' }));
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

describe('a pasted list', () => {
  test('with one warband at two dates offers both versions, told apart by their size', async () => {
    await openImport();
    paste(
      [
        'La Harde du Gibet - Hommes-Bêtes',
        '',
        'Vorgak, Chef Homme-Bête : hache, épée [20XP]',
        'Tordu, Bestigor : hallebarde [8XP]',
        '3 Gors : masse',
        '',
        'Vorgak, Chef Homme-Bête : hache, épée, casque [28XP]',
        'Tordu, Bestigor : hallebarde, dague [13XP]',
        '2 Gors : masse, bouclier',
      ].join('\n'),
    );
    await rows();
    const options = within(screen.getByRole('combobox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'La Harde du Gibet · 4 combattants',
      'La Harde du Gibet · 5 combattants',
    ]);
    expect(screen.getByText(/: La Harde du Gibet$/).textContent).not.toContain(',');
  });

  test('shows each line above its reading, by its mark, with everything below the fighter’s name', async () => {
    await openImport();
    paste(LIST);
    const [name, , captain, champion, slip, group] = await rows();
    expect(name).toMatch(/^comprisLes Loups de Reikland Sur la bande$/);
    expect(captain).toMatch(
      /^comprisUlrich, capitaine : épée.*Ulrich Capitaine mercenaire Épée · Pistolet · Casque · 24 points d’expérience/,
    );
    expect(champion).toMatch(/^complétéGunther, champion.*Gunther Champion.*8 points d’expérience/);
    expect(slip).toMatch(/^devinéOtto, champoin.*Otto Champion.*À vérifier : profil/);
    expect(group).toMatch(/^compris3 guerriers.*Bouclier.*×3/);
  });

  test('keeps an unread line, and says so', async () => {
    const { user, kept } = await openImport();
    paste(`${LIST}\nTrésor : 35 co, dette chez Hans`);
    expect((await rows()).at(-1)).toMatch(/^en notesTrésor : 35 co.*Gardé dans les notes$/);
    await user.click(screen.getByRole('button', { name: /^Ajouter 6/ }));
    expect(kept()[0]?.notes).toContain('Trésor : 35 co, dette chez Hans');
  });

  test('that says how many there are is held to it: both numbers, and the likely lines a tap away', async () => {
    const { user } = await openImport();
    paste(`${LIST}\nÇa fait 8 figurines`);
    await rows();
    const totals = within(screen.getByRole('region', { name: 'Totaux de la liste' }));
    expect(totals.getByText('Figurines : 8 d’après la liste, 6 lues ici.')).toBeDefined();
    await user.click(totals.getByRole('button', { name: /Otto, champoin/ }));
    for (const _ of [7, 8]) await user.click(screen.getByRole('button', { name: 'Un de plus' }));
    expect(screen.queryByRole('region', { name: 'Totaux de la liste' })).toBeNull();
  });

  test('makes no notes of its headings, and reads the chest’s gold as a number', async () => {
    const { user, kept } = await openImport();
    paste(`Les Freux\n\nHéros\n${LIST}\n\nReste en caisse : 12 co`);
    await rows();
    await user.click(screen.getByRole('button', { name: /^Ajouter \d/ }));
    expect(kept()[0]?.notes).not.toMatch(/Héros|caisse/);
    expect(kept()[0]?.purse).toEqual({ gold: 12 });
  });

  test('is saved only when the player agrees, and opens', async () => {
    const { user, written, kept } = await openImport();
    paste(LIST);
    const add = await screen.findByRole('button', {
      name: /^Ajouter 6 combattants$/,
    });
    expect(kept()).toEqual([]);
    expect(written()).toEqual([]);
    await user.click(add);
    const [warband] = kept();
    expect(warband).toMatchObject({ name: 'Les Loups de Reikland', catalogueId: 'reikland' });
    expect(warband?.members.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['Ulrich', 1],
      ['Gunther', 1],
      ['Otto', 1],
      ['guerriers', 3],
    ]);
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(location.hash).toBe(`#/warbands/${warband?.id}`);
  });

  test('has a guess confirmed, undone, or kept as text, with one tap each', async () => {
    const { user, kept } = await openImport();
    paste(LIST);
    await user.click(
      await screen.findByRole('button', { name: /^Suivant à vérifier \(1\) Otto, champoin/ }),
    );
    const sheet = within(screen.getByRole('dialog', { name: 'À vérifier' }));
    const who = within(sheet.getByRole('group', { name: 'Profil : réponses' }));
    await user.click(who.getByRole('button', { name: 'Champion' }));
    expect((await rows())[4]).toMatch(/^complété/);
    await user.click(sheet.getByRole('button', { name: 'Annuler : profil' }));
    expect((await rows())[4]).toMatch(/^deviné/);
    await user.click(who.getByRole('button', { name: 'Garder en note' }));
    expect((await rows())[4]).toMatch(/^en notes/);
    await user.click(sheet.getByRole('button', { name: 'Terminé' }));
    await user.click(screen.getByRole('button', { name: /^Ajouter 6/ }));
    expect(kept()[0]?.members[2]).toMatchObject({ name: 'Otto', profileId: '', title: 'champoin' });
  });

  test('is checked by stepping through the doubtful fighters: one that is skipped is confirmed', async () => {
    const { user, kept } = await openImport();
    paste(LIST.replace('Gunther, champion', 'Gunther, champoin'));
    await user.click(
      await screen.findByRole('button', { name: /^Suivant à vérifier \(2\) Gunther/ }),
    );
    await user.click(screen.getByRole('button', { name: /^Suivant à vérifier \(1\) Otto/ }));
    await user.click(screen.getByRole('button', { name: 'Terminé' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Suivant/ })).toBeNull();
    await user.click(
      screen.getByRole('button', { name: /^Ajouter 6 combattants Rien n’est perdu/ }),
    );
    expect(kept()[0]?.members.map(({ profileId }) => profileId)).toEqual([
      'reikland/captain',
      'reikland/champion',
      'reikland/champion',
      'reikland/warrior',
    ]);
  });

  test('allows any line to be corrected: a type by a search, items, a number', async () => {
    const { user, kept } = await openImport();
    paste(LIST);
    await rows();
    await user.click(screen.getByRole('button', { name: /^compris 3 guerriers/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'Compris' }));
    await user.type(sheet.getByRole('searchbox', { name: 'Profil' }), 'tireu');
    await user.click(sheet.getByRole('button', { name: 'Tireur' }));
    await user.click(sheet.getByRole('button', { name: 'Retirer : Bouclier' }));
    await user.click(sheet.getByRole('button', { name: 'Ajouter' }));
    await user.type(sheet.getByRole('searchbox', { name: 'Chercher un objet' }), 'arbal');
    await user.click(sheet.getByRole('button', { name: /^Arbalète · / }));
    await user.click(sheet.getByRole('button', { name: 'Ajouter' }));
    const asText = () => sheet.queryByRole('button', { name: /en texte$/ });
    expect(asText()).toBeNull();
    await user.type(sheet.getByRole('searchbox', { name: 'Chercher un objet' }), ' Corne fêlée ');
    await user.click(sheet.getByRole('button', { name: /^«.Corne fêlée.» en texte$/ }));
    expect(asText()).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Un de plus' }));
    await user.click(sheet.getByRole('button', { name: 'Fermer cette ligne' }));
    await user.click(screen.getByRole('button', { name: /^Ajouter 7/ }));
    const group = kept()[0]?.members[3];
    expect(group).toMatchObject({ profileId: 'reikland/marksman', labels: { length: 4 } });
    expect(Object.keys(group?.traits ?? {})).toContain('crossbow');
    expect(Object.keys(group?.traits ?? {})).not.toContain('shield');
    expect(kept()[0]?.notes).toMatch(/^guerriers: Corne fêlée$/m);
  });

  test('shows how many are in a group, from two on; its number, stepped twice, is one step to undo', async () => {
    const { user } = await openImport();
    paste(LIST.replace('3 guerriers', '2 guerriers'));
    const numbered = async () => (await rows()).flatMap((row) => /×\d+$/.exec(row ?? '') ?? []);
    expect(await numbered()).toEqual(['×2']);
    await user.click(screen.getByRole('button', { name: /^compris 2 guerriers/ }));
    for (const number of ['×3', '×4']) {
      await user.click(screen.getByRole('button', { name: 'Un de plus' }));
      expect(await numbered()).toEqual([number]);
    }
    await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
    await user.click(screen.getByRole('button', { name: /^Annuler.*nombre$/ }));
    expect(await numbered()).toEqual(['×2']);
    expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  });

  test('turns a note into a fighter and back, and undoes it step by step', async () => {
    const { user } = await openImport();
    paste(`${LIST}\nTrésor : 35 co, dette chez Hans`);
    await rows();
    await user.click(screen.getByRole('button', { name: /^en notes Trésor/ }));
    await user.click(screen.getByRole('button', { name: 'un combattant' }));
    expect(screen.getByRole('dialog', { name: 'À vérifier' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
    expect(screen.getByRole('button', { name: /^Ajouter 7/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^compris Ulrich/ }));
    await user.click(screen.getByRole('button', { name: 'note' }));
    await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
    expect(screen.getByRole('button', { name: /^Ajouter 6/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuler : rôle de la ligne' }));
    await user.click(screen.getByRole('button', { name: 'Annuler : rôle de la ligne' }));
    expect((await rows())[2]).toMatch(/^comprisUlrich/);
    expect((await rows()).at(-1)).toMatch(/^en notesTrésor/);
    expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  });

  test('is corrected in one line for all similar ones', async () => {
    const { user, kept } = await openImport();
    paste(LIST.replace('Gunther, champion', 'Gunther, champoin'));
    await user.click(await screen.findByRole('button', { name: /^Suivant à vérifier \(2\)/ }));
    const who = within(screen.getByRole('group', { name: 'Profil : réponses' }));
    await user.click(who.getByRole('button', { name: 'Recrue' }));
    await user.click(screen.getByRole('button', { name: 'Valider aussi l’autre' }));
    await user.click(screen.getByRole('button', { name: 'Terminé' }));
    await user.click(screen.getByRole('button', { name: /^Ajouter 6/ }));
    expect(
      kept()[0]
        ?.members.map(({ profileId }) => profileId)
        .slice(1, 3),
    ).toEqual(['reikland/youngblood', 'reikland/youngblood']);
  });

  test('is filtered by its marks', async () => {
    const { user } = await openImport();
    paste(LIST);
    await rows();
    await user.click(screen.getByRole('button', { name: /1 ?deviné$/ }));
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /1 ?deviné$/ }));
    expect(await rows()).toHaveLength(6);
  });

  test('can be left for another, with its text still there', async () => {
    const { user, kept } = await openImport();
    paste(LIST);
    await user.click(await screen.findByRole('button', { name: 'Autre liste' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', LIST);
    expect(kept()).toEqual([]);
  });
});

/** Opens the line that begins with those words. */
async function openLine(user: ReturnType<typeof userEvent.setup>, words: string) {
  const list = within(await screen.findByRole('list', { name: /^Lignes de la liste/ }));
  await user.click(list.getByRole('button', { name: new RegExp(words) }));
  return within(screen.getByRole('dialog'));
}

describe('the sheet of a line', () => {
  test('reads it again in a new role: mends of other lines stay, and undo covers all of them', async () => {
    const { user } = await openImport();
    paste(LIST);
    // The first one has nobody above him to be joined with.
    const first = await openLine(user, 'Ulrich');
    expect(first.queryByRole('group', { name: 'Séparer ou réunir' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Fermer cette ligne' }));
    const group = await openLine(user, '3 guerriers');
    const parts = () =>
      within(group.getByRole('group', { name: 'Séparer ou réunir' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(parts()).toEqual(['En séparer 1', 'Réunir avec Otto']);
    await user.click(group.getByRole('button', { name: 'Un de plus' }));
    expect(parts()).toEqual(['En séparer 1', 'En séparer 2', 'Réunir avec Otto']);
    await user.click(group.getByRole('button', { name: 'Fermer cette ligne' }));
    const otto = await openLine(user, 'Otto, champoin');
    await user.click(otto.getByRole('button', { name: 'à la ligne au-dessus' }));
    expect((await rows())[3]).toMatch(/Gunther Champion.*Masse ou marteau · Dague · Hache/);
    expect((await rows())[4]).toMatch(/Otto, champoin : hache Suite de la ligne au-dessus/);
    expect((await rows())[5]).toMatch(/×4$/);
    const more = within(screen.getByRole('dialog', { name: 'Suite' }));
    await user.click(more.getByRole('button', { name: 'Annuler : rôle de la ligne' }));
    expect((await rows())[4]).toMatch(/Otto Champion/);
    await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
    await user.click(screen.getByRole('button', { name: 'Annuler : nombre' }));
    expect((await rows())[5]).toMatch(/×3$/);
  });

  test('finds the items of a note joined to the line above', async () => {
    const { user } = await openImport();
    paste(`${LIST}\nRéserve : arc, casque`);
    const note = await openLine(user, 'Réserve');
    await user.click(note.getByRole('button', { name: 'à la ligne au-dessus' }));
    expect((await rows())[5]).toMatch(/Épée · Bouclier · Arc · Casque/);
  });

  test('sums the items’ prices on the fighter’s list', async () => {
    const { user } = await openImport();
    paste(`Les Masques\nCarnaval du Chaos\n\nGuillot, maître : arc, marteau`);
    const sheet = await openLine(user, 'Guillot');
    expect(sheet.getByText('18 co en tout')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: /^Retirer.: Masse/ }));
    expect(sheet.getByText('15 co en tout')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: /^Retirer.: Arc/ }));
    expect(sheet.queryByText(/en tout/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Ajouter' }));
    await user.type(sheet.getByRole('searchbox', { name: 'Chercher un objet' }), 'arc court');
    expect(sheet.getByRole('button', { name: /^Arc court · 10\sco/ })).toBeTruthy();
  });

  test('adds an item with one tap, and removes it down to none', async () => {
    const { user } = await openImport();
    paste(LIST);
    const sheet = await openLine(user, 'Gunther');
    await user.click(sheet.getByRole('button', { name: 'Un de plus : Dague' }));
    expect((await rows())[3]).toContain('2 × Dague');
    await user.click(sheet.getByRole('button', { name: 'Un de moins : Dague' }));
    await user.click(sheet.getByRole('button', { name: 'Retirer : Dague' }));
    expect((await rows())[3]).toMatch(/Masse ou marteau(?! ·)/);
  });

  test.each([
    ['his name', 'C’est son nom', '', /teigneux Champion Hache.*À vérifier.: profil$/],
    ['who he is', /^Recrue/, 'recrue', /Otto Recrue Hache/],
    ['a thing', /^Arbalète ·/, 'arbal', /Otto Champion Hache · Arbalète/],
    ['a note', 'Laisser en note', '', /Otto Champion Hache.*« teigneux » en note/],
  ])('makes unread words %s', async (_, choice, sought, row) => {
    const { user, kept } = await openImport();
    paste(LIST.replace(': hache', ': hache, teigneux'));
    const sheet = await openLine(user, 'Otto');
    await user.click(sheet.getByRole('button', { name: /« teigneux »/ }));
    const asks = { name: /^Qu’est-ce que «.teigneux/ };
    if (sought !== '') await user.type(sheet.getByRole('searchbox', asks), sought);
    const answers = within(sheet.getByRole('group', { name: /« teigneux »/ }));
    await user.click(answers.getAllByRole('button', { name: choice })[0] ?? document.body);
    expect((await rows())[4]).toMatch(row);
    expect((await rows())[4]).not.toMatch(/À vérifier.*équipement/);
    await user.click(sheet.getByRole('button', { name: 'Fermer cette ligne' }));
    await user.click(screen.getByRole('button', { name: /^Ajouter 6/ }));
    expect(JSON.stringify(kept())).toMatch(/teigneux|crossbow|youngblood/);
  });

  test('of a continuation shows what is left of both lines', async () => {
    const { user } = await openImport();
    paste(LIST.replace('Otto, champoin : hache', 'avec un casque, teigneux'));
    const sheet = await openLine(user, 'avec un casque');
    expect(sheet.getByRole('button', { name: 'Retirer : Dague' })).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Retirer : Casque' }));
    expect((await rows())[3]).not.toContain('Casque');
  });

  test('asks about each doubtful item once on the way, with an answer for all of them', async () => {
    const { user } = await openImport();
    const strange = ['Kurt, blorgueux : hache', 'Karl, truffeur : hache', 'Kuno, champoin : hache'];
    paste(`${LIST}\n${strange.join('\n')}`);
    await user.click(await screen.findByRole('button', { name: /^Suivant à vérifier \(4\) Otto/ }));
    await user.click(screen.getByRole('button', { name: 'C’est juste' }));
    await user.click(screen.getByRole('button', { name: 'Valider aussi l’autre' }));
    expect((await rows()).filter((row) => row?.startsWith('deviné'))).toHaveLength(2);
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', {
        name: /^Suivant à vérifier \(2\) Kurt/,
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Suivant à vérifier \(1\) Karl/ }));
    await user.click(screen.getByRole('button', { name: 'Terminé' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Their type has not been given.
    expect(screen.getByRole('button', { name: /^Ajouter 9 combattants$/ })).toBeTruthy();
  });
});

describe('the type of warband', () => {
  test('is asked in the player’s own words when several fit, and any other is found by typing a few letters', async () => {
    const { user, kept } = await openImport();
    paste(LIST.split('\n').slice(3).join('\n'));
    const kinds = within(await screen.findByRole('group', { name: /^Quelle sorte de bande/ }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mercenaires marienburgers',
      'Mercenaires middenheimers',
      'Mercenaires ostermarkers',
      'Mercenaires reiklanders',
      'Tiléens de Miragliano',
      'Tiléens de Remas',
      'Tiléens de Trantio',
      'Nom et sorte…',
    ]);
    expect(document.body.textContent).not.toMatch(/Reikland Mercenaries|middenheim,/);
    await user.click(kinds.getByRole('button', { name: 'Mercenaires middenheimers' }));
    expect((await rows())[0]).toMatch(/Ulrich Capitaine mercenaire/);
    await user.click(kinds.getByRole('button', { name: 'Nom et sorte…' }));
    await user.type(screen.getByRole('textbox', { name: 'Nom de la bande' }), 'Les Freux');
    await user.type(screen.getByRole('searchbox', { name: /^Quelle sorte de bande/ }), 'marienb');
    await user.click(
      screen.getAllByRole('button', { name: 'Mercenaires marienburgers' })[1] ?? document.body,
    );
    await user.click(screen.getByRole('button', { name: /^Ajouter 6/ }));
    expect(kept()[0]).toMatchObject({ name: 'Les Freux', catalogueId: 'marienburg' });
    expect(kept()[0]?.members[0]?.profileId).toBe('marienburg/captain');
  });
});

describe('input that cannot be read', () => {
  test('is refused with one sentence, and nothing is written', async () => {
    const { user, kept, written } = await openImport();
    const read = async (text: string) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Lire la liste' }));
    };
    await read('');
    await sees('import:notice.Empty');
    await read('Otto');
    await sees('import:notice.NoFighters');
    await read('{"a":1}');
    await sees('import:notice.NotARoster');
    await read('['.repeat(1000));
    await sees('import:notice.TooDeep');
    await read('<!DOCTYPE r [<!ENTITY a "b">]><roster/>');
    await sees('import:notice.Unsafe');
    await read('<abiword><p>Otto</p></abiword>');
    await sees('import:notice.OtherForm', { about: '.abw' });
    await read('<roster gameSystemName="Mordheim"><forces>');
    await sees('import:notice.CutOff');
    await read('{"app":"hors-de-combat","format":2}');
    await sees('import:notice.NewerFormat');
    await read('{"app":"hors-de-combat","format":1,');
    await sees('import:notice.Damaged');
    await read('Warhammer 40,000\n5x Intercessor: bolt rifle\nCaptain: power fist');
    await sees('import:foreign', { game: 'Warhammer 40,000', own: 'Mordheim' });
    await read('40 champions: sword\n40 warriors: axe');
    await sees('import:foreign-unknown', { own: 'Mordheim' });
    await chooseFile(new File(['Otto, capitaine : épée\n'.repeat(10_000)], 'otto.txt'));
    await sees('import:notice.TooBig');
    expect([kept(), written()]).toEqual([[], []]);
  });

  test('from a truncated link is reported as cut off', async () => {
    await openImport(handedOver.code.slice(0, 80));
    await sees('import:link-damaged');
  });

  test('because its reader is not loaded is not blamed on the list', async () => {
    const { user } = await openImport('', undefined, {
      ...SYSTEMS,
      lexicon: () => loadChunk(Promise.reject(new Error('offline'))),
    });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: LIST } });
    await user.click(screen.getByRole('button', { name: 'Lire la liste' }));
    await sees('import:not-here');
  });
});

test('a text that is not a roster is read when the player insists, and its lines become fighters', async () => {
  const { user, kept } = await openImport();
  expect(screen.queryByRole('button', { name: 'Lire quand même' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: 'Courses de samedi\n- 2 kg de farine\n- des pommes' },
  });
  await user.click(screen.getByRole('button', { name: 'Lire la liste' }));
  await user.click(await screen.findByRole('button', { name: 'Lire quand même' }));
  const all = await rows();
  expect(all).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /Courses de samedi/ }));
  await user.click(screen.getByRole('button', { name: 'un combattant' }));
  await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
  await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
  expect(kept()[0]?.members.map(({ name }) => name)).toContain('Courses de samedi');
});

test('a list of another game is read again with the lines of the player who insists', async () => {
  const { user } = await openImport();
  paste(
    [
      'Frostgrave, our first evening',
      'Wizard Otto: staff',
      'Apprentice Max: dagger',
      '3 Thugs: club',
      'Knight Ulf: sword, shield',
      'Stash: bow, helmet',
    ].join('\n'),
  );
  await user.click(await screen.findByRole('button', { name: 'Lire quand même' }));
  const line = await openLine(user, 'Stash');
  await user.click(line.getByRole('button', { name: 'à la ligne au-dessus' }));
  expect((await rows())[4]).toMatch(/Épée · Bouclier · Arc · Casque/);
});

describe('a file', () => {
  test('of a list builder, zipped, is unpacked and read, whatever its name', async () => {
    await openImport();
    const packed = await zipOf('crows.ros', bytesOf(xmlOf(MADE)));
    await chooseFile(new File([packed], 'photo.jpg'));
    expect(await rows()).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Crows' })).toBeTruthy();
    expect(screen.getByText('photo.jpg')).toBeTruthy();
  });

  test('without readable lines has a button for each member: to make him a note, and back', async () => {
    const { user, kept } = await openImport();
    await chooseFile(new File([new Uint8Array(bytesOf(xmlOf(MADE)))], 'crows.ros'));
    const before = await rows();
    const list = within(screen.getByRole('list', { name: /^Lignes de la liste/ }));
    expect(list.getAllByRole('button')).toHaveLength(before.length);
    const [first] = list.getAllByRole('button');
    await user.click(first ?? document.body);
    await user.click(screen.getByRole('button', { name: 'note' }));
    expect((await rows())[0]).toMatch(/^en notes.*Gardé dans les notes$/);
    await user.click(screen.getByRole('button', { name: 'un combattant' }));
    expect(await rows()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'note' }));
    const words = screen.getByRole('dialog').querySelector('.paper')?.lastChild?.textContent ?? '';
    await user.click(screen.getByRole('button', { name: 'Fermer cette ligne' }));
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
    expect(words).not.toBe('');
    expect(kept()[0]?.notes).toContain(words);
  });

  test('of a spreadsheet is unpacked sheet by sheet, and its members are read', async () => {
    const { user, kept } = await openImport();
    await chooseFile(new File([new Uint8Array(workbookOf(SHEET, 1))], 'bande.xlsx'));
    expect(await screen.findByRole('heading', { name: 'The Mud Crows' })).toBeTruthy();
    expect(screen.getByText('bande.xlsx')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Ajouter 5 combattants/ }));
    expect(kept()[0]?.members.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['Otto Krank', 1],
      ['Hans', 1],
      ['The Ropes', 3],
    ]);
  });

  test.each([
    ['bande.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj', /^C’est un PDF\. Ouvrez-le, copiez le texte/],
    ['bande.png', '\u0089PNG\r\n\u001A\n', /^C’est une image/],
  ])('whose text cannot be read is named: %s', async (name, start, sentence) => {
    const { kept } = await openImport();
    await chooseFile(new File([new Uint8Array(Buffer.from(start, 'latin1'))], name));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
    expect(kept()).toEqual([]);
  });

  test('can be dropped on the field for pasting', async () => {
    await openImport();
    const files = [new File([LIST], 'loups.txt')];
    fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: { files, types: ['Files'] } });
    expect(await rows()).toHaveLength(6);
    expect(screen.getByText('loups.txt')).toBeTruthy();
  });

  test('of the app itself is added to what is there', async () => {
    const { user, kept } = await openImport();
    const own = { ...warbandOf('reikland', [['reikland/captain', 'Ulrich']]), name: 'Corbeaux' };
    await chooseFile(new File([JSON.stringify(own)], 'corbeaux.txt'));
    await user.click(await screen.findByRole('button', { name: 'Ajouter 1 combattant' }));
    expect(kept()).toMatchObject([{ name: 'Corbeaux', members: [{ name: 'Ulrich' }] }]);
    expect(kept()[0]?.id).not.toBe(own.id);
  });
});
