import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Casualty } from '#roster/after-battle/casualties.ts';
import { isOpenFind } from '#roster/after-battle/exploration.ts';
import type { BattleSummary } from '#roster/after-battle/fought.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { TapGuard } from '#ui/battle/tap-guard.ts';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { Button } from '#ui/kit/Button.tsx';
import type { IconName } from '#ui/kit/Icon.tsx';
import { PhaseSteps } from '#ui/kit/PhaseSteps.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Advances } from './Advances.tsx';
import { AfterBattleHeader } from './AfterBattleHeader.tsx';
import {
  type AfterBattle,
  AfterBattleContext,
  useAfterBattle,
  useAfterBattleState,
} from './after-battle.ts';
import { BegunElsewhere } from './BegunElsewhere.tsx';
import { useBegunElsewhere } from './begun-elsewhere.ts';
import { Experience } from './Experience.tsx';
import { Exploration } from './Exploration.tsx';
import { Income } from './Income.tsx';
import { Injuries } from './Injuries.tsx';
import { Summary } from './Summary.tsx';
import { ToHeed } from './ToHeed.tsx';
import { Trade } from './Trade.tsx';
import { useStepInView } from './use-step-in-view.ts';
import './AfterBattle.css';

type AfterBattleStepsProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly fought: BattleSummary;
  readonly arm: TapGuard['arm'];
};

interface StepRow {
  readonly id: string;
  readonly icon: IconName;
  readonly Part: () => ReactNode;
  /** Whether a game has this step. */
  readonly has: (system: RuleSystem) => boolean;
}

/** In the order of play. */
const STEPS = [
  {
    id: 'injuries',
    icon: 'out-of-action',
    Part: Injuries,
    has: ({ afterBattle: part }) => part !== null && part.injuries.length > 0,
  },
  {
    id: 'experience',
    icon: 'up',
    Part: Experience,
    has: ({ afterBattle }) => afterBattle !== null,
  },
  {
    id: 'advances',
    icon: 'victory',
    Part: Advances,
    has: ({ afterBattle, advances }) => afterBattle !== null && advances !== undefined,
  },
  {
    id: 'exploration',
    icon: 'search',
    Part: Exploration,
    has: ({ afterBattle: part }) => part !== null && part.exploration.roles.length > 0,
  },
  {
    id: 'income',
    icon: 'treasure',
    Part: Income,
    has: ({ afterBattle: part }) => part !== null && part.income.length > 0,
  },
  {
    id: 'trade',
    icon: 'swap',
    Part: Trade,
    has: ({ afterBattle: part }) => part !== null && part.trade !== null,
  },
  // Without an aftermath, only the record of casualties.
  { id: 'record', icon: 'journal', Part: Injuries, has: ({ afterBattle }) => afterBattle === null },
] as const satisfies readonly StepRow[];

type Step = (typeof STEPS)[number];
type StepId = Step['id'];

