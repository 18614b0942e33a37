import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { startI18n } from '#i18n/setup.ts';
import { setTrait } from '#roster/edit.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { useRosterText } from '#ui/hand-over/use-roster-text.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { warbandOf } from '../../support/warbands.ts';
import { LEARNT } from './equipped.ts';

describe.each(['fr', 'en'])('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('every skill is read from a list by the name that the app writes', () => {
    const lost = LEARNT.filter(([skill]) => {
      const learner = learnerOf(skill);
      const [type = ''] = isAnybodys(learner) ? ['reikland'] : learner.split('/');
      const band = setTrait(warbandOf(type, [[learner, 'Na']]), 'm-1', skill, true);
      const text = renderHook(() => useRosterText(band, system)).result.current();
      const [draft] = readPasted(text, KIT).drafts;
      if (draft === undefined) return true;
      const ids = { warband: 'w-test', warrior: () => 'm-1' as const, now: 0 } as const;
      const [captain] = toWarband(draft, KIT.lexicon, KIT.system, ids).members;
      return captain?.traits[skill] !== true;
    });
    expect(lost).toEqual([]);
  });
});

/** A profile that may learn it: of skills with the same name, a list means that of its own warband. */
function learnerOf(skill: string): string {
  const { lists = [], byProfile = {} } = system.advances?.skills ?? {};
  const own = lists.filter(({ skills }) => skills.includes(skill)).map(({ id }) => id);
  const learners = Object.entries(byProfile).filter(([, ids]) =>
    own.some((id) => ids.includes(id)),
  );
  const [whoever] = learners.toSorted(
    ([one], [other]) => Number(isAnybodys(one)) - Number(isAnybodys(other)),
  );
  return whoever?.[0] ?? 'reikland/captain';
}
