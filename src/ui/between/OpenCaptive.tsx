import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { readFind } from '#roster/after-battle/find-dice.ts';
import type { Ledger, OpenCase } from '#roster/between/captives.ts';
import {
  choicesFor,
  type Deal,
  LOST,
  missingFor,
  settled,
  swapsFor,
} from '#roster/between/settle.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import type { CaptorRow } from '#rules/contract/after-battle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useFindQuestionOf } from '#ui/after-battle/find-question.ts';
import { Question } from '#ui/dice/Question.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { WhoHolds } from './WhoHolds.tsx';

type OpenCaptiveProps = {
  readonly open: OpenCase;
  /** Whose page it is. */
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly ledger: Ledger;
  readonly settling: boolean;
  readonly onSettling: (is: boolean) => void;
};

/** A captive whose fate is open: whose he is, who holds him, and on which phones the two are; a tap settles it. */
export function OpenCaptive(props: OpenCaptiveProps) {
  const { open, warband, system, settling, onSettling } = props;
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useSay();
  const name = words.member(open);
  const isOwn = open.owner?.id === warband.id;
  const other = isOwn ? open.captorName : open.ownerName;
  const unknown = isOwn && open.captor === null && other === '';
  const where = unknown
    ? t('captive.nobody-known')
    : open.owner !== null && open.captor !== null
      ? t('captive.both-here')
      : t('captive.elsewhere', { other: words.warband({ name: other }) });
  const remarks = (system.afterBattle?.captivity?.remarks ?? []).filter(({ profiles }) =>
    open.captor?.members.some(({ profileId }) => profiles.includes(profileId)),
  );
  return (
    <Card as="li" label={t('captive.title', { name })}>
      <p>
        <b>
          {t(isOwn ? 'captive.held-by' : 'captive.of', {
            name,
            other: words.warband({ name: other }),
          })}
        </b>
      </p>
      <CardText>{where}</CardText>
      {remarks.map(({ id }) => (
        <CardText key={id}>
          {say({ code: `${system.id}:after.captor-remark.${id}`, params: {} })}
        </CardText>
      ))}
      {isOwn && open.captor === null ? <WhoHolds warband={warband} open={open} /> : null}
      {settling ? (
        <Settling {...props} />
      ) : (
        <CardActions>
          <Button
            icon="swap"
            label={t('captive.settle-whom', { name })}
            onPress={() => onSettling(true)}
          >
            {t('captive.settle')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

const UNDECIDED: Deal = { fate: '', price: 0, answers: [], swap: null };

/** What becomes of him, and what that brings whom. */
function Settling({ open, system, ledger, onSettling }: OpenCaptiveProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useSay();
  const { freshId, clock } = useStores();
  const save = useWarbands((state) => state.save);
  const [deal, setDeal] = useState(UNDECIDED);
  const set = (part: Partial<Deal>) => setDeal((now) => ({ ...now, ...part }));
  const choices = choicesFor(open, system.afterBattle);
  const chosen = choices.find(({ id }) => id === deal.fate) ?? null;
  const name = words.member(open);
  const short = missingFor(open, deal, system);
  const own = (key: string) => say({ code: `${system.id}:after.${key}`, params: {} });
  const settle = () => {
    const joins = chosen?.joins ?? null;
    const done = settled(open, deal, system, {
      id: `e-${freshId()}`,
      at: clock(),
      newcomer: {
        id: `m-${freshId()}`,
        name: joins === null ? '' : (words.profile(joins) ?? ''),
      },
    });
    for (const one of done) save(one);
    onSettling(false);
  };
  const hint =
    deal.fate === LOST
      ? t('captive.lost-hint')
      : chosen === null
        ? null
        : own(`captor.${chosen.id}.hint`);
  return (
    <div className="stack">
      <ChipGroup label={t('captive.settle-whom', { name })}>
        {choices.map(({ id }) => (
          <Chip
            key={id}
            pressed={id === deal.fate}
            onPress={() => set({ fate: id, answers: [], swap: null })}
          >
            {own(`captor.${id}.name`)}
          </Chip>
        ))}
        {open.captor === null ? (
          <Chip pressed={deal.fate === LOST} onPress={() => set({ fate: LOST, swap: null })}>
            {t('captive.lost')}
          </Chip>
        ) : null}
      </ChipGroup>
      {hint === null ? null : <p className="quiet">{hint}</p>}
      {chosen === null ? null : (
        <Terms
          open={open}
          system={system}
          ledger={ledger}
          row={chosen}
          deal={deal}
          onChange={set}
        />
      )}
      {short === 0 ? null : <p className="quiet">{t('captive.short', { count: short })}</p>}
      <CardActions>
        <Button
          tone="outline"
          icon="tick"
          disabled={deal.fate === '' || short > 0 || isOpen(chosen, deal)}
          onPress={settle}
        >
          {t('captive.agreed')}
        </Button>
        <Button tone="ghost" onPress={() => onSettling(false)}>
          {t('captive.later')}
        </Button>
      </CardActions>
    </div>
  );
}

/** Whether a die of his fate is still to be thrown. */
function isOpen(row: CaptorRow | null, { answers }: Deal): boolean {
  return row !== null && readFind(row.gives, NOBODY, answers).next !== null;
}

const NOBODY = { searchers: [], leader: null } as const;

type TermsProps = Pick<OpenCaptiveProps, 'open' | 'system' | 'ledger'> & {
  readonly row: CaptorRow;
  readonly deal: Deal;
  readonly onChange: (part: Partial<Deal>) => void;
};

/** A price, a die, or who goes home for him. */
function Terms({ open, system, ledger, row, deal, onChange }: TermsProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const say = useSay();
  const ask = useFindQuestionOf(system, open.captor ?? open.owner, words);
  const money = say({
    code: `${system.id}:after.income.${system.afterBattle?.captivity?.of ?? ''}`,
    params: {},
  });
  if (row.priced) {
    return (
      <NumberField
        label={t('captive.ransom', { what: money })}
        value={deal.price}
        min={0}
        max={LIMITS.purse}
        decreaseLabel={t('captive.less')}
        increaseLabel={t('captive.more')}
        onChange={(price) => onChange({ price })}
      />
    );
  }
  if (row.swaps) {
    const swaps = swapsFor(open, ledger);
    if (swaps.length === 0) return <p className="quiet">{t('captive.no-swap')}</p>;
    return (
      <ChipGroup label={t('captive.swap')}>
        {swaps.map((one) => (
          <Chip
            key={one.key}
            pressed={deal.swap?.key === one.key}
            onPress={() => onChange({ swap: deal.swap?.key === one.key ? null : one })}
          >
            {words.member(one)}
          </Chip>
        ))}
      </ChipGroup>
    );
  }
  return (
    <Question
      nextAfter={(answers) => readFind(row.gives, NOBODY, answers).next}
      answers={deal.answers}
      say={ask}
      onAnswers={(answers) => onChange({ answers })}
    />
  );
}
