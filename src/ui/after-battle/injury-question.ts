import { useTranslation } from '#i18n/use-translation.ts';
import type { Face, InjuryQuestion } from '#roster/after-battle/injury-dice.ts';
import type { Next } from '#rules/dice/inquiry.ts';
import { kitTone } from '#ui/battle/looks.ts';
import { emphasised } from '#ui/battle/words.ts';
import type { OfferedFace, OfferedResult, SaidQuestion } from '#ui/dice/Question.tsx';
import { useAfterBattle } from './after-battle.ts';
import { useInjuryWords } from './injury-words.ts';

/** Puts the next die or choice of an injury into words. */
export function useInjuryQuestion(): (next: Next<InjuryQuestion>) => SaidQuestion {
  const { t } = useTranslation('after-battle');
  const { system, words } = useAfterBattle();
  const injuries = useInjuryWords(system, words);
  const askOf = ({ what, tens, of }: InjuryQuestion): string => {
    const name = of === null ? '' : emphasised(injuries.name(of.id) ?? '');
    const grave = emphasised(t('injuries.grave'));
    switch (what) {
      case 'tens':
        return t('injuries.tens', { grave });
      case 'ones':
        return t('injuries.ones', { grave, tens: tens ?? 0 });
      case 'further':
      case 'count':
      case 'choice':
        return t(`injuries.${what}`, { name });
      case 'only':
        return '';
    }
  };
  const faceOf = (face: Face | null, at: number): OfferedFace => {
    const value = at + 1;
    if (face === null) return { value, tone: 'leader', word: null };
    return face.notAgain
      ? { value, tone: 'leader', word: t('injuries.again') }
      : { value, tone: kitTone(face.row.tone), word: injuries.short(face.row) };
  };
  const resultsOf = ({ what, faces }: InjuryQuestion): readonly OfferedResult[] =>
    [...new Set(faces.flatMap((face) => face?.row ?? []))].map((row) => {
      const [from, to] = row.on;
      const chosen = what === 'choice';
      return {
        answer: chosen ? String(from) : from,
        word: injuries.short(row),
        on: chosen ? '' : t('injuries.span', { from, to }),
        icon: row.effects.some(({ kind }) => kind === 'gone') ? 'out-of-action' : 'tick',
        tone: kitTone(row.tone),
      };
    });
  return ({ asked: { said } }) => {
    const ask = askOf(said);
    return {
      ask: said.roll === null || ask === '' ? ask : `${t('injuries.roll-of', said.roll)} · ${ask}`,
      offer:
        said.what === 'only' || said.what === 'choice'
          ? { as: 'results', label: t('injuries.faces'), results: resultsOf(said) }
          : { as: 'faces', faces: said.faces.map(faceOf) },
    };
  };
}
