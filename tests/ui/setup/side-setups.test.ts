import { describe, expect, it } from 'vitest';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import {
  addSide,
  changeSide,
  firstDraft,
  type LightSide,
  lightSide,
  type SetupDraft,
  type WarbandSide,
  withStatus,
} from '#ui/setup/draft.ts';
import {
  leaderChoiceOf,
  sideSetups,
  startCommand,
  withUniqueLabels,
} from '#ui/setup/side-setups.ts';
import { warbandOf } from '../../support/warbands.ts';

const NAMES = {
  side: (number: number) => `Camp ${number}`,
  figure: 'Figurine',
  oneOf: (side: string) => `Une figurine (${side})`,
};

const RAVENS = {
  ...warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Lames', 2],
  ]),
  emblem: 'skull',
};

let ids = 0;
const freshId = () => {
  ids += 1;
  return `${ids}`;
};

/** The ravens, then this many light sides. */
function draftOf(light: number): SetupDraft {
  let draft = firstDraft(mordheim, [RAVENS], freshId);
  while (draft.sides.length <= light) draft = addSide(draft, mordheim, [RAVENS], freshId);
  return draft;
}

/** The light sides with these changes, in their order. */
function told(draft: SetupDraft, ...changes: readonly Partial<LightSide>[]): SetupDraft {
  const rest = [...changes];
  return draft.sides.reduce(
    (now, side) => (side.kind === 'light' ? changeSide(now, { ...side, ...rest.shift() }) : now),
    draft,
  );
}

function ownSide(draft: SetupDraft): WarbandSide {
  const found = draft.sides.find((side) => side.kind === 'warband');
  if (found === undefined) throw new Error('no warband');
  return found;
}

describe('sides of the same name', () => {
  it('get numbers, whatever their case and spaces, and nameless ones their place', () => {
    const { name } = RAVENS;
    const draft = told(
      draftOf(4),
      { name: ` ${name.toUpperCase()} ` },
      {},
      { name },
      { name: 'Loups' },
    );
    expect(sideSetups(draft, mordheim, NAMES).map((side) => side.name)).toEqual([
      name,
      `${name.toUpperCase()} 2`,
      'Camp 3',
      `${name} 3`,
      'Loups',
    ]);
  });

  it('keep the emblem of a warband, and the light ones take those that are left', () => {
    const emblems = sideSetups(draftOf(3), mordheim, NAMES).map(({ emblem }) => emblem);
    expect(emblems[0]).toBe('skull');
    expect(new Set(emblems).size).toBe(4);
    expect(emblems).not.toContain('');
  });
});

describe('fighters', () => {
  it('of warbands have different names; those of light sides are alike and take none away', () => {
    const draft = told(draftOf(1), { name: 'Horde', count: 2 });
    const [own, light] = sideSetups(draft, mordheim, NAMES);
    if (own === undefined || light === undefined) throw new Error('no sides');
    const twin = { ...own, id: 's-twin' as const };
    const labels = withUniqueLabels([light, own, light, twin]).map((side) =>
      side.fighters.map(({ label }) => label),
    );
    expect(labels).toEqual([
      ['Une figurine (Horde)', 'Une figurine (Horde)'],
      ['Ulrich', 'Otto', 'Lames 1', 'Lames 2'],
      ['Une figurine (Horde)', 'Une figurine (Horde)'],
      ['Ulrich 2', 'Otto 2', 'Lames 3', 'Lames 4'],
    ]);
  });

  it('of light sides that are played are named after their side, or counted through without one', () => {
    const played = (...sides: readonly Partial<LightSide>[]) => {
      const draft: SetupDraft = {
        ...draftOf(1),
        sides: sides.map((side, at) => ({ ...lightSide(`s-${at}`, colonial), ...side })),
        order: sides.map((_, at) => `s-${at}` as const),
      };
      const setups = sideSetups(draft, colonial, NAMES);
      expect(setups.map(({ light, leadership }) => light || leadership !== null)).toEqual(
        setups.map(() => false),
      );
      return setups.map(({ fighters }) => fighters.map(({ label }) => label));
    };
    expect(played({ count: 2 }, { name: 'Zoulous', count: 2 }, { name: ' ', count: 2 })).toEqual([
      ['Figurine 1', 'Figurine 2'],
      ['Zoulous 1', 'Zoulous 2'],
      ['Figurine 3', 'Figurine 4'],
    ]);
  });
});

