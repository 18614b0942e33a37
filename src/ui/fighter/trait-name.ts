import { hasWords, useSay } from '#i18n/said.ts';
import { useRuleSystem } from '#store/hooks.ts';

/** The game's name for a trait; null if it has none. */
export function useTraitName(): (trait: string) => string | null {
  const say = useSay();
  const { id } = useRuleSystem();
  return (trait) => {
    const said = { code: `${id}-traits:${trait}.name`, params: {} };
    return hasWords(said) ? say(said) : null;
  };
}
