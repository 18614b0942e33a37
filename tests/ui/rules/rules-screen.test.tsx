import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { startI18n } from '#i18n/setup.ts';
import { BattleScreen } from '#ui/battle/BattleScreen.tsx';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import { BattleRulesScreen } from '#ui/rules/BattleRulesScreen.tsx';
import { RulesScreen } from '#ui/rules/RulesScreen.tsx';
import type { TestBattle } from '../../support/battles.ts';
import { card, newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';

beforeAll(() => startI18n('fr'));

/** A battle’s screens with links to rules. */
function Screens() {
  return (
    <Switch>
      <Route path="/battle/:id/rules/:entry?">
        {({ entry }) => <BattleRulesScreen entry={entry ?? ''} />}
      </Route>
      <Route path="/battle/:id/fighter/:who">{({ who }) => <FighterScreen id={who} />}</Route>
      <Route path="/rules/:system?/:entry?">
        {({ system, entry }) => <RulesScreen systemId={system ?? ''} entry={entry ?? ''} />}
      </Route>
      <Route>
        <BattleScreen />
      </Route>
    </Switch>
  );
}

function open(path: string, battle: TestBattle = newBattle()) {
  history.replaceState(null, '', `#${path}`);
  return openTable(battle, { screen: <Screens /> });
}

const RULES = '/battle/b-test/rules';

function look(query: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher une règle' }), {
    target: { value: query },
  });
}

function results(): readonly string[] {
  const list = screen.getByRole('list', { name: 'Résultats' });
  return within(list)
    .getAllByRole('link')
    .map((link) => plain(link.querySelector('.k-row-title')?.textContent ?? ''));
}

function heading(): string {
  return textOf(screen.getByRole('heading', { level: 1 }));
}