describe('who leads', () => {
  const choice = (side: WarbandSide) => {
    const { own, acting, leaderId, candidates } = leaderChoiceOf(side, mordheim);
    const label = (id: string | null) =>
      side.fighters.find((fighter) => fighter.id === id)?.label ?? null;
    return [own?.label, acting, label(leaderId), candidates.map((one) => one.label)];
  };
  const without = (side: WarbandSide, ...labels: readonly string[]) =>
    side.fighters
      .filter(({ label }) => labels.includes(label))
      .reduce((now, { id }) => withStatus(now, id, 'absent'), side);

  it('is the leader, in his absence a hero or the one named, and at last anybody', () => {
    const side = ownSide(draftOf(1));
    const men = ['Lames 1', 'Lames 2'];
    expect(choice(side).slice(0, 3)).toEqual(['Ulrich', false, 'Ulrich']);
    expect(choice(without(side, 'Ulrich'))).toEqual(['Ulrich', true, 'Otto', ['Otto', ...men]]);
    const last = without(side, 'Ulrich', 'Otto');
    expect(choice(last)).toEqual(['Ulrich', true, 'Lames 1', men]);
    const namedId = side.fighters.find(({ label }) => label === 'Lames 2')?.id ?? null;
    expect(choice({ ...last, namedId })).toEqual(['Ulrich', true, 'Lames 2', men]);
    // Whoever is named must take part.
    expect(choice({ ...without(last, 'Lames 2'), namedId })[2]).toBe('Lames 1');
    expect(choice(without(last, ...men))).toEqual(['Ulrich', true, null, []]);
  });

  it('is somebody whose role may, however good the others; where there is nobody, the best of them', () => {
    const side = without(ownSide(draftOf(1)), 'Ulrich');
    /** The same side, with other roles, and Leadership, for some. */
    const cast = (parts: Readonly<Record<string, { role: string; ld: number }>>) => ({
      ...side,
      fighters: side.fighters.map((fighter) => {
        const { role = fighter.role, ld = 7 } = parts[fighter.label] ?? {};
        return { ...fighter, role, profile: { ...fighter.profile, Ld: ld } };
      }),
    });
    const animal = (ld: number) => ({ role: 'animal', ld });
    const candidates = (parts: Parameters<typeof cast>[0]) => choice(cast(parts)).at(-1);
    expect(
      candidates({ Otto: animal(9), 'Lames 1': animal(8), 'Lames 2': { role: 'henchman', ld: 3 } }),
    ).toEqual(['Lames 2']);
    expect(candidates({ Otto: animal(5), 'Lames 1': animal(8), 'Lames 2': animal(6) })).toEqual([
      'Lames 1',
      'Lames 2',
      'Otto',
    ]);
    // A hero before better henchmen, and these by their Leadership.
    const hero = { role: 'hero', ld: 4 };
    expect(candidates({ Otto: hero, 'Lames 2': { role: 'henchman', ld: 8 } })).toEqual([
      'Otto',
      'Lames 2',
      'Lames 1',
    ]);
  });
});

describe('the start', () => {
  it('has the sides in playing order, alliances from three sides on, and every rule said', () => {
    const draft = told(draftOf(2), { team: 'a' }, { team: 'b' });
    const [one, two, three] = draft.order;
    if (one === undefined || two === undefined || three === undefined) throw new Error('no sides');
    const [rule] = mordheim.houseRules;
    const other = rule?.options.find((option) => option !== rule.default) ?? '';
    const start = startCommand(
      {
        ...draft,
        order: [three, one, two],
        name: ' La tour ',
        houseRules: { [rule?.id ?? '']: other },
      },
      mordheim,
      NAMES,
    );
    expect(start.sides.map(({ id }) => id)).toEqual([three, one, two]);
    expect(start.sides.map(({ team }) => team)).toEqual(['b', null, 'a']);
    expect(start.name).toBe('La tour');
    expect(start.houseRules).toEqual({
      ...Object.fromEntries(mordheim.houseRules.map((row) => [row.id, row.default])),
      [rule?.id ?? '']: other,
    });
    const pair = sideSetups(told(draftOf(1), { team: 'a' }), mordheim, NAMES);
    expect(pair.map(({ team }) => team)).toEqual([null, null]);
  });
});
