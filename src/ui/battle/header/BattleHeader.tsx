import { namedStep } from '#battle/turn.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PhaseRow } from '#rules/contract/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useBattleAfterPaint } from '#ui/battle/after-paint.ts';
import { useTurn } from '#ui/battle/others-turn.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useUndoWords } from '#ui/battle/use-undo-words.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PhaseSteps } from '#ui/kit/PhaseSteps.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { linkTo, PATHS } from '#ui/paths.ts';
import { GaugeStrip } from './GaugeStrip.tsx';
import '#ui/battle/dock/TurnPhases.css';
import '#ui/battle/BattleScreen.css';

/** The round, whose turn it is, undo, and the way back home. */
export function BattleHeader() {
  const { t } = useTranslation('table');
  const table = useTable();
  const round = useBattle((state) => state.battle?.position.round ?? 1);
  const limit = useBattle((state) => state.battle?.roundLimit ?? null);
  const ended = useBattle((state) => state.battle?.ended === true);
  const side = useBattle(
    ({ battle }) => battle?.sides.find(({ id }) => id === battle.position.sideId) ?? null,
  );
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const { others } = useTurn();
  const plays = side === null || side.removed === null ? 'header.playing' : 'gone.title';
  return (
    <TopBar
      title={limit === null ? t('header.round', { round }) : t('header.round-of', { round, limit })}
      subtitle={
        ended ? (
          t('header.over')
        ) : (
          // The gauge below shows whose turn it is; a long name would cost a line here.
          <>
            <span className="visually-hidden">{t(plays, { side: side?.name ?? '' })}</span>
            {others === null ? null : ` ${words.of(`phase.${phase}.name`)}`}
          </>
        )
      }
      below={<GaugeStrip />}
      back={{ href: linkTo(PATHS.home), label: t('header.home') }}
      actions={
        <>
          <UndoButton />
          <IconButton
            icon="menu"
            label={t('header.menu')}
            onPress={() => table.open({ kind: 'menu' })}
          />
        </>
      }
    />
  );
}

/** Undoes the newest step, and names it. */
function UndoButton() {
  const { t } = useTranslation('battle');
  const table = useTable();
  const words = useUndoWords(useBattle(({ newest }) => newest));
  const onlooker = useSeat() === 'onlooker';
  return (
    <Button
      icon="undo"
      disabled={words === null || onlooker}
      label={words?.label}
      onPress={() => table.send({ type: 'undo', back: null })}
    >
      <span className="stack table-undo">
        <span>{t('undo.button')}</span>
        {NEWEST}
      </span>
    </Button>
  );
}

/** One frame late: laying out the header again would double the time until the tapped row responds. */
function Newest() {
  const words = useUndoWords(useBattleAfterPaint(({ newest }) => newest));
  return words === null ? null : <span className="quiet table-undo-step">{words.step}</span>;
}

/** Always the same, so that the button isn't drawn again for it, nor it for the button. */
const NEWEST = <Newest />;

/**
 * The phases of a turn, if there are several; a tap moves play there, forwards or back. Not while another phone plays.
 */
export function TurnPhases() {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const { phases, signs } = useRuleSystem();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const now = phases.findIndex(({ id }) => id === phase);
  if (useTurn().others !== null) return null;
  return (
    <>
      {phases.length === 1 ? null : (
        <PhaseSteps
          label={t('phases.all')}
          steps={phases.map(({ id }, index) => ({
            id,
            label: words.of(`phase.${id}.short`),
            icon: signOf(signs.phases, id) ?? 'list',
            state: index < now ? 'done' : index === now ? 'current' : 'upcoming',
          }))}
          onSelect={(id) => {
            if (id !== phase) table.send({ type: 'go-to-phase', phase: id });
          }}
        />
      )}
      <SubSteps phase={phases[now]} />
    </>
  );
}

/**
 * The steps of a phase that has any, the current one marked; a tap moves play there. Hidden while play is
 * still in a first step that is also the main one.
 */
function SubSteps({ phase }: { readonly phase: PhaseRow | undefined }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const step = useBattle((state) => state.battle?.position.step ?? null);
  const named = useBattle(({ battle, system }) =>
    battle === null ? null : namedStep(system, battle.position),
  );
  const steps = phase?.steps ?? [];
  if (phase === undefined || steps.length === 0) return null;
  if (named === null && steps[0] === phase.mainStep) return null;
  return (
    <ol className="cluster substeps" aria-label={t('phases.steps')}>
      {steps.map((id) => (
        <li key={id} aria-current={id === step ? 'step' : undefined}>
          <button
            type="button"
            className="substep"
            aria-label={words.of(`step.${id}`)}
            onClick={() => {
              if (id !== step) table.send({ type: 'go-to-phase', phase: phase.id, step: id });
            }}
          >
            {words.of(`step-tab.${id}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
