import { useTranslation } from '#i18n/use-translation.ts';
import { grudgeOf } from '#roster/after-battle/after-injuries.ts';
import { type Casualty, remarksFor, resultsOf } from '#roster/after-battle/casualties.ts';
import { reopened, withDie } from '#roster/after-battle/draft.ts';
import { type Face, type NextDie, readInjury } from '#roster/after-battle/injury-dice.ts';
import type { InjuryTable } from '#rules/contract/after-battle.ts';
import { useStores } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { kitTone } from '#ui/battle/looks.ts';
import { emphasised } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine, CardText } from '#ui/kit/Card.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';
import { type InjuryWords, useInjuryWords } from './injury-words.ts';

type CasualtyProps = { readonly casualty: Casualty };

/** A casualty: its injury dice, one tap each, and once rolled, one line. */
export function CasualtyCard({ casualty }: CasualtyProps) {
  const { table, open } = casualty;
  if (table === null || !open) return <CasualtyLine casualty={casualty} />;
  return <OpenCasualty casualty={casualty} table={table} />;
}

/** The outcome for a casualty, with a button to change it. */
function CasualtyLine({ casualty }: CasualtyProps) {
  const { t } = useTranslation('after-battle');
  const { change, fought, system, words } = useAfterBattle();
  const injuries = useInjuryWords(system.id, words);
  const { post, soldier, table, skipped, gone } = casualty;
  const results = resultsOf(casualty).map((row) =>
    injuries.full(row, (grudge) => grudgeOf(grudge, casualty, fought)),
  );
  const leaves = gone && resultsOf(casualty).every(({ effects }) => !effects.some(isGone));
  const what = [
    ...(table === null ? [t('injuries.out')] : []),
    ...(table?.rows.length === 0 ? [t('injuries.recovers')] : []),
    ...(skipped ? [t('injuries.skipped')] : []),
    results.join(', '),
    ...(leaves ? [t('effect.gone')] : []),
  ].filter((part) => part !== '');
  const said = { name: emphasised(post.called), what: what.join(' · ') };
  return (
    <Card as="li" tone={gone ? 'out-of-action' : 'done'}>
      <CardLine
        icon={gone ? 'out-of-action' : 'tick'}
        action={
          table === null || table.rows.length === 0 ? undefined : (
            <Button
              tone="ghost"
              label={t('injuries.change-of', { name: post.called })}
              onPress={() => change(post.called, (now) => reopened(now, soldier.fighterId))}
            >
              {t('injuries.change')}
            </Button>
          )
        }
      >
        <Emphasised
          text={
            soldier.by === ''
              ? t('injuries.told', said)
              : t('injuries.told-by', { ...said, by: soldier.by })
          }
        />
      </CardLine>
    </Card>
  );
}

function isGone({ kind }: { readonly kind: string }): boolean {
  return kind === 'gone';
}

type OpenProps = CasualtyProps & { readonly table: InjuryTable };

function OpenCasualty({ casualty, table }: OpenProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, change, words } = useAfterBattle();
  const injuries = useInjuryWords(system.id, words);
  const { die } = useStores();
  const member = memberOf(warband, casualty.post.memberId);
  const { post, soldier, dice, reading } = casualty;
  const { fighterId, by } = soldier;
  const tap = (...values: readonly number[]) =>
    change(post.called, (now) => withDie(now, fighterId, ...values));
  const rollAll = () => {
    const thrown = [...dice];
    // Results may ask for a reroll; the limit only guards against an endless loop.
    while (isThrown(readInjury(table, thrown).next) && thrown.length < MAX_DICE) {
      thrown.push(die(6));
    }
    tap(...thrown.slice(dice.length));
  };
  const skip = () =>
    change(post.called, (now) => ({ ...now, skipped: [...now.skipped, fighterId] }));
  return (
    <Card as="li" tone="out-of-action" label={post.called}>
      <div className="after-head">
        <StatusDisc icon="out-of-action" tone="out-of-action" />
        <div className="after-who">
          <p>
            <b>{post.called}</b> <span>{words.kind(member)}</span>
          </p>
          <p>
            <Emphasised
              text={by === '' ? t('injuries.out') : t('injuries.by', { by: emphasised(by) })}
            />
          </p>
        </div>
        {table.dice === 1 ? null : <Thrown dice={dice} />}
      </div>
      {remarksFor(table, member).map((id) => (
        <CardText key={id}>{injuries.remark(id)}</CardText>
      ))}
      {reading.next === null ? null : <Question next={reading.next} onTap={tap} />}
      <div className="after-card-more">
        {isThrown(reading.next) ? (
          <Button tone="ghost" icon="dice" onPress={rollAll}>
            {t('injuries.roll')}
          </Button>
        ) : null}
        <Button tone="ghost" icon="skip" onPress={skip}>
          {t('injuries.skip')}
        </Button>
      </div>
    </Card>
  );
}

