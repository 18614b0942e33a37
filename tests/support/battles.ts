import type { Command } from '#battle/commands.ts';
import { type Battle, decide } from '#battle/decide.ts';
import type { Entry, FighterSetup, SideSetup } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import { stamp } from '#battle/stamp.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** A fighter of a test battle; omitted fields are ordinary. */
export interface Recruit {
  readonly name: string;
  readonly ld?: number;
  readonly wounds?: number;
  readonly role?: string;
  readonly traits?: Flags;
  readonly leader?: boolean;
  readonly status?: string;
  readonly profileId?: string;
  /** Characteristics that are not the ordinary ones. */
  readonly profile?: Readonly<Record<string, number>>;
}

export interface Troop {
  readonly name: string;
  readonly traits?: Flags;
  /** A counted side: a name, a number and a Leadership. */
  readonly light?: boolean;
  /** The name of an alliance. */
  readonly team?: string;
  /** What it brings of the players’ own, as JSON. */
  readonly packs?: readonly string[];
  /** The warband that it represents, used after the battle. */
  readonly warbandId?: WarbandId;
  readonly fighters: readonly Recruit[];
}

/** A side whose fighters’ ids come from their names: "Otto" has the id f-Otto. */
export function side(troop: Troop): SideSetup {
  const leader = troop.fighters.find((recruit) => recruit.leader === true);
  return {
    id: `s-${troop.name}`,
    name: troop.name,
    emblem: 'skull',
    light: troop.light ?? false,
    leadership: troop.light === true ? 7 : null,
    warbandId: troop.warbandId ?? null,
    leaderId: leader === undefined ? null : `f-${leader.name}`,
    team: troop.team ?? null,
    traits: troop.traits ?? {},
    packs: troop.packs ?? [],
    fighters: troop.fighters.map(fighter),
  };
}

export function fighter(recruit: Recruit): FighterSetup {
  return {
    id: `f-${recruit.name}`,
    label: recruit.name,
    profileId: recruit.profileId ?? '',
    title: '',
    role: recruit.role ?? 'henchman',
    profile: {
      M: 4,
      WS: 3,
      BS: 3,
      S: 3,
      T: 3,
      W: recruit.wounds ?? 1,
      I: 3,
      A: 1,
      Ld: recruit.ld ?? 7,
      ...recruit.profile,
    },
    traits: recruit.traits ?? {},
    status: recruit.status ?? 'standing',
    wounds: recruit.wounds ?? 1,
  };
}

/** `count` ordinary fighters with the same name and a number. */
export function crowd(name: string, count: number, like: Omit<Recruit, 'name'> = {}): Recruit[] {
  return Array.from({ length: count }, (_, index) => ({ ...like, name: `${name}${index + 1}` }));
}

/** Fighters without a status start with the system’s initial one. */
function asUsual(troop: Troop, status: string): Troop {
  return { ...troop, fighters: troop.fighters.map((recruit) => ({ status, ...recruit })) };
}

/** A battle driven by commands as in the store, without a store. */
export class TestBattle {
  entries: readonly Entry[] = [];
  readonly system: RuleSystem;
  private now = Date.UTC(2026, 0, 1, 20);

  constructor(
    system: RuleSystem,
    troops: readonly Troop[],
    options: {
      readonly houseRules?: Readonly<Record<string, string>>;
      readonly roundLimit?: number | null;
    } = {},
  ) {
    this.system = system;
    this.do({
      type: 'start-battle',
      systemId: system.id,
      name: '',
      roundLimit: options.roundLimit ?? null,
      houseRules: options.houseRules ?? {},
      sides: troops.map((troop) => side(asUsual(troop, system.initialStatus))),
    });
  }

  /** Sends a command. @throws Error when it is refused, so that a test cannot go on regardless */
  do(command: Command): this {
    const refused = this.try(command);
    if (refused !== null) throw new Error(`${command.type} refused: ${refused}`);
    return this;
  }

  /** Sends a command; the refusal’s code, or null when it was accepted. */
  try(command: Command): string | null {
    const decision = decide(command, this.battle, this.system);
    if ('refused' in decision) return decision.refused;
    this.now += 1000;
    const where = { battleId: 'b-test', actor: 'a-test', now: this.now } as const;
    this.entries = [...this.entries, stamp(decision.event, where, this.entries.at(-1) ?? null)];
    return null;
  }

  get battle(): Battle {
    return timelineOf(this.entries);
  }

  get state(): BattleState {
    const state = replay(this.entries);
    if (state === null) throw new Error('no battle');
    return state;
  }

  get duties(): readonly Duty[] {
    return this.system.duties(this.state);
  }

  /** Duties as `kind name` lines, without marks and reminders. */
  get due(): readonly string[] {
    return this.lines(this.duties);
  }

  /** The duties that would be due at this step of the present phase. */
  dueAt(step: string): readonly string[] {
    const { state } = this;
    const then = { ...state, position: { ...state.position, step } };
    return this.lines(this.system.duties(then));
  }

  duty(kind: string, name: string): Duty {
    const found = this.duties.find((duty) => duty.kind === kind && this.whose(duty) === name);
    if (found === undefined)
      throw new Error(`${kind} of ${name} is not due: ${this.due.join(', ')}`);
    return found;
  }

  fighter(name: string): Fighter {
    const found = this.state.fighters[`f-${name}`];
    if (found === undefined) throw new Error(`no fighter ${name}`);
    return found;
  }

  next(times = 1): this {
    for (let turn = 0; turn < times; turn += 1) this.do({ type: 'next-phase' });
    return this;
  }

  /** Goes on to this side’s next turn at this phase and step. */
  nextUntil(name: string, phase: string, step: string | null = null): this {
    const there = () =>
      this.state.position.sideId === `s-${name}` &&
      this.state.position.phase === phase &&
      (step === null || this.state.position.step === step);
    for (let taps = 0; taps < 40; taps += 1) {
      this.next();
      if (there()) return this;
    }
    throw new Error(`never came to ${name} ${phase} ${step ?? ''}`);
  }

  set(name: string, to: string): this {
    return this.do({ type: 'set-status', fighterId: `f-${name}`, to });
  }

  answer(kind: string, name: string, outcome: string, dice: readonly number[] = []): this {
    const { key } = this.duty(kind, name);
    return this.do({ type: 'resolve-duty', key, outcome, dice, overruledValue: null });
  }

  charge(name: string, target: string): this {
    return this.do({
      type: 'take-action',
      action: 'charge',
      fighterId: `f-${name}`,
      targetId: `f-${target}`,
    });
  }

  private lines(duties: readonly Duty[]): readonly string[] {
    return duties
      .filter((duty) => duty.weight !== 'mark' && duty.weight !== 'reminder')
      .map((duty) => `${duty.kind} ${this.whose(duty)}`);
  }

  private whose(duty: Duty): string {
    return duty.fighterId === null ? this.sideName(duty.sideId) : this.nameOf(duty.fighterId);
  }

  private nameOf(id: FighterId): string {
    return this.state.fighters[id]?.label ?? '?';
  }

  private sideName(id: SideId): string {
    return this.state.sides.find((one) => one.id === id)?.name ?? '?';
  }
}
