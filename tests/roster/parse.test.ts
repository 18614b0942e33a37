import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { setCount } from '#roster/edit.ts';
import { type ParsedWarband, parseWarband } from '#roster/parse.ts';
import { validate } from '#roster/validate.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { anyWarband, warbandOf } from '../support/warbands.ts';

const stored = warbandOf('skaven', [
  ['skaven/assassin-adept', 'Tarsik'],
  ['skaven/verminkin', 'Vermineux', 2],
]);

const GILLS = {
  id: 'gill-slits',
  kind: 'body',
  group: 'movement',
  of: 'fighter',
  value: 'number',
  range: { min: 0, max: 9, default: 1 },
} as const;

describe('reading a warband', () => {
  it('restores what was written, after any edits', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        const read = parse(JSON.parse(JSON.stringify(warband)));
        expect(read).toEqual({ ok: true, warband, findings: [] });
      }),
    );
  });

  it('never throws on any input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parse(input).ok).toBe(false);
      }),
    );
  });

  it('never throws when any single value is replaced', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(500), (value, place) => {
        const read = parse(replaced(stored, place, value));
        // What is accepted can be written and read again; what is refused has a reason.
        const sound = read.ok ? isSound(parse(read.warband)) : read.reasons.length > 0;
        expect(sound).toBe(true);
      }),
    );
  });

  it.each<{ what: string; input: unknown; reasons: readonly (readonly [string, string])[] }>([
    { what: 'nothing', input: null, reasons: [['not-a-warband', '']] },
    { what: 'a sentence', input: 'Les Corbeaux', reasons: [['not-a-warband', '']] },
    {
      what: 'a missing name',
      input: without(stored, 'name'),
      reasons: [['field-missing', 'name']],
    },
    {
      what: 'a number for a name',
      input: { ...stored, name: 7 },
      reasons: [['text-expected', 'name']],
    },
    {
      what: 'an endless name',
      input: { ...stored, name: 'x'.repeat(61) },
      reasons: [['text-too-long', 'name']],
    },
    {
      what: 'an id of something else',
      input: { ...stored, id: 'f-12' },
      reasons: [['id-malformed', 'id']],
    },
    {
      what: 'rules that nobody knows',
      input: { ...stored, systemId: 'chess' },
      reasons: [['system-unknown', 'systemId']],
    },
    {
      what: 'a Leadership of 100',
      input: withMember({ profile: { Ld: 100 } }),
      reasons: [['number-out-of-range', 'members.0.profile.Ld']],
    },
    {
      what: 'half an experience point',
      input: withMember({ experience: 0.5 }),
      reasons: [['number-out-of-range', 'members.0.experience']],
    },
    {
      what: 'an object for a trait',
      input: withMember({ traits: { helmet: {} } }),
      reasons: [['trait-malformed', 'members.0.traits.helmet']],
    },
    {
      what: 'a member without a miniature',
      input: withMember({ labels: [] }),
      reasons: [['member-without-fighter', 'members.0.labels']],
    },
    {
      what: 'a member twice',
      input: { ...stored, members: [stored.members[0], stored.members[0]] },
      reasons: [['ids-equal', '']],
    },
    {
      what: 'sixty-one miniatures in two groups',
      input: {
        ...setCount(stored, 'm-2', 59),
        members: [...withMember({ labels: ['a', 'b'] }).members.slice(0, 1), ...horde().members],
      },
      reasons: [['too-many-fighters', '']],
    },
    {
      what: 'a thousand members',
      input: { ...stored, members: Array.from({ length: 1000 }, () => null) },
      reasons: [['too-many-fighters', 'members']],
    },
  ])('refuses $what', ({ input, reasons }) => {
    expect(parse(input)).toEqual({
      ok: false,
      reasons: reasons.map(([code, path]) => ({ code, params: { path } })),
    });
  });

  it('gives a trait without a number its default', () => {
    const read = parse(withMember({ traits: { 'hearts-of-steel': true } }));
    expect(read.ok && read.warband.members[0]?.traits).toEqual({ 'hearts-of-steel': 8 });
    expect(read.ok && read.findings).toEqual([]);
  });

  it.each<{ what: string; change: object; member: object; finding: readonly [string, object] }>([
    {
      what: 'a trait from a newer version',
      change: { traits: { helmet: true, 'jet-pack': true } },
      member: { traits: { helmet: true } },
      finding: ['trait-unknown', { id: 'jet-pack' }],
    },
    {
      what: 'a trait with the wrong kind of value',
      change: { traits: { 'bubble-range': 'far' } },
      member: { traits: {} },
      finding: ['trait-unknown', { id: 'bubble-range' }],
    },
    {
      what: 'a profile that the catalogue lost',
      change: { profileId: 'skaven/dragon' },
      member: { profileId: '' },
      finding: ['profile-unknown', { id: 'skaven/dragon' }],
    },
    {
      what: 'a role of another game',
      change: { role: 'wizard-king' },
      member: { role: 'henchman' },
      finding: ['role-unknown', { id: 'wizard-king' }],
    },
    {
      what: 'a label that is taken',
      change: { labels: ['vermineux 1'] },
      member: { labels: ['vermineux 1'] },
      finding: ['label-changed', { label: 'Vermineux 3' }],
    },
  ])('repairs $what and reports it', ({ change, member, finding: [code, params] }) => {
    const read = parse(withMember(change));
    expect(read.ok && read.warband.members[0]).toMatchObject(member);
    expect(read.ok && read.findings.map((found) => [found.code, found.params])).toEqual([
      [code, params],
    ]);
  });

  it('keeps the history line by line', () => {
    const [first, ...others] = stored.members;
    const campaign = {
      purse: { gold: 35, wyrdstone: 2 },
      history: [{ id: 'b-1', result: 'won' }, 'from a newer version'],
      unfinished: [{ id: 'b-2' }],
    };
    const members = [{ ...first, missesAfter: 2 }, ...others];
    const read = parse({ ...stored, ...campaign, members });
    expect(read).toEqual({ ok: true, warband: { ...stored, ...campaign, members }, findings: [] });
  });

  it.each([
    ['a purse that is none', { purse: 7 }],
    ['gold by halves', { purse: { gold: 0.5 } }],
    ['a history that is no list', { history: {} }],
  ])('refuses %s', (_, change) => {
    expect(parse({ ...stored, ...change }).ok).toBe(false);
  });

  it('keeps equipment that older versions called a weapon', () => {
    const traits = { 'two-weapons': true, 'concussion-weapon': true, 'strikes-last': true };
    const [first, ...others] = stored.members;
    const read = parse({ ...stored, members: [{ ...first, traits }, ...others] });
    expect(read).toMatchObject({ ok: true, findings: [], warband: { members: [{ traits }, {}] } });
  });

  it('fills in missing characteristics and drops unknown ones', () => {
    const { Ld, ...others } = stored.members[0]?.profile ?? {};
    const read = parse(withMember({ profile: { ...others, Charm: 9 } }));
    expect(Ld).toBe(7);
    expect(read.ok && read.warband.members[0]?.profile).toEqual({ ...others, Ld: 7 });
    expect(read.ok && read.findings.map(({ code }) => code)).toEqual([
      'characteristic-unknown',
      'characteristic-filled-in',
    ]);
  });

  it('keeps one of several leaders', () => {
    const members = stored.members.map((member) => ({ ...member, leader: true }));
    const read = parse({ ...stored, members });
    expect(read.ok && read.warband.members.map(({ leader }) => leader)).toEqual([true, false]);
    expect(read.ok && read.findings).toEqual([
      { memberId: 'm-2', code: 'leader-twice', params: {} },
    ]);
  });

  it('makes a warband of an unknown type free-form', () => {
    const read = parse({ ...stored, catalogueId: 'river-pirates' });
    expect(read.ok && read.warband.catalogueId).toBe('');
    const unknown = { code: 'warband-unknown', params: { id: 'river-pirates' }, memberId: null };
    expect(read.ok && read.findings).toEqual([unknown]);
    expect(read.ok && validate(read.warband, system)).toContainEqual(unknown);
  });

  it('has again what it did not know, as soon as a pack brings it', () => {
    const own = {
      ...v.parse(
        v.record(v.string(), v.unknown()),
        JSON.parse(JSON.stringify(stored).replaceAll('skaven', 'river-pirates')),
      ),
      traits: { 'gill-slits': 2 },
    };
    const before = parse(own);
    if (!before.ok) throw new Error('refused');
    expect(before.warband).toMatchObject({ catalogueId: '', traits: {} });
    expect(before.warband.members.map(({ profileId }) => profileId)).toEqual(['', '']);
    const again = parse(JSON.parse(JSON.stringify(before.warband)));
    expect(again).toEqual({ ok: true, warband: before.warband, findings: [] });

    const brought = {
      ...system,
      catalogue: system.catalogue.map((type) =>
        type.id === 'skaven' ? { ...type, id: 'river-pirates' } : type,
      ),
      traits: [...system.traits, GILLS],
    };
    expect(parseWarband(before.warband, () => brought)).toEqual({
      ok: true,
      warband: own,
      findings: [],
    });
    // What was chosen meanwhile stays.
    const chosen = { ...before.warband, catalogueId: 'orcs' };
    const kept = parseWarband(chosen, () => brought);
    expect(kept.ok && kept.warband.catalogueId).toBe('orcs');
  });

  it('drops unknown fields, and is safe against JavaScript’s own names', () => {
    const json = JSON.stringify({ ...stored, owner: 'x' }).replace(
      '"traits":{}',
      '"traits":{"__proto__":true,"constructor":true,"hardy":true}',
    );
    const read = parse(JSON.parse(json));
    expect(read.ok && new Set(Object.keys(read.warband))).toEqual(new Set(Object.keys(stored)));
    expect(read.ok && read.warband.traits).toEqual({ hardy: true });
  });
});

function parse(input: unknown): ParsedWarband {
  return parseWarband(input, (id) => (id === system.id ? system : null));
}

function isSound(read: ParsedWarband): boolean {
  return read.ok && read.findings.length === 0;
}

/** The stored warband with its first member changed. */
function withMember(change: object) {
  const [first, ...others] = stored.members;
  return { ...stored, members: [{ ...first, ...change }, ...others] };
}

function horde() {
  const { members } = setCount(stored, 'm-2', 59);
  return { members: members.slice(1) };
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** A copy with the n-th value, in depth-first order, replaced. */
function replaced(root: unknown, place: number, by: unknown): unknown {
  let left = place;
  const copy = (value: unknown): unknown => {
    left -= 1;
    if (left < 0) {
      left = Number.POSITIVE_INFINITY;
      return by;
    }
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
  };
  return copy(root);
}
