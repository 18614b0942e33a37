import type { FighterSetup } from '#battle/events.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dosesFor, isThrown, missedBy, type Taken } from '#roster/doses.ts';
import type { DrugRow } from '#rules/contract/after-battle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores } from '#store/hooks.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { participants, type WarbandSide, withDoses } from './draft.ts';
import '#ui/kit/tones.css';

type DosesProps = {
  readonly side: WarbandSide;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Drugs that somebody can take before the battle, and who can’t be without one; nothing if nobody has any. */
export function Doses({ side, system, onChange }: DosesProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const drugs = system.afterBattle?.drugs ?? [];
  const here = new Set(participants(side, system).map(({ id }) => id));
  const own = side.home.filter(({ id }) => here.has(id));
  const takers = own.flatMap((one) => dosesFor(one, drugs).map((row) => ({ one, row })));
  const called = ({ trait }: DrugRow) =>
    say({ code: `${system.id}-traits:${trait}.name`, params: {} });
  const takenBy = ({ id }: FighterSetup): Taken => side.doses[id] ?? {};
  const missed = own.flatMap((one) =>
    missedBy(one, drugs, takenBy(one)).map((row) => ({ one, row })),
  );
  if (takers.length + missed.length === 0) return null;
  return (
    <div className="stack air-2 air-below-2">
      {takers.length === 0 ? null : (
        <p className="line k-tone-leader toned">
          <Icon name="dice" size={20} />
          <span>{t('doses.title')}</span>
        </p>
      )}
      {takers.length === 0 ? null : (
        <ChipGroup label={t('doses.title')}>
          {takers.map(({ one, row }) => (
            <DoseChip
              key={`${one.id} ${row.trait}`}
              word={t('doses.of', { name: one.label, drug: called(row) })}
              row={row}
              taken={takenBy(one)}
              onTaken={(taken) => onChange(withDoses(side, one.id, taken, system))}
            />
          ))}
        </ChipGroup>
      )}
      {takers.map(({ one, row }) => {
        const taken = takenBy(one);
        return isThrown(row) && Object.hasOwn(taken, row.trait) ? (
          <ChipGroup
            key={`${one.id} ${row.trait}`}
            label={t('doses.thrown', { name: one.label, drug: called(row) })}
          >
            {D3.map((face) => (
              <Chip
                key={face}
                icon="dice"
                pressed={taken[row.trait] === face}
                onPress={() =>
                  onChange(withDoses(side, one.id, { ...taken, [row.trait]: face }, system))
                }
              >
                {t('doses.face', { name: one.label, face })}
              </Chip>
            ))}
          </ChipGroup>
        ) : null;
      })}
      {takers.some(({ one, row }) => Object.hasOwn(takenBy(one), row.trait)) ? (
        <p className="quiet">{t('doses.hint')}</p>
      ) : null}
      {missed.map(({ one, row }) => (
        <p key={`${one.id} ${row.trait}`} className="quiet">
          {t('doses.missed', { name: one.label, drug: called(row) })}
        </p>
      ))}
    </div>
  );
}

const D3 = [1, 2, 3] as const;

type DoseChipProps = {
  readonly word: string;
  readonly row: DrugRow;
  readonly taken: Taken;
  readonly onTaken: (taken: Taken) => void;
};

/** Takes a dose, or leaves it at home; what is thrown for it is thrown by the app until a die says otherwise. */
function DoseChip({ word, row, taken, onTaken }: DoseChipProps) {
  const { die } = useStores();
  const { [row.trait]: before, ...others } = taken;
  const took = before !== undefined;
  return (
    <Chip
      pressed={took}
      onPress={() => onTaken(took ? others : { ...taken, [row.trait]: isThrown(row) ? die(3) : 0 })}
    >
      {word}
    </Chip>
  );
}