const MAX_DICE = 60;

/** Whether a die is asked for, not a word of the players. */
function isThrown(next: NextDie | null): boolean {
  return next !== null && next.what !== 'choice';
}

/** The dice so far, and a placeholder for the next one. */
function Thrown({ dice }: { readonly dice: readonly number[] }) {
  const { t } = useTranslation('after-battle');
  const label = t('injuries.dice', { dice: dice.join(' ') });
  return (
    <div className="after-dice">
      <span className="visually-hidden">{label}</span>
      {dice.map((value, index) => (
        <Die key={index} value={value} />
      ))}
      <span className="after-die-open" aria-hidden="true" />
    </div>
  );
}

type QuestionProps = {
  readonly next: NextDie;
  readonly onTap: (value: number) => void;
};

/** Asks for the next die; every face shows its result. */
function Question({ next, onTap }: QuestionProps) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useAfterBattle();
  const injuries = useInjuryWords(system.id, words);
  if (next.what === 'only') return <Verdicts next={next} injuries={injuries} onTap={onTap} />;
  if (next.what === 'choice') {
    return (
      <>
        <p className="after-ask" aria-live="polite">
          <Ask next={next} injuries={injuries} />
        </p>
        <Verdicts next={next} injuries={injuries} onTap={onTap} />
      </>
    );
  }
  return (
    <>
      <p className="after-ask" aria-live="polite">
        {next.roll === null ? null : <>{t('injuries.roll-of', next.roll)} · </>}
        <Ask next={next} injuries={injuries} />
      </p>
      <div className="after-faces">
        <FaceRuns
          label={t('injuries.faces')}
          faces={next.faces.map((face, at) => {
            const value = at + 1;
            const word = face === null ? null : faceWord(face, injuries, t('injuries.again'));
            return {
              value,
              tone: face === null || face.notAgain ? 'leader' : kitTone(face.row.tone),
              word,
              label: word === null ? String(value) : t('injuries.face', { value, result: word }),
            };
          })}
          onPress={onTap}
        />
      </div>
    </>
  );
}

function faceWord({ row, notAgain }: Face, injuries: InjuryWords, again: string): string {
  return notAgain ? again : injuries.short(row);
}

type AskProps = { readonly next: NextDie; readonly injuries: InjuryWords };

function Ask({ next, injuries }: AskProps) {
  const { t } = useTranslation('after-battle');
  const name = next.of === null ? '' : emphasised(injuries.name(next.of.id) ?? '');
  const grave = emphasised(t('injuries.grave'));
  switch (next.what) {
    case 'tens':
      return <Emphasised text={t('injuries.tens', { grave })} />;
    case 'ones':
      return <Emphasised text={t('injuries.ones', { grave, tens: next.tens ?? 0 })} />;
    case 'further':
      return <Emphasised text={t('injuries.further', { name })} />;
    case 'count':
      return <Emphasised text={t('injuries.count', { name })} />;
    case 'choice':
      return <Emphasised text={t('injuries.choice', { name })} />;
    case 'only':
      return null;
  }
}

/** What a die, or the players, decide between: a large button for each result, with its range of faces. */
function Verdicts({ next, injuries, onTap }: QuestionProps & { readonly injuries: InjuryWords }) {
  const { t } = useTranslation('after-battle');
  const rows = [...new Set(next.faces.flatMap((face) => face?.row ?? []))];
  return (
    <div className="after-verdicts">
      {rows.map((row) => (
        <button
          key={row.id}
          type="button"
          className={`after-verdict k-tone-${kitTone(row.tone)}`}
          onClick={() => onTap(row.on[0])}
        >
          <Icon name={row.effects.some(isGone) ? 'out-of-action' : 'tick'} size={26} />
          <b>{injuries.short(row)}</b>
          {next.what === 'choice' ? null : (
            <>
              {' '}
              <span>{t('injuries.span', { from: row.on[0], to: row.on[1] })}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
