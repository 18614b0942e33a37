import { useTranslation } from 'react-i18next';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { journalPath, linkTo, PATHS } from '#ui/paths.ts';
import { useTable } from './table-context.ts';
import { useUndoStep } from './use-undo-step.ts';
import { useWords } from './words.ts';
import './BattleEnd.css';

/** Who won and why, and the ways from here: back into the battle, on to the journal, home. */
export function BattleEnd() {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const id = useBattleId();
  const undo = useUndoStep();
  const end = useBattle((state) => state.battle?.end ?? null);
  const winner = useBattle(
    ({ battle }) => battle?.sides.find((side) => side.id === battle.end?.winnerId)?.name ?? null,
  );
  const cause = end === null ? null : words.maybe(`cause.${end.cause}`);
  const title = winner === null ? t('end.draw') : t('end.winner', { side: winner });
  return (
    <section className="battle-end" aria-label={title}>
      <Card look="glow">
        <CardHeader
          level={2}
          icon="leader"
          title={<span className="battle-end-title">{title}</span>}
        />
        {cause === null ? null : <CardText>{cause}</CardText>}
        <CardActions>
          <LinkButton tone="ember" icon="journal" href={linkTo(journalPath(id))}>
            {t('tabs.journal')}
          </LinkButton>
          <LinkButton href={linkTo(PATHS.home)}>{t('end.home')}</LinkButton>
        </CardActions>
        <CardActions>
          {undo === null ? null : (
            <Button icon="undo" onPress={undo.press}>
              {undo.label}
            </Button>
          )}
          <Button icon="play" onPress={() => table.send({ type: 'reopen-battle' })}>
            {t('menu.reopen')}
          </Button>
        </CardActions>
      </Card>
    </section>
  );
}
