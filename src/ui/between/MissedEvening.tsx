import { useState } from 'react';
import { list, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MISSED_MODES, type MissedMode } from '#roster/between/line.ts';
import {
  type AtHome,
  afterMissed,
  atHome,
  type MissedEntry,
  notAgain,
  scavenged,
} from '#roster/between/missed.ts';
import { LIMITS } from '#roster/limits.ts';
import { tradeOf } from '#roster/stash.ts';
import { useStores } from '#store/hooks.ts';
import { ThrownDice } from '#ui/after-battle/ThrownDice.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { type DoneBetween, useEditor } from '#ui/roster/editor-context.ts';

type MissedEveningProps = {
  /** Closes the sheet and offers to undo the evening. */
  readonly onDone: (done: DoneBetween) => void;
};

/** What a warband did on an evening on which its player was not there. */
export function MissedEvening({ onDone }: MissedEveningProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, change } = useEditor();
  const { freshId, clock } = useStores();
  const home = atHome(warband, system);
  const [entry, setEntry] = useState<MissedEntry>(() => ({
    mode: 'nothing',
    gold: 0,
    dice: [],
    groups: home.groups.slice(0, home.mostGroups).map(({ id }) => id),
  }));
  const { mode, dice } = entry;
  const set = (part: Partial<MissedEntry>) => setEntry((now) => ({ ...now, ...part }));
  const open = mode === 'scavenging' ? home.searchers.length - dice.length : 0;
  const note = () => {
    const id = `e-${freshId()}`;
    change((now) => afterMissed(now, system, entry, { id, at: clock() }));
    onDone({ between: id, text: t('missed.noted') });
  };
  return (
    <div className="stack">
      <div className="stack">
        <ChipGroup label={t('missed.title')}>
          {MISSED_MODES.map((one) => (
            <Chip key={one} pressed={one === mode} onPress={() => set({ mode: one })}>
              {t(`missed.mode.${one}`)}
            </Chip>
          ))}
        </ChipGroup>
        <p className="quiet">{t(`missed.hint.${mode}`)}</p>
        {notAgain(warband) === mode ? (
          <EmptyLine icon="warning">{t('missed.again')}</EmptyLine>
        ) : null}
        <Details home={home} entry={entry} onChange={set} />
      </div>
      <PrimaryBar
        title={t('missed.note')}
        subtitle={open > 0 ? t('missed.dice-left', { count: open }) : undefined}
        end="tick"
        onPress={note}
      />
    </div>
  );
}

type DetailsProps = {
  readonly home: AtHome;
  readonly entry: MissedEntry;
  readonly onChange: (part: Partial<MissedEntry>) => void;
};

/** What the chosen way to spend it asks. */
function Details({ home, entry, onChange }: DetailsProps) {
  const { t } = useTranslation('after-battle');
  const { system } = useEditor();
  const say = useSay();
  switch (entry.mode satisfies MissedMode) {
    case 'nothing':
      return null;
    case 'gold': {
      const of = tradeOf(system) ?? '';
      const what = say({ code: `${system.id}:after.income.${of}`, params: {} });
      return (
        <NumberField
          label={what}
          value={entry.gold}
          min={0}
          max={LIMITS.purse}
          decreaseLabel={t('income.fewer', { what })}
          increaseLabel={t('income.more', { what })}
          onChange={(gold) => onChange({ gold })}
        />
      );
    }
    case 'scavenging':
      return <Scavenging home={home} dice={entry.dice} onDice={(dice) => onChange({ dice })} />;
    case 'training':
      return (
        <Training home={home} groups={entry.groups} onGroups={(groups) => onChange({ groups })} />
      );
  }
}

type ScavengingProps = {
  readonly home: AtHome;
  readonly dice: readonly number[];
  readonly onDice: (dice: readonly number[]) => void;
};

/** A die for each hero, tapped or thrown by the app: their sum alone counts. */
function Scavenging({ home, dice, onDice }: ScavengingProps) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useEditor();
  const { length: all } = home.searchers;
  if (all === 0) return <EmptyLine>{t('exploration.nobody')}</EmptyLine>;
  const whole = dice.length === all;
  const sum = dice.reduce((total, one) => total + one, 0);
  return (
    <Card>
      <CardText>{list(home.searchers.map((member) => words.member(member)))}</CardText>
      <ThrownDice
        label={
          whole
            ? t('exploration.threw', { sum, pieces: scavenged(system, dice) })
            : t('exploration.thrown', { count: dice.length, kept: all })
        }
        dice={dice}
        kept={all}
        onChange={onDice}
      />
    </Card>
  );
}

type TrainingProps = {
  readonly home: AtHome;
  readonly groups: MissedEntry['groups'];
  readonly onGroups: (groups: MissedEntry['groups']) => void;
};

/** Who learns: all heroes, and the groups that are tapped. */
function Training({ home, groups, onGroups }: TrainingProps) {
  const { t } = useTranslation('after-battle');
  const { words } = useEditor();
  const most = home.mostGroups;
  return (
    <>
      {home.heroes.length === 0 ? null : (
        <p>
          {t('missed.heroes', { names: list(home.heroes.map((member) => words.member(member))) })}
        </p>
      )}
      {home.groups.length === 0 ? null : (
        <>
          <p className="quiet">
            {t('missed.groups', { count: groups.length, most: number(most) })}
          </p>
          <ChipGroup label={t('missed.groups-label')}>
            {home.groups.map((member) => {
              const learns = groups.includes(member.id);
              const others = groups.filter((id) => id !== member.id);
              return (
                <Chip
                  key={member.id}
                  pressed={learns}
                  onPress={() => onGroups(learns ? others : [...groups, member.id])}
                >
                  {words.member(member)}
                </Chip>
              );
            })}
          </ChipGroup>
        </>
      )}
    </>
  );
}
