import { useCallback } from 'react';
import type { Command } from '#battle/commands.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleSession } from '#store/hooks.ts';
import { speak } from '#ui/effects/speak.ts';
import { useWords } from './words.ts';

/**
 * Says aloud by its name what a step has done that brings no news of its own: whoever does not see the
 * row or the card hears it. What it answers with is called after the step, and stays the same function
 * in one language.
 */
export function useSpokenSteps(): (command: Command) => void {
  const { t } = useTranslation('battle');
  const words = useWords();
  const { getState, system } = useBattleSession();
  return useCallback(
    ({ type }: Command) => {
      const { newest, battle } = getState();
      if (newest === null || SAID_BY_THEIR_BUTTON.has(type)) return;
      const step = [
        words.logged(newest.said),
        // The log knows phases only; who plays goes from step to step.
        ...(type === 'next-phase'
          ? stepOf(system, battle).map((id) => words.of(`step.${id}`))
          : []),
      ].join(' · ');
      speak(type === 'redo' ? t('undo.redone', { step }) : step);
    },
    [getState, system, t, words],
  );
}

/** A switch that has the focus tells its new state by itself. */
const SAID_BY_THEIR_BUTTON: ReadonlySet<Command['type']> = new Set(['set-flag']);

/** The step at which play stands; none in a phase without steps. */
function stepOf(system: RuleSystem, battle: BattleState | null): readonly string[] {
  const step = battle === null ? null : stepAt(system, battle.position);
  return step === null ? [] : [step];
}
