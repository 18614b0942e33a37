import { fireEvent, screen, within } from '@testing-library/react';
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
  it('are listed by section in the order of play', () => {
    open(RULES);
    const sections = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(sections.slice(0, 3)).toEqual(['Le tour', 'Les états', 'Déroute et chef']);
    const rout = screen.getByRole('region', { name: 'Déroute et chef' });
    expect(within(rout).getByRole('link', { name: 'Test de déroute' })).toBeTruthy();
    // Each page is in one section.
    const pages = within(screen.getByRole('main')).getAllByRole('link');
    const paths = pages
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes(RULES));
    expect(new Set(paths).size).toBeGreaterThan(20);
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('are found without accents, titles first', () => {
    open(RULES);
    look('deroute');
    expect(results()[0]).toMatch(/^Déroute/);
    expect(results()).toContain('Test de déroute');
    const [mark] = screen.getByRole('list', { name: 'Résultats' }).querySelectorAll('mark');
    expect(mark?.textContent).toBe('Déroute');
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
    expect(plain(document.body.textContent ?? '')).toContain('Aucune règle pour « abracadabra ».');
    look('');
    expect(screen.getByRole('heading', { level: 2, name: 'Le tour' })).toBeTruthy();
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
