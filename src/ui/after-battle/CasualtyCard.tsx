import { useTranslation } from '#i18n/use-translation.ts';
import { grudgeOf } from '#roster/after-battle/after-injuries.ts';
import { type Casualty, remarksFor, resultsOf } from '#roster/after-battle/casualties.ts';
import { reopened, withDice } from '#roster/after-battle/draft.ts';
import { readInjury } from '#roster/after-battle/injury-dice.ts';
import type { InjuryTable } from '#rules/contract/after-battle.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { emphasised } from '#ui/battle/words.ts';
import { Question } from '#ui/dice/Question.tsx';
import { ThrownDice } from '#ui/dice/ThrownDice.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine, CardText } from '#ui/kit/Card.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { MemberHead } from '#ui/roster/MemberHead.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';
import { useInjuryQuestion } from './injury-question.ts';
import { useInjuryWords } from './injury-words.ts';

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
  const injuries = useInjuryWords(system, words);
  const { post, soldier, table, skipped, gone } = casualty;
  const rows = resultsOf(casualty);
  const lasting = rows.filter(({ effects }) => effects.length > 0);
  const results = (lasting.length === 0 ? rows.slice(0, 1) : lasting).map((row) =>
    injuries.full(row, (grudge) => grudgeOf(grudge, casualty, fought)),
  );
  const leaves = gone && rows.every(({ effects }) => !effects.some(isGone));
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
  const injuries = useInjuryWords(system, words);
  const ask = useInjuryQuestion();
  const member = memberOf(warband, casualty.post.memberId);
  const { post, soldier, dice, reading } = casualty;
  const { fighterId, by } = soldier;
  const skip = () =>
    change(post.called, (now) => ({ ...now, skipped: [...now.skipped, fighterId] }));
  return (
    <Card as="li" tone="out-of-action" label={post.called}>
      <MemberHead
        picture={<StatusDisc icon="out-of-action" tone="out-of-action" />}
        name={post.called}
        kind={words.kindBeside(member)}
        end={
          table.dice === 1 ? null : (
            <ThrownDice dice={dice.filter((answer) => typeof answer === 'number')} open={1} />
          )
        }
      >
        <p>
          <Emphasised
            text={by === '' ? t('injuries.out') : t('injuries.by', { by: emphasised(by) })}
          />
        </p>
      </MemberHead>
      {remarksFor(table, member, reading).map((id) => (
        <CardText key={id}>{injuries.remark(id)}</CardText>
      ))}
      <Question
        nextAfter={(answers) => readInjury(table, answers).next}
        answers={dice}
        say={ask}
        onAnswers={(answers) => change(post.called, (now) => withDice(now, fighterId, ...answers))}
      >
        <Button tone="ghost" icon="skip" onPress={skip}>
          {t('injuries.skip')}
        </Button>
      </Question>
    </Card>
  );
}
