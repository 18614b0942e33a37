import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { startI18n } from '#i18n/setup.ts';
import { setMissesNext, setTrait } from '#roster/edit.ts';
import { renameMember } from '#roster/rename-member.ts';
import { sampleWarbands } from '#roster/samples.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { StoresContext } from '#store/hooks.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { PrintScreen } from '#ui/print/PrintScreen.tsx';
import { pageRoom } from '#ui/print/page-room.ts';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { SAMPLED_SYSTEMS, SYSTEMS, samplesOf } from '../../support/systems.ts';
import { warbandOf } from '../../support/warbands.ts';

/** The print screen of a warband on a simulated disk, in French. */
async function openPrint(warband: Warband) {
  await startI18n('fr');
  const { ports } = createMemoryPorts({ warbands: [warband], settings: { seeded: true } });
  const warbands = createWarbandsStore(ports, SYSTEMS);
  await warbands.getState().load();
  history.replaceState(null, '', `#/warbands/${warband.id}/print`);
  render(
    <StoresContext
      value={{
        settings: createSettingsStore(ports),
        warbands,
        battles: createBattlesStore(ports, SYSTEMS),
        device: createDeviceStore(IDLE_DEVICE, 'ready'),
        systems: SYSTEMS,
        die: ports.die,
        freshId: ports.freshId,
        clock: ports.clock,
      }}
    >
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/warbands/:id/print">{({ id }) => <PrintScreen id={id} />}</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  return { user: userEvent.setup(), sheet: await screen.findByRole('article') };
}

function boxesIn(place: Element | null | undefined): number {
  return place?.querySelectorAll('.sheet-box').length ?? 0;
}

const OTTO = setTrait(
  warbandOf('reikland', [
    ['reikland/captain', 'Otto'],
    ['reikland/warrior', 'Les Gris', 5],
    ['extras/ogre-bodyguard', 'Brogg'],
  ]),
  'm-1',
  'sword',
  true,
);

describe('a warband on paper', () => {
  test('has every member with characteristics, items, experience and boxes to tick', async () => {
    const { sheet } = await openPrint(OTTO);
    const rows = [...sheet.querySelectorAll('.sheet-row')];
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toContain('Otto');
    expect(rows[0]?.textContent).toContain('Épée');
    expect(rows.map((row) => row.querySelector('.sheet-count')?.textContent)).toEqual([
      undefined,
      '× 5',
      undefined,
    ]);
    expect(
      within(sheet)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Héros', 'Hommes de main', 'Francs-tireurs', 'Notes']);
    expect(rows[0]?.querySelector('.sheet-points')?.textContent).toBe('20');
    expect(boxesIn(rows[0]?.querySelector('.sheet-minis'))).toBe(4);
    // Five of them with four states each, and an ogre with three wounds more.
    expect(boxesIn(rows[1]?.querySelector('.sheet-minis'))).toBe(20);
    expect(rows[1]?.querySelectorAll('.sheet-label')).toHaveLength(5);
    expect(boxesIn(rows[2]?.querySelector('.sheet-minis'))).toBe(7);
  });

  test('has a box for each loss, and marks the one that makes a rout test due', async () => {
    const { sheet } = await openPrint(OTTO);
    const losses = sheet.querySelector('.sheet-losses');
    const boxes = [...(losses?.querySelectorAll('.sheet-box') ?? [])];
    expect(boxes).toHaveLength(7);
    expect(boxes.map((box) => box.classList.contains('sheet-marked')).indexOf(true)).toBe(1);
    expect(losses?.textContent).toContain('Test de déroute à 2');
  });

  test('has a blank line for battles until there is a number, and 0 for missing values', async () => {
    const [first, ...others] = OTTO.members;
    if (first === undefined) throw new Error('nobody');
    const { sheet } = await openPrint({
      ...OTTO,
      members: [{ ...first, profile: { M: 4 } }, ...others],
    });
    expect(sheet.querySelector('.sheet-fill')?.textContent).toMatch(/Batailles\s*$/);
    const numbers = [...(sheet.querySelector('.sheet-numbers')?.querySelectorAll('dd') ?? [])];
    expect(numbers.map((one) => one.textContent).join(' ')).toBe('4 0 0 0 0 0 0 0 0');
    cleanup();
    const after = await openPrint({ ...OTTO, battles: 3 });
    expect(after.sheet.querySelector('.sheet-fill')?.textContent).toMatch(/3\s*$/);
  });

  test('can be read line by line: who it is, what he is worth and carries, and whether he is there', async () => {
    const absent = setMissesNext(setTrait(OTTO, 'm-1', 'strongman', true), 'm-1', true);
    const unnamed = renameMember(absent, mordheim, 'm-3', '');
    const { sheet } = await openPrint(renameMember(unnamed, mordheim, 'm-2', 'Guerrier'));
    const plain = (place: Element | null | undefined) =>
      place?.textContent?.replaceAll(/\s+/g, ' ').trim();
    const rows = [...sheet.querySelectorAll('.sheet-row')].map((row) => [
      plain(row.querySelector('.sheet-who')),
      plain(row.querySelector('.sheet-things')),
      row.querySelector('.sheet-who [aria-label]')?.getAttribute('aria-label') ?? null,
    ]);
    expect(rows).toEqual([
      ['Otto Capitaine mercenaire', 'Épée · Homme fort, manque la prochaine bataille', 'Chef'],
      // A name that says what they are says it once.
      ['Guerrier × 5', '', null],
      ['Sans nom Ogre garde du corps', '', null],
    ]);
    expect(plain(sheet.querySelector('.sheet-type'))).toBe(
      'Mercenaires reiklanders · 7 figurines · Valeur : 75 · Coût : 275 co',
    );
    expect(plain(sheet.querySelector('.sheet-fill'))).toBe('Or 225 Pierre magique 0 Batailles');
    expect(plain(sheet.querySelector('.sheet-legend'))).toContain('Hors de Combat');
    expect(sheet.getAttribute('aria-label')).toBe('Fiche\u00A0: Les Essais');
    expect(sheet.dataset['room']).toBe('wide');
    expect(screen.getByRole('link', { name: 'Retour au partage' }).getAttribute('href')).toBe(
      '#/warbands/w-test/hand-over',
    );
  });

  test('tells what is in its purse, and has a line to write on where that is not known', async () => {
    const fill = (sheet: HTMLElement) =>
      sheet.querySelector('.sheet-fill')?.textContent?.replaceAll(/\s+/g, ' ').trim();
    const rich = { ...OTTO, battles: 2, purse: { gold: 35 } };
    const { sheet, user } = await openPrint(rich);
    expect(fill(sheet)).toBe('Or 35 Pierre magique 0 Batailles 2');
    await user.click(screen.getByRole('radio', { name: 'Fiche vierge' }));
    expect(fill(screen.getByRole('article'))).toBe('Or Pierre magique Batailles');
    cleanup();
    expect(fill((await openPrint({ ...OTTO, battles: 2 })).sheet)).toBe(
      'Or Pierre magique Batailles 2',
    );
  });

  test('as an empty sheet has room for fifteen, without names', async () => {
    const { sheet, user } = await openPrint(OTTO);
    await user.click(screen.getByRole('radio', { name: 'Fiche vierge' }));
    const sections = [...sheet.querySelectorAll('.sheet-section')].map((section) => [
      section.querySelector('.sheet-role')?.textContent,
      section.querySelectorAll('.sheet-row').length,
    ]);
    expect(sections.filter(([, count]) => count !== 0)).toEqual([
      ['Héros', 6],
      ['Hommes de main', 9],
    ]);
    expect(sheet.textContent).not.toContain('Otto');
    expect(sheet.querySelector('.sheet-type')?.textContent?.trim()).toMatch(
      /^Type de bande\s+Valeur$/,
    );
    expect(sheet.querySelector('.sheet-losses .sheet-marked')).toBeNull();
    expect(sheet.querySelector('.sheet-losses')?.textContent).toMatch(/Test de déroute à\s*$/);
    expect(sheet.getAttribute('aria-label')).toBe('Fiche\u00A0: Fiche vierge');
    expect(sheet.querySelector('.sheet-fill')?.textContent).not.toMatch(/\d/);
    expect(boxesIn(sheet.querySelector('.sheet-losses'))).toBe(15);
  });

  test('shows players’ texts as they were typed', async () => {
    const name = '<img src=x onerror="alert(1)">';
    const { sheet } = await openPrint(renameMember(OTTO, mordheim, 'm-1', name));
    expect(sheet.querySelector('img')).toBeNull();
    expect(sheet.textContent).toContain(name);
  });

  test.each(SAMPLED_SYSTEMS.map((system) => [system.id, system] as const))(
    'of %s has its own characteristics and states, and no boxes that the game does not use',
    async (id, system) => {
      let next = 0;
      const [warband] = sampleWarbands(samplesOf(id), system, {
        freshWarbandId: () => 'w-a',
        freshWarriorId: () => {
          next += 1;
          return `m-${next}`;
        },
        now: 0,
      });
      if (warband === undefined) throw new Error('no sample');
      const { sheet } = await openPrint(warband);
      expect(sheet.querySelectorAll('.sheet-row')).toHaveLength(warband.members.length);
      expect(sheet.querySelector('.sheet-losses') === null).toBe(system.rout === null);
      expect(sheet.querySelector('.sheet-learnt') === null).toBe(system.campaign === null);
      const heads = sheet.querySelector('.sheet-numbers')?.querySelectorAll('dt');
      expect(heads).toHaveLength(system.characteristics.length);
      // The type comes first, and otherwise the number of fighters.
      const facts = sheet.querySelector('.sheet-type')?.textContent ?? '';
      expect(/^\d+ /.test(facts)).toBe(system.catalogue.length === 0);
    },
  );
});

describe('the space on a page', () => {
  const alone = (count: number) => Array.from({ length: count }, () => ({ labels: ['x'] }));

  test('is divided: few members have high rows and lines for notes, fifteen have low ones', () => {
    expect(pageRoom(alone(5), 2)).toEqual({ room: 'wide', notes: 12 });
    expect(pageRoom(alone(12), 2)).toEqual({ room: 'normal', notes: 0 });
    expect(pageRoom(alone(15), 3)).toEqual({ room: 'tight', notes: 0 });
    expect(pageRoom(alone(60), 3)).toEqual({ room: 'tight', notes: 0 });
  });

  test('includes the lines of groups', () => {
    const groups = Array.from({ length: 6 }, () => ({ labels: ['1', '2', '3', '4', '5'] }));
    expect(pageRoom(groups, 1).notes).toBeLessThan(pageRoom(alone(6), 1).notes);
  });
});

test('the page is called like the warband while it can be printed, so that each sheet of paper bears its name', async () => {
  document.title = 'Hors de Combat';
  const { sheet } = await openPrint({ ...warbandOf('reikland', []), name: 'Les Loups' });
  expect(sheet).toBeTruthy();
  expect(document.title).toBe('Les Loups');
  cleanup();
  expect(document.title).toBe('Hors de Combat');
});