describe('the rules of a battle', () => {
  it('are listed in the shape of the game', () => {
    open(RULES);
    const sections = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(sections).toEqual([
      'États',
      'Tests',
      'Équipement',
      'Après la bataille',
      'Entre joueurs',
    ]);
    const linksIn = (section: string) =>
      within(screen.getByRole('region', { name: section }))
        .getAllByRole('link')
        .map((link) => textOf(link).trim());
    expect(linksIn('États')).toEqual([
      'Debout',
      'À terre',
      'Sonné',
      'En fuite',
      'Hors de combat',
      'Qui compte pour quoi',
    ]);
    expect(linksIn('Tests').slice(0, 3)).toEqual([
      'Test de déroute',
      'Ralliement',
      'Seul contre tous',
    ]);
    expect(linksIn('Après la bataille').slice(0, 5)).toEqual([
      'Blessures graves',
      'Exploration et vente',
      'Expérience et progressions',
      'Compétences',
      'Objets rares et commerce',
    ]);
    const paths = within(screen.getByRole('main'))
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('href') ?? []);
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths.length).toBeLessThan(40);
  });

  it('begin with the phase of the battle, and show that of a tap', () => {
    open(RULES, newBattle().next());
    const phases = within(screen.getByRole('list', { name: 'Phases du tour' }));
    const shown = (phase: string) => textOf(screen.getByRole('list', { name: phase }));
    expect(shown('Mouvement')).toContain('Charger');
    expect(phases.getByText('Mouvement').closest('li')?.getAttribute('aria-current')).toBe('step');
    tap(phases.getByRole('button', { name: 'Tir' }));
    expect(shown('Tir')).toContain('Sur qui tirer');
    expect(screen.queryByRole('list', { name: 'Mouvement' })).toBeNull();
    // What the battle has behind it stays ticked.
    expect(phases.getByRole('button', { name: 'Ralliement' }).className).toContain('done');
  });

  it('are found without accents, titles first', () => {
    open(RULES);
    look('deroute');
    expect(results()[0]).toBe('Test de déroute');
    const [mark] = screen.getByRole('list', { name: 'Résultats' }).querySelectorAll('mark');
    expect(mark?.textContent).toBe('déroute');
    expect(screen.getByText(/règles trouvées/)).toBeTruthy();
  });

  it.each([
    ['ko', 'Hors de combat'],
    ['KO', 'Sonné'],
    ['cc', 'Toucher au corps à corps'],
    ['blessure', 'Jet de dégâts'],
    ['svg', 'Sauvegarde d’armure'],
    ['stunned', 'Sonné'],
    ['all alone', 'Seul contre tous'],
    ['relever', 'Se relever'],
    ['bulle', 'Chef et bulle de Commandement'],
    ['arbalete', 'Armes de tir'],
  ])('are found by players’ terms: %s', (query, title) => {
    open(RULES);
    look(query);
    expect(results()).toContain(title);
  });

  it('say when nothing is found, and return when the field is cleared', () => {
    open(RULES);
    look('abracadabra');
    expect(plain(document.body.textContent ?? '')).toContain('Rien sur « abracadabra »');
    const near = screen.getByRole('list', { name: 'Titres les plus proches' });
    expect(within(near).getAllByRole('link')).toHaveLength(3);
    tap(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole('heading', { level: 2, name: 'États' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull();
  });

  it('name what was probably meant', () => {
    open(RULES);
    look('progresion');
    const near = screen.getByRole('list', { name: 'Titres les plus proches' });
    const [first] = within(near).getAllByRole('link');
    expect(first?.textContent.trim()).toBe('Expérience et progressions');
  });

  it('open at the sentence that was found, with its words marked', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    open(RULES);
    look('montures');
    const hit = screen.getByRole('link', { name: /^Test de déroute/ });
    const sentence = hit.querySelector('.k-row-subtitle')?.textContent ?? '';
    expect(sentence).toMatch(/^Ni les absents/);
    tap(hit);
    expect(heading()).toBe('Test de déroute');
    const [place] = scroll.mock.contexts;
    expect(place instanceof Element ? place.textContent : '').toContain(sentence);
    scroll.mockRestore();
    expect(document.querySelector('[data-sought] mark')?.textContent).toBe('monture');
    // Read on from there, the next page is as ever.
    tap(screen.getByRole('link', { name: /^Déroute.*quel Commandement/ }));
    await waitFor(() => expect(heading()).toMatch(/quel Commandement/));
    expect(document.querySelector('[data-sought]')).toBeNull();
  });

  it('open at the row of a table that was found', () => {
    open(RULES);
    look('hallebarde');
    tap(screen.getByRole('link', { name: /^Armes de corps à corps/ }));
    const row = document.querySelector('tr[data-sought]');
    expect(row?.querySelector('th')?.textContent).toBe('Hallebarde');
  });

  it('open on a page with sentences, numbers and tables', () => {
    open(`${RULES}/rout`);
    expect(heading()).toBe('Test de déroute');
    expect(plain(document.body.textContent ?? '')).toContain('dès que 25 % des participants');
    const table = screen.getByRole('table', { name: 'Seuil du test' });
    expect(within(table).getAllByRole('columnheader').map(textOf)).toEqual([
      'Participants',
      'Test dès',
    ]);
    const row = within(table).getByRole('row', { name: /^13–16/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('13–16');
    expect(within(row).getByRole('cell').textContent).toBe('4');
  });

  it('link to related pages', () => {
    open(`${RULES}/rout`);
    const related = screen.getByRole('region', { name: 'Voir aussi' });
    const link = within(related).getByRole('link', { name: /^Déroute.*quel Commandement/ });
    expect(link.getAttribute('href')).toBe(`#${RULES}/rout-leadership`);
  });

  it('show the list for an unknown page', () => {
    open(`${RULES}/no-such-rule`);
    expect(heading()).toBe('Règles');
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('lead back to the previous screen, or to the list after a direct link', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const visited = vi.spyOn(history, 'length', 'get').mockReturnValue(2);
    const goBack = () => tap(screen.getByRole('link', { name: 'Retour' }));
    const table = open(`${RULES}/rout`);
    goBack();
    expect(back).toHaveBeenCalledOnce();
    table.unmount();
    visited.mockReturnValue(1);
    open(`${RULES}/rout`);
    goBack();
    expect(back).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Retour' }).getAttribute('href')).toBe(`#${RULES}`);
    vi.restoreAllMocks();
  });

  it('have a tab', () => {
    open(RULES);
    const tabs = screen.getByRole('navigation', { name: 'Écrans de la bataille' });
    const tab = within(tabs).getByRole('link', { name: 'Règles' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });
});

describe('links to a rule', () => {
  const href = (page: string) => `#${RULES}/${page}`;
  const linked = (name: string, inside: HTMLElement) =>
    within(inside)
      .getByRole('link', { name: (heard) => plain(heard) === `Règle : ${name}` })
      .getAttribute('href');

  it('are on the card of every duty', () => {
    open('/', newBattle().set('Lame1', 'fleeing'));
    expect(linked('Ralliement', card('Lame1 : ralliement'))).toBe(href('rally'));
  });

  it('are on a fighter’s page for his status and his tests', () => {
    open('/battle/b-test/fighter/f-Gunther', newBattle().set('Gunther', 'stunned'));
    expect(linked('Sonné', document.body)).toBe(href('stunned'));
    const tests = screen.getByRole('list', { name: 'Tests possibles' });
    expect(linked('Peur', tests)).toBe(href('fear'));
  });

  it('are below the list of statuses', () => {
    open('/', newBattle().set('Otto', 'stunned').next().nextUntil('Reikland', 'recovery'));
    const [overrule] = screen.getAllByRole('button', { name: /Changer l’état/ });
    if (overrule !== undefined) tap(overrule);
    const links = within(screen.getByRole('dialog')).getByRole('navigation', {
      name: 'Règles des états',
    });
    expect(linked('Hors de combat', links)).toBe(href('out-of-action'));
    expect(within(links).getAllByRole('link')).toHaveLength(8);
  });

  it('are behind the gauge', () => {
    open('/');
    const gauges = screen.getByRole('list', { name: 'Déroute de chaque camp' });
    const [gauge] = within(gauges).getAllByRole('button');
    if (gauge !== undefined) [gauge, gauge].forEach((one) => tap(one));
    expect(linked('Test de déroute', screen.getByRole('dialog'))).toBe(href('rout'));
  });
});

describe('the rules outside a battle', () => {
  beforeEach(() => history.replaceState(null, '', '#/'));

  it('can be read as well', () => {
    open('/rules');
    expect(heading()).toBe('Règles');
    look('fuite');
    expect(results().length).toBeGreaterThan(2);
    const tabs = screen.getByRole('navigation', { name: 'Écrans principaux' });
    expect(within(tabs).getByRole('link', { name: 'Règles' }).getAttribute('href')).toBe('#/rules');
  });

  it('can be opened at a game’s page', () => {
    open('/rules/mordheim/parry');
    expect(heading()).toBe('Parer');
    expect(
      screen.getByRole('link', { name: 'Toucher au corps à corps' }).getAttribute('href'),
    ).toBe('#/rules/mordheim/to-hit');
  });
});
