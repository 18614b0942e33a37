import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { PhaseSteps } from '#ui/kit/PhaseSteps.tsx';
import { signIn } from './looks.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './TurnPhases.css';

/** The phases of a turn, if it has several; a tap goes there, forwards or back. */
export function TurnPhases() {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const { phases, signs } = useRuleSystem();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const now = phases.findIndex(({ id }) => id === phase);
  return (
    <>
      {phases.length === 1 ? null : (
        <PhaseSteps
          label={t('phases.all')}
          steps={phases.map(({ id }, index) => ({
            id,
            label: words.of(`phase.${id}.short`),
            icon: signIn(signs.phases, id) ?? 'list',
            state: index < now ? 'done' : index === now ? 'current' : 'upcoming',
          }))}
          onSelect={(id) => {
            if (id !== phase) table.send({ type: 'go-to-phase', phase: id });
          }}
        />
      )}
      <SubSteps steps={phases[now]?.steps ?? []} />
    </>
  );
}

/** The ordered parts of a phase that has some, the present one marked. */
function SubSteps({ steps }: { readonly steps: readonly string[] }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const step = useBattle((state) => state.battle?.position.step ?? null);
  if (steps.length === 0) return null;
  return (
    <ol className="substeps" aria-label={t('phases.steps')}>
      {steps.map((id) => (
        <li key={id} className="substep" aria-current={id === step ? 'step' : undefined}>
          {words.of(`step.${id}`)}
        </li>
      ))}
    </ol>
  );
}
