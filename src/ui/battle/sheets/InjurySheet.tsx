import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { InjuryPart, InjuryResult } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import {
  type BattleSession,
  useBattle,
  useFighter,
  useRuleSystem,
  useStores,
} from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { kitTone } from '#ui/battle/looks.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { dieValues } from '#ui/kit/DieFace.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { TappedDice } from '#ui/kit/TappedDice.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import './InjurySheet.css';

type InjurySheetProps = {
  readonly fighterId: FighterId;
  readonly send: BattleSession['send'];
  readonly onClose: () => void;
};

/**
 * The injury roll of a fighter: tap what the dice on the table show, or let the app roll. Closing it
 * leaves the roll due.
 */
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
    const missing = Math.max(0, count - chosen.length);
    const dice = [...chosen, ...Array.from({ length: missing }, () => die(6))];
    settle(dice, saveOf(dice) === null ? null : die(6));
  };

  // Once the first dice are known only the roll that may soften them is left.
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
        <div className="injury">
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
          result={part.worst(chosen.map(resultOf))}
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

/** Ways out that need no dice. */
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

/** What bends the roll: carried by the victim (on already), or brought by whoever struck him. */
function Options({ options, onToggle }: OptionsProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  if (options.length === 0) return null;
  return (
    <ChipGroup label={t('injury.options')}>
      {options.map(({ id, on }) => (
        <Chip key={id} pressed={on} onPress={() => onToggle(id)}>
          {words.of(`injury.option.${id}`)}
        </Chip>
      ))}
    </ChipGroup>
  );
}

type InjuryDiceProps = {
  readonly resultOf: (roll: number) => InjuryResult;
  /** How many dice the roll has. */
  readonly count: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The six faces, coloured and named by what each would do; one tap for each die rolled. */
function InjuryDice({ resultOf, count, chosen, onChange }: InjuryDiceProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  return (
    <>
      <FaceRuns
        label={t('injury.faces')}
        faces={dieValues.map((value) => {
          const { status } = resultOf(value);
          const word = resultWord(status, words);
          const label = t('injury.face', { value, result: word });
          return { value, tone: toneOf(status, system), word, label };
        })}
        onPress={(value) => onChange([...chosen, value])}
      />
      {count === 1 ? null : <ChosenDice count={count} chosen={chosen} onChange={onChange} />}
    </>
  );
}

/** What has been tapped so far; a tap takes one back. */
function ChosenDice({ count, chosen, onChange }: Omit<InjuryDiceProps, 'resultOf'>) {
  const { t } = useTranslation('table');
  return (
    <TappedDice
      label={t('injury.chosen', { count: chosen.length, of: count })}
      dice={chosen}
      takeBackLabel={(value) => t('injury.take-back', { value })}
      onChange={onChange}
    >
      {chosen.map((value, index) => (
        <Die key={index} value={value} />
      ))}
    </TappedDice>
  );
}

function toneOf(status: string | null, system: RuleSystem): Tone {
  const row = system.statuses.find(({ id }) => id === status);
  return row === undefined ? 'standing' : kitTone(row.tone);
}

function resultWord(status: string | null, words: Words): string {
  return status === null ? words.of('injury.no-effect') : words.of(`status.${status}.word`);
}

type InjurySaveProps = {
  readonly result: InjuryResult;
  /** Needed on the second roll. */
  readonly saveOn: number;
  readonly onRolled: (saveRoll: number) => void;
  /** Back to the first dice. */
  readonly onBack: () => void;
};

/** The second roll of a helmet: saved or not, in one tap. */
function InjurySave({ result, saveOn, onRolled, onBack }: InjurySaveProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { die } = useStores();
  const { status, saved } = result;
  return (
    <>
      <CardActions>
        {/* Players told only whether it was enough: the roll kept is the nearest that says the same. */}
        <Button tone="fail" onPress={() => onRolled(saveOn - 1)}>
          {t('injury.not-saved', { result: resultWord(status, words) })}
        </Button>
        <Button tone="pass" onPress={() => onRolled(saveOn)}>
          {t('injury.saved', { value: saveOn, result: resultWord(saved, words) })}
        </Button>
        <IconButton
          icon="dice"
          iconSize={28}
          tone="neutral"
          label={t('test.roll')}
          onPress={() => onRolled(die(6))}
        />
      </CardActions>
      <CardActions>
        <Button tone="ghost" icon="back" onPress={onBack}>
          {t('injury.again')}
        </Button>
      </CardActions>
    </>
  );
}
