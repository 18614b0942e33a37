import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { InjuryPart } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { completed, D6 } from '#rules/dice/inquiry.ts';
import {
  type BattleSession,
  useBattle,
  useFighter,
  useRuleSystem,
  useStores,
} from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { InjuryDice } from './InjuryDice.tsx';
import { InjurySave } from './InjurySave.tsx';
import './InjurySheet.css';

type InjurySheetProps = {
  readonly fighterId: FighterId;
  readonly send: BattleSession['send'];
  readonly onClose: () => void;
};

/** A fighter's injury roll: tap what the dice show, or let the app roll. Closing it leaves the roll due. */
export function InjurySheet(props: InjurySheetProps) {
  const battle = useBattle((state) => state.battle);
  const { injury } = useRuleSystem();
  const dice = battle === null || injury === null ? 0 : injury.due(battle, props.fighterId);
  if (battle === null || injury === null || dice === 0) return null;
  return <OpenInjurySheet {...props} battle={battle} part={injury} count={dice} />;
}

type OpenProps = InjurySheetProps & {
  readonly battle: BattleState;
  readonly part: InjuryPart;
  /** Dice to roll. */
  readonly count: number;
};

function OpenInjurySheet({ fighterId, send, onClose, battle, part, count }: OpenProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { die } = useStores();
  const fighter = useFighter(fighterId);
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const resultOf = (roll: number) => part.result(battle, fighterId, toggled, roll);

  const settle = (dice: readonly number[], saveRoll: number | null) => {
    send({ type: 'resolve-injury', fighterId, dice, toggled, saveRoll });
    onClose();
  };
  const worstOf = (dice: readonly number[]) => part.worst(dice.map(resultOf));
  const saveOf = (dice: readonly number[]) => worstOf(dice).saveOn;
  const choose = (dice: readonly number[]) => {
    if (dice.length >= count && saveOf(dice) === null) settle(dice, null);
    else setChosen(dice);
  };
  const rollAll = () => {
    const dice = completed({ count, sides: D6 }, chosen, die);
    settle(dice, saveOf(dice) === null ? null : die(6));
  };

  // Once all dice are in, only the save is left.
  const saveOn = chosen.length >= count ? saveOf(chosen) : null;
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('sheet.close')}
      title={words.of('duty.injury.title', { name: fighter?.label ?? '' })}
      subtitle={
        saveOn === null
          ? t('injury.hint', { count, dice: words.of('injury.dice', { count }) })
          : words.of(worstOf(chosen).saveBy === 'skull' ? 'injury.save-skull' : 'injury.save', {
              value: saveOn,
            })
      }
      lead={<StatusDisc icon="wound" tone="out-of-action" size="large" />}
    >
      {saveOn === null ? (
        <div className="stack injury">
          <InjuryDice resultOf={resultOf} count={count} chosen={chosen} onChange={choose} />
          <div className="row">
            <Button icon="dice" onPress={rollAll}>
              {t('injury.roll')}
            </Button>
            <Button onPress={() => send({ type: 'lose-wound', fighterId })}>
              {t('injury.one-more')}
            </Button>
          </div>
          <Shortcuts
            ids={part.shortcuts(battle, fighterId).map(({ id }) => id)}
            onTake={(shortcut) => {
              send({ type: 'shortcut-injury', fighterId, shortcut });
              onClose();
            }}
          />
          <Options
            options={part.options(battle, fighterId, toggled)}
            onToggle={(id) =>
              setToggled(
                toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id],
              )
            }
          />
        </div>
      ) : (
        <InjurySave
          result={worstOf(chosen)}
          saveOn={saveOn}
          onRolled={(saveRoll) => settle(chosen, saveRoll)}
          onBack={() => setChosen([])}
        />
      )}
    </Sheet>
  );
}

type ShortcutsProps = {
  readonly ids: readonly string[];
  readonly onTake: (id: string) => void;
};

/** Results without a roll. */
function Shortcuts({ ids, onTake }: ShortcutsProps) {
  const words = useWords();
  if (ids.length === 0) return null;
  return (
    <div className="row">
      {ids.map((id) => (
        <Button key={id} tone="fail" icon="out-of-action" onPress={() => onTake(id)}>
          {words.of(`injury.shortcut.${id}`)}
        </Button>
      ))}
    </div>
  );
}

type OptionsProps = {
  readonly options: ReturnType<InjuryPart['options']>;
  readonly onToggle: (id: string) => void;
};

/** Modifiers of the roll: the victim's (on by default) and the attacker's. */
function Options({ options, onToggle }: OptionsProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  if (options.length === 0) return null;
  return (
    <ChipGroup label={t('injury.options')}>
      {options.map(({ id, on }) => (
        <Chip key={id} pressed={on} onPress={() => onToggle(id)}>
          {words.of('injury.option', { context: id })}
        </Chip>
      ))}
    </ChipGroup>
  );
}
