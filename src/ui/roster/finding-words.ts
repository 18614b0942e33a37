import { list } from '#i18n/format.ts';
import { hasWords, useSay } from '#i18n/said.ts';
import type { Finding } from '#roster/finding.ts';
import { warbandWord } from '#roster/profiles.ts';
import { useEditor } from './editor-context.ts';

/** What a finding says of the warband that is edited. */
export function useFindingWords(): (finding: Finding) => string {
  const say = useSay();
  const { words, system } = useEditor();
  return ({ code, params }) => {
    const named = (key: string, word: (id: string) => string) => {
      const id = params[key];
      return typeof id === 'string' ? { [key]: word(id) } : {};
    };
    const type = (id: string) => ({
      code: `${system.id}-packs:${warbandWord(id)}`,
      params: {},
    });
    const said = {
      ...params,
      ...named('characteristic', words.characteristic),
      ...named('trait', words.trait),
      ...named('profile', (id) => words.profile(id) ?? id),
      ...named('others', (ids) => list(ids.split(' ').map((id) => words.profile(id) ?? id))),
      ...named('group', words.group),
      ...named('catalogue', (id) => (hasWords(type(id)) ? say(type(id)) : id)),
    };
    const own = { code: `builder:findings.${code}`, params: said };
    return say(hasWords(own) ? own : { code: `roster:findings.${code}`, params: said });
  };
}
