import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import type { FighterSetup, SideSetup } from './events.ts';
import type { EntryId } from './hlc.ts';

/** What a player asks for. `decide` turns it into an event or says why not. */
export type Command =
  | {
      readonly type: 'start-battle';
      readonly systemId: string;
      readonly name: string;
      readonly roundLimit: number | null;
      readonly houseRules: Readonly<Record<string, string>>;
      /** In playing order: the first one begins. */
      readonly sides: readonly SideSetup[];
    }
  /** To the next step, phase, or the next side's turn. */
  | { readonly type: 'next-phase' }
  /**
   * Skips empty phases: to the next phase with something to do, or to the end of the turn, skipping phases
   * where things may only be noted.
   */
  | { readonly type: 'go-on'; readonly to: 'something' | 'turn-end' }
  /**
   * To another phase of the running turn, or another part of this one, forwards or back.
   * @param step a part of that phase; left out, the first that has something to do
   */
  | { readonly type: 'go-to-phase'; readonly phase: string; readonly step?: string }
  | {
      readonly type: 'resolve-duty';
      readonly key: string;
      readonly outcome: string;
      readonly dice: readonly number[];
      /** Value the players used instead of the app's advice; null to follow it. */
      readonly overruledValue: number | null;
    }
  | {
      readonly type: 'take-action';
      readonly action: string;
      readonly fighterId: FighterId;
      readonly targetId: FighterId | null;
    }
  | { readonly type: 'set-status'; readonly fighterId: FighterId; readonly to: string }
  | { readonly type: 'lose-wound'; readonly fighterId: FighterId }
  | { readonly type: 'set-wounds'; readonly fighterId: FighterId; readonly to: number }
  | {
      readonly type: 'resolve-injury';
      readonly fighterId: FighterId;
      readonly dice: readonly number[];
      /** Option ids whose default the players flipped. */
      readonly toggled: readonly string[];
      /** The second roll that may soften the result; null when none was made. */
      readonly saveRoll: number | null;
    }
  | {
      readonly type: 'shortcut-injury';
      readonly fighterId: FighterId;
      readonly shortcut: string;
    }
  /** A duel, a shot, a fall … has been rolled to its end. */
  | {
      readonly type: 'settle';
      readonly resolver: string;
      readonly setup: ResolverSetup;
      readonly answers: readonly ResolverAnswer[];
    }
  | {
      readonly type: 'set-flag';
      readonly fighterId: FighterId;
      readonly flag: string;
      readonly value: FlagValue | null;
    }
  | {
      readonly type: 'set-contact';
      readonly a: FighterId;
      readonly b: FighterId;
      readonly touching: boolean;
    }
  /** Of a fighter, or of his side itself. */
  | {
      readonly type: 'count-marker';
      readonly sideId: SideId;
      readonly fighterId: FighterId | null;
      readonly marker: string;
      readonly count: number;
    }
  | {
      readonly type: 'use-item';
      readonly fighterId: FighterId;
      readonly item: string;
      readonly used: boolean;
    }
  /** A fighter is taken prisoner by a side, or set free. */
  | { readonly type: 'capture'; readonly fighterId: FighterId; readonly by: SideId | null }
  | { readonly type: 'join'; readonly sideId: SideId; readonly fighter: FighterSetup }
  /** A warband takes the place of a side that has none. */
  | { readonly type: 'arrive'; readonly side: SideSetup }
  | { readonly type: 'rename'; readonly fighterId: FighterId; readonly label: string }
  | {
      readonly type: 'set-profile';
      readonly fighterId: FighterId;
      readonly profile: Readonly<Record<string, number>>;
      readonly traits: Flags;
    }
  | { readonly type: 'name-leader'; readonly sideId: SideId; readonly fighterId: FighterId | null }
  | {
      readonly type: 'set-side-leadership';
      readonly sideId: SideId;
      readonly leadership: number;
    }
  /** A fact about a counted side, entered by players; null removes it. */
  | {
      readonly type: 'set-side-fact';
      readonly sideId: SideId;
      readonly fact: string;
      readonly value: FlagValue | null;
    }
  /** No fighter gets the credit: the cause is one of `CAUSES`. */
  | {
      readonly type: 'give-cause';
      readonly victimId: FighterId;
      readonly cause: (typeof CAUSES)[number];
    }
  | {
      readonly type: 'give-credit';
      readonly victimId: FighterId;
      readonly byId: FighterId | null;
    }
  | { readonly type: 'set-house-rule'; readonly rule: string; readonly value: string }
  | { readonly type: 'leave-battle'; readonly sideId: SideId; readonly cause: string }
  | { readonly type: 'end-battle'; readonly winnerId: SideId | null }
  | { readonly type: 'reopen-battle' }
  /** Tells other phones that this one has begun a warband's aftermath. */
  | { readonly type: 'begin-aftermath'; readonly warbandId: WarbandId }
  | { readonly type: 'write-note'; readonly text: string }
  /** Takes back a step and everything after it; null for the newest step. */
  | { readonly type: 'undo'; readonly back: EntryId | null }
  | { readonly type: 'redo' };

/** What puts fighters out of action besides enemies on the table; word keys. */
export const CAUSES = ['monster', 'fall', 'own-side', 'nobody'] as const;

/** Why a command was refused; a word key. Nothing has happened. */
export const REFUSALS = [
  'no-battle',
  'already-started',
  'battle-over',
  'unknown-side',
  'unknown-fighter',
  'unknown-status',
  'unknown-phase',
  'unknown-outcome',
  'unknown-rule',
  'own-target',
  'not-on-table',
  'not-in-this-state',
  'unknown-resolver',
  'not-settled',
  'duty-not-due',
  'no-change',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-injury-due',
  'bad-dice',
  'bad-number',
  'empty-name',
  'too-few-sides',
  'too-many-sides',
  'empty-side',
  'only-allies',
  'not-carried',
  'own-side',
  'nothing-to-credit',
  'side-already-gone',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
