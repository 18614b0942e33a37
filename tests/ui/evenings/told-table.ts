import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { Words } from '../../e2e/support/words.ts';
import {
  begins,
  calledOrMore,
  escaped,
  type Moment,
  nextTitle,
  type Table,
  titlesIn,
} from '../../support/story/table.ts';
import { plain } from '../battle/open-table.tsx';
import {
  all,
  allNamed,
  button,
  expectText,
  named,
  one,
  said,
  tapOn,
  until,
  withText,
} from './on-screen.ts';

/** The table of the app opened by the test. @param system the game whose words are on it */
export function tableIn(system: string, words: Words): Table {
  const toDo = () => one('section[aria-labelledby="to-do-now"]');
  const card = (name: string) => one(`article[aria-label="${quoted(name)}"]`, toDo());
  const sheet = () => one('dialog[open]');
  const banner = () => one('header.k-topbar');
  const sides = () => all('.sides > section');
  const row = (name: string) => withText(all('.fighters > li'), ['.fighter-name', name]);
  const strip = (name: string) => one(`fieldset[aria-label="${quoted(name)}"]`, sidesElement());
  const sideOf = (name: string) =>
    until(() => {
      const found = sides().find((section) =>
        all('.fighter-name, .quick-name, fieldset', section).some(
          (part) =>
            part.getAttribute('aria-label') === name || (part.textContent ?? '').trim() === name,
        ),
      );
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found;
    });
  const due = () => titlesIn(all('article', toDo()));

  const unfold = async (name: string) => {
    const folded = (await until(() => card(name))).querySelector<HTMLElement>('.duty-folded');
    if (folded !== null) await tapOn(() => folded);
  };

  /** Rows show either the strips or the drops. */
  const showStrips = async (name: string, wanted: boolean) => {
    const states = button(await sideOf(name), words('table:side.states'));
    if ((states.getAttribute('aria-pressed') === 'true') !== wanted) await tapOn(() => states);
  };

  return {
    due: async () => due(),
    async expectDue(titles) {
      await until(() => expect(due().map(plain)).toEqual(titles.map(plain)));
    },
    async expectMoment(moment) {
      await until(() => expect(momentNow()).toEqual(inWords(moment, system, words)));
    },
    unfold,
    expectCard: (title, text) => expectText(() => card(title), text),
    async expectNoButton(title, name) {
      const inside = await until(() => card(title));
      expect(allNamed(inside, 'button', name ?? /^/)).toEqual([]);
    },
    async expectNotDue(title) {
      await until(() => expect(due().map(cardTitle)).not.toContain(plain(title)));
    },
    async expectSettled(text) {
      await until(() => {
        const lines = all('article', toDo()).map(said);
        expect(lines.filter((line) => line.includes(plain(text)))).toHaveLength(1);
      });
    },
    async expectFight(name, text) {
      const fights = () => all('section[aria-labelledby="fights"] article');
      await expectText(() => {
        const [his] = fights().filter((fight) => allNamed(fight, 'link', name).length > 0);
        if (his === undefined) throw new Error(`${name} fights nobody`);
        return his;
      }, text);
    },
    expectGauge: (name, text) =>
      expectText(() => withText(all('.gauges > li'), ['.gauge-name', name]), text),
    async expectRow(name, text) {
      await showStrips(name, false);
      await expectText(() => row(name), text);
    },
    async expectRowWithout(name, text) {
      await showStrips(name, false);
      await until(() => expect(said(row(name))).not.toContain(plain(text)));
    },
    expectSheet: (text) => expectText(sheet, text),
    async expectWinner(name) {
      const won = words('table:end.winner', { side: name });
      await until(() => named(document.body, 'region', won));
    },
    async answer(title, outcome) {
      await unfold(title);
      await tapOn(() => button(card(title), outcome));
    },
    async next(to) {
      const playing = words('table:header.playing', { side: to.plays });
      const title = said(banner()).includes(plain(playing))
        ? nextTitle(words, system, to)
        : words('table:next.turn', { side: to.plays });
      await tapOn(() => button(one('.next-phase'), begins(title)));
    },
    async nextTurn({ round, plays }) {
      await tapOn(() => one('.next-phase .k-primary'));
      await expectText(() => one('h1'), words('table:header.round', { round }));
      await expectText(banner, words('table:header.playing', { side: plays }));
    },
    async quickStatus(name, status) {
      await showStrips(name, true);
      const tile = () => button(strip(name), words(`${system}:status.${status}.word`));
      await tapOn(tile);
      await until(() => expect(tile().getAttribute('aria-pressed')).toBe('true'));
    },
    async wound(name) {
      await showStrips(name, false);
      await tapOn(() => button(row(name), words(`${system}:wound.lost`, { name })));
    },
    oneOut: (name) => tapOn(() => button(one('.gauges'), words('table:light.more', { name }))),
    face: (value) => tapOn(() => button(sheet(), new RegExp(`^${value}(\\s?:|$)`))),
    async duel(name) {
      await showStrips(name, false);
      await tapOn(() => one('a.fighter-face', row(name)));
      await tapOn(() => named(document.body, 'link', words(`${system}:resolver.melee.short`)));
      await tapOn(() => button(document.body, begins(words('resolver:settle.start'))));
    },
    choose: (option) => tapOn(() => button(sheet(), option)),
    apply: () => tapOn(() => button(sheet(), begins(words('resolver:settle.apply')))),
    async charge(name, target) {
      const charges = () => card(words(`${system}:action.charge.title`));
      await tapOn(() => button(charges(), name));
      const title = words(`${system}:action.charge.target`, { name });
      const [targets] = allNamed(charges(), 'group', title);
      // A single one needs no choice.
      if (targets !== undefined) await tapOn(() => button(targets, calledOrMore(target)));
    },
    async mark(what, name) {
      const title = words(`${system}:duty.${what}.title`);
      const [page] = allNamed(toDo(), 'radio', title);
      if (page instanceof HTMLInputElement && !page.checked) await tapOn(() => page);
      const marks = () => card(words(`${system}:action.${what}.title`));
      await tapOn(() => button(marks(), name));
      // A calculation fills in what it can, unless players have done so.
      if (what === 'shoot') await tapOn(() => button(marks(), words('table:marks.just-note')));
    },
    undo: () => tapOn(() => button(banner(), begins(words('battle:undo.button')))),
    redo: () => tapOn(() => button(news(), words('battle:undo.redo'))),
    async credit(by) {
      await tapOn(() => button(news(), words('table:credit.ask')));
      await tapOn(() => button(sheet(), new RegExp(escaped(by))));
    },
    async end(winner) {
      await tapOn(() => button(banner(), words('table:header.menu')));
      await tapOn(() => button(sheet(), words('table:menu.end')));
      await tapOn(() => button(sheet(), words('table:end.winner', { side: winner })));
    },
    async saved() {
      await act(async () => {});
      await until(() => expect(one('output[data-save]').dataset['save']).toBe('saved'));
    },
    async tell(part, deeds) {
      try {
        await deeds();
      } catch (error) {
        throw new Error(part, { cause: error });
      }
    },
  };
}

function sidesElement(): HTMLElement {
  return one('.sides');
}

function news(): HTMLElement {
  return one('output.k-toast-region');
}

function momentNow() {
  const steps = document.querySelector('.substeps');
  return {
    round: said(one('h1')),
    plays: said(one('.k-topbar-subtitle')),
    phase: said(one('.k-steps [aria-current="step"]')),
    step: steps === null ? null : said(one('[aria-current="step"]', steps)),
  };
}

function inWords({ round, plays, phase, step }: Moment, system: string, words: Words) {
  return {
    round: plain(words('table:header.round', { round })),
    plays: plain(words('table:header.playing', { side: plays })),
    phase: plain(words(`${system}:phase.${phase}.short`)),
    step: step === null ? null : plain(words(`${system}:step-tab.${step}`)),
  };
}

/** The title of a duty, without its test’s value. */
function cardTitle(due: string): string {
  return plain(due.split(' · ')[0] ?? '');
}

/** Escaped for the quotes of a selector. */
function quoted(text: string): string {
  return text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`);
}
