import { hasWords, useSay } from '#i18n/said.ts';
import { useRuleSystem } from '#store/hooks.ts';

/** What the game calls a trait; null for one that it has no words for. */
export function useTraitName(): (trait: string) => string | null {
  const say = useSay();
  const { id } = useRuleSystem();
  return (trait) => {
    const said = { code: `${id}-traits:${trait}.name`, params: {} };
    return hasWords(said) ? say(said) : null;
  };
}