/** All steps of the aftermath on one page, with links to each. */
export function AfterBattleSteps({ warband, system, fought, arm }: AfterBattleStepsProps) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const after = useAfterBattleState(warband, system, fought, arm);
  const rows = STEPS.filter(({ has }) => has(system));
  const steps = rows.map(({ id }) => id);
  const left = steps.findIndex((id) => !isDone(id, after));
  const { at, goTo } = useStepInView(steps.map(anchor), left < 0 ? steps.length - 1 : left);
  // With only the last step left, the aftermath can be concluded from anywhere on the page.
  const atEnd = left < 0 || left === steps.length - 1;
  const { last } = after;
  const begunElsewhere = useBegunElsewhere().includes(warband.id);
  return (
    <AfterBattleContext value={after}>
      <Screen
        top={
          <AfterBattleHeader
            warband={warband}
            battleId={fought.battleId}
            actions={
              <Button
                icon="undo"
                disabled={last === null}
                label={last === null ? undefined : t('battle:undo.step', { step: last })}
                onPress={after.takeBack}
              >
                {t('battle:undo.button')}
              </Button>
            }
          >
            {rows.length === 1 ? null : (
              <nav className="k-top-row after-rail" aria-label={t('steps')}>
                <PhaseSteps
                  label={t('steps')}
                  steps={rows.map(({ id, icon }, index) => ({
                    id,
                    label: t(`step.${id}`),
                    icon,
                    state: index === at ? 'current' : isDone(id, after) ? 'done' : 'upcoming',
                  }))}
                  onSelect={(id) => goTo(steps.findIndex((step) => step === id))}
                />
              </nav>
            )}
          </AfterBattleHeader>
        }
        dock={
          <DockActions>
            <NextStep steps={steps} at={atEnd ? steps.length - 1 : at} onGo={goTo} />
          </DockActions>
        }
      >
        <SaveTrouble />
        {begunElsewhere ? <BegunElsewhere onBegin={null} /> : null}
        <ToHeed warbandId={warband.id} />
        {rows.map(({ id, Part }) => (
          <StepSection key={id} id={id} Part={Part} />
        ))}
        <Summary />
      </Screen>
    </AfterBattleContext>
  );
}

function anchor(id: StepId): string {
  return `after-${id}`;
}

function isDone(id: StepId, { draft, proposal }: AfterBattle): boolean {
  // Injuries may have been reopened after the step was passed.
  return draft.passed.includes(id) && (id !== 'injuries' || proposal.casualties.every(isSettled));
}

function isSettled({ open }: Casualty): boolean {
  return !open;
}

function StepSection({ id, Part }: Pick<Step, 'id' | 'Part'>) {
  const { t } = useTranslation('after-battle');
  const titleId = `${anchor(id)}-title`;
  return (
    <section
      id={anchor(id)}
      className="ringless after-step"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <SectionHeading id={titleId} title={t(`step.${id}`)} trailing={<Trailing id={id} />} />
      <Part />
    </section>
  );
}

/** The progress of a step, or where its data comes from. */
function Trailing({ id }: Pick<Step, 'id'>) {
  const { t } = useTranslation('after-battle');
  const { casualties, gains } = useAfterBattle().proposal;
  if (id === 'injuries' && casualties.length > 0) {
    const done = casualties.filter(({ open }) => !open).length;
    return <>{t('injuries.done', { done, all: casualties.length })}</>;
  }
  return id === 'experience' && gains.length > 0 ? <>{t('experience.from-log')}</> : null;
}

type NextStepProps = {
  readonly steps: readonly StepId[];
  readonly at: number;
  readonly onGo: (index: number) => void;
};

/** Goes to the next step, or concludes the last one. */
function NextStep({ steps, at, onGo }: NextStepProps) {
  const { t } = useTranslation('after-battle');
  const { proposal, change, conclude } = useAfterBattle();
  const open = proposal.casualties.filter((one) => one.open).length;
  const here = steps[at];
  const next = steps[at + 1];
  if (here === undefined || next === undefined) {
    const find = proposal.exploration?.find ?? null;
    const hint = find !== null && isOpenFind(find) ? 'find-open' : 'finish-hint';
    const subtitle = open === 0 ? t(`next.${hint}`) : t('record.unrolled', { count: open });
    const finish = () => {
      conclude(steps);
      // What the evening has changed is told at the top of the page.
      window.scrollTo({ top: 0 });
    };
    return <PrimaryBar title={t('next.finish')} subtitle={subtitle} onPress={finish} />;
  }
  const pass = () => {
    change(t(`step.${here}`), (now) =>
      now.passed.includes(here) ? now : { ...now, passed: [...now.passed, here] },
    );
    onGo(at + 1);
  };
  return (
    <PrimaryBar
      title={t(`step.${next}`)}
      subtitle={open === 0 ? undefined : t('next.left', { count: open })}
      onPress={pass}
    />
  );
}
