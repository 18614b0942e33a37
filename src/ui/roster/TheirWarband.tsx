import { useTranslation } from '#i18n/use-translation.ts';
import { asOwn } from '#roster/theirs.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { useWarbandFacts } from '#ui/hand-over/warband-facts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { EditorTop } from './EditorTop.tsx';
import '#ui/kit/ListRow.css';

type TheirWarbandProps = { readonly warband: Warband; readonly system: RuleSystem };

/** An opponent's roster, only to be read; it can be removed, or looked after here from now on. */
export function TheirWarband({ warband, system }: TheirWarbandProps) {
  const { t } = useTranslation(['builder', 'roster']);
  const { name, type, facts, fighters, more } = useWarbandFacts(warband, system);
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  return (
    <Screen
      top={
        <EditorTop
          title={name}
          subtitle={t(`theirs.${warband.theirs === 'met' ? 'met' : 'scanned'}`)}
        />
      }
    >
      <div className="stack-wide">
        <p className="quiet">{[type, ...facts].filter((one) => one !== '').join(' · ')}</p>
        <FramedList>
          {fighters.map((one, at) => (
            <li key={at}>
              <div className="line k-list-row">
                <RowWords
                  title={joined(' ', one.name, one.count)}
                  subtitle={
                    <>
                      {joined(' · ', one.kind, one.experience)}
                      <br />
                      {one.numbers.map(({ head, value }) => `${head}\u00A0${value}`).join('  ')}
                      <br />
                      {one.things}
                    </>
                  }
                />
              </div>
            </li>
          ))}
        </FramedList>
        {more === '' ? null : <p className="quiet">{more}</p>}
        <div className="row">
          <Button icon="warbands" onPress={() => save(asOwn(warband))}>
            {t('theirs.own')}
          </Button>
          <Button icon="trash" onPress={() => remove(warband.id)}>
            {t('roster:warband.remove')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/** Parts that there are. */
function joined(by: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(by);
}
