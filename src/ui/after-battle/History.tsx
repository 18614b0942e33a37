import { date } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { unfinished } from '#roster/after-battle/draft.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { setPurse } from '#roster/after-battle/purse.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { LIMITS } from '#roster/limits.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { useBattles } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { afterBattlePath } from '#ui/paths.ts';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import { BattleLine } from './BattleLine.tsx';
import './History.css';

/** Links to unfinished aftermaths whose battles are on this device. */
export function UnfinishedBattles() {
  const { t } = useTranslation('after-battle');
  const { warband } = useEditor();
  const summaries = useBattles((state) => state.summaries);
  const linkTo = useLinkTo();
  const left = unfinished(warband).flatMap(
    ({ id }) => summaries?.find(({ battleId }) => battleId === id) ?? [],
  );
  if (left.length === 0) return null;
  return (
    <ul className="stack after-unfinished">
      {left.map(({ battleId, startedAt, battle }) => (
        <li key={battleId}>
          <ListLink
            {...linkTo(afterBattlePath(battleId, warband.id))}
            lead={<Icon name="journal" />}
            title={t('history.open')}
            subtitle={heading(t, startedAt, battle.name)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The warband's purse, and its past battles, folded, newest first. */
export function History() {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const lines = historyOf(warband).toReversed();
  return (
    <>
      <Purse />
      <div className="after-history">
        <h3>{t('history.title')}</h3>
        {lines.map((line) => (
          <Fold
            key={line.id}
            title={heading(t, line.at, line.title)}
            summary={t(`record.${line.result}`)}
          >
            <BattleLine line={line} systemId={system.id} />
            <TakeBack id={line.id} />
          </Fold>
        ))}
      </div>
    </>
  );
}

/** Undoes the aftermath of a battle; only of the one finished last. */
function TakeBack({ id }: { readonly id: BattleId }) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const { warband, system, change } = useEditor();
  if (!mayTakeBack(warband, id)) return null;
  return (
    <Button
      icon="undo"
      label={t('battle:undo.step', { step: t('done.undo-name') })}
      onPress={() => change((now) => undoAfterBattle(now, system, id) ?? now)}
    >
      {t('battle:undo.button')}
    </Button>
  );
}

function Purse() {
  const { t } = useTranslation('after-battle');
  const { warband, system, change } = useEditor();
  const say = useSay();
  return (system.afterBattle?.income ?? []).map((id) => {
    const what = say({ code: `${system.id}:after.income.${id}`, params: {} });
    return (
      <NumberField
        key={id}
        label={what}
        value={warband.purse?.[id] ?? 0}
        min={0}
        max={LIMITS.purse}
        decreaseLabel={t('income.fewer', { what })}
        increaseLabel={t('income.more', { what })}
        onChange={(amount) => change((now) => setPurse(now, id, amount))}
      />
    );
  });
}

type Translate = ReturnType<typeof useTranslation<'after-battle'>>['t'];

function heading(t: Translate, at: number, title: string): string {
  return title === '' ? date(at) : t('history.of', { date: date(at), title });
}
