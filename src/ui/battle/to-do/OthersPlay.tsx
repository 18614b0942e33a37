import { useMemo } from 'react';
import { describe } from '#battle/describe.ts';
import { isPlayed } from '#battle/played.ts';
import { openDuties } from '#battle/selectors.ts';
import { entriesOfTurn } from '#battle/sides.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import type { OthersTurn } from '#ui/battle/others-turn.tsx';
import { useWords, withEmphasisedNames } from '#ui/battle/words.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useTappedBy } from '#ui/two-phones/use-elsewhere.ts';
import { groupDuties } from './duty-order.ts';
import { paramsOf } from './duty-words.ts';
import '#ui/battle/dock/OthersTurn.css';

type OthersPlayProps = OthersTurn & {
  /** Those of the other sides. */
  readonly duties: readonly Duty[];
  /** Entries that the screen shows elsewhere. */
  readonly shown: ReadonlySet<string>;
};

/** What the side at turn does on another phone: now, and in this turn so far. */
export function OthersPlay({ side, player, standIn, duties, shown }: OthersPlayProps) {
  const { t } = useTranslation('table');
  const [title, more] = useNow(duties);
  const lines = useLines(shown);
  const tappedBy = useTappedBy();
  const words = useWords();
  return (
    <section aria-labelledby="others-play">
      <SectionHeading
        id="others-play"
        title={player === '' ? t('wait.there') : t('wait.at', { name: player })}
      />
      <div className="stack">
        <div className="line fills gap-3 others-turn k-tone-stunned">
          <EmblemDisc emblem={side.emblem} tone="stunned" />
          <RowWords
            title={title}
            subtitle={more === null ? undefined : <span className="hint">{more}</span>}
          />
          <Button onPress={standIn} label={t('wait.stand-in-for', { side: side.name })}>
            {t('wait.stand-in')}
          </Button>
        </div>
        {lines.length === 0 ? null : (
          <FramedList label={t('wait.done')}>
            {lines.map(({ key, said, by }) => (
              <li key={key} className="line apart k-fact others-done">
                <Icon name="check" size={20} />
                <span className="fills quiet">
                  <Emphasised text={words.logged(said)} />
                </span>{' '}
                <span className="hint">{tappedBy(by)}</span>
              </li>
            ))}
          </FramedList>
        )}
      </div>
    </section>
  );
}

/** What the side at turn does now: its most urgent duty, what it declares, or the phase; and how much more is due. */
function useNow(duties: readonly Duty[]): readonly [title: string, more: string | null] {
  const { t } = useTranslation('table');
  const words = useWords();
  const open = openDuties(duties);
  const first = groupDuties(open).cards[0] ?? open[0];
  const params = useBattleShallow((state) => (first === undefined ? {} : paramsOf(first, state)));
  const phase = useBattle(({ battle }) => battle?.position.phase ?? '');
  const step = useBattle(({ battle }) => battle?.position.step ?? null);
  if (first !== undefined) {
    const more = open.length === 1 ? null : t('todo.open', { count: open.length });
    return [words.of(`duty.${first.kind}.title`, params), more];
  }
  const action = duties.find(({ weight }) => weight === 'mark')?.action?.id;
  if (action !== undefined) return [words.of(`action.${action}.title`), null];
  return [words.of(step === null ? `phase.${phase}.name` : `step.${step}`), null];
}

interface DoneInTurn {
  readonly key: string;
  /** Its names are marked for `Emphasised`. */
  readonly said: Message;
  /** Whose tap it was; null for what came of itself. */
  readonly by: ActorId | null;
}

/** What has been done in this turn, newest first, and what has come of itself in this phase. */
function useLines(shown: ReadonlySet<string>): readonly DoneInTurn[] {
  const live = useBattle((state) => state.live);
  const battle = useBattle((state) => state.battle);
  const done = useBattle((state) => state.done);
  const lines = useMemo(() => {
    if (battle === null) return [];
    const emphasised = ({ code, params }: Message) => ({
      code,
      params: withEmphasisedNames(params),
    });
    return entriesOfTurn(live, battle.position.turn)
      .toReversed()
      .flatMap((entry): readonly DoneInTurn[] => {
        if (entry.type === 'PhaseEntered') {
          return done.flatMap(({ entryId, automatic, said }, at) =>
            automatic && entryId === entry.id
              ? [{ key: `${entryId} ${at}`, said: emphasised(said), by: null }]
              : [],
          );
        }
        if (!isPlayed(entry)) return [];
        return [{ key: entry.id, said: emphasised(describe(entry, battle)), by: entry.actor }];
      });
  }, [live, battle, done]);
  return lines.filter(({ key }) => !shown.has(key)).slice(0, MOST);
}

/** The journal has them all. */
const MOST = 6;
