import { list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Aim, Duty, DutyAction } from '#rules/contract/advice.ts';
import { useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { dutyIcon } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { AimedTargets } from './ActionChips.tsx';
import { useDutyWords } from './duty-words.ts';
import { OfferFold } from './OfferRow.tsx';
import './ToDoNow.css';

type AimListProps = {
  readonly action: DutyAction;
  /** What may be said of a declared action, as that it has failed. */
  readonly offers: readonly Duty[];
};

/** What has been declared, who at whom: one line each. */
export function AimList({ action, offers }: AimListProps) {
  const words = useWords();
  const { aims } = action;
  if (aims.length === 0) return null;
  const title = words.of(`action.${action.id}.aims`);
  const offerOf = (aim: Aim) =>
    aims.find(({ fighterId, state }) => fighterId === aim.fighterId && state !== 'failed') === aim
      ? offers.find(({ causedBy }) => causedBy === aim.fighterId)
      : undefined;
  return (
    <section className="aims" aria-label={title}>
      <SectionHeading title={title} level={3} trailing={number(aims.length)} />
      <FramedList>
        {aims.map((aim) => {
          const props = { action, aim };
          const offer = offerOf(aim);
          return (
            <li
              key={`${aim.fighterId} ${aim.state}`}
              className={classNames('aim', TONES[aim.state])}
            >
              {offer === undefined ? (
                <Declared {...props} />
              ) : (
                <Doubtful {...props} offer={offer} />
              )}
            </li>
          );
        })}
      </FramedList>
    </section>
  );
}

const TONES = {
  runs: 'k-tone-ember',
  waits: 'k-tone-stunned',
  failed: 'k-tone-neutral aim-failed',
} as const;

type AimProps = {
  readonly action: DutyAction;
  readonly aim: Aim;
};

/** Nothing may be said of it, but a failure may be taken back. */
function Declared({ action, aim }: AimProps) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { name } = useNames(aim);
  return (
    <div className="line full loose toned duty-folded">
      <Faces action={action} aim={aim} />
      {aim.state === 'failed' ? (
        <IconButton
          icon="undo"
          label={t('marks.retry', { name })}
          onPress={() =>
            table.send({
              type: 'take-action',
              action: action.id,
              fighterId: aim.fighterId,
              targetId: aim.targetIds[0] ?? null,
            })
          }
        />
      ) : null}
    </div>
  );
}

/** It may fail still, or have one more target: both open in the line. */
function Doubtful({ action, aim, offer }: AimProps & { readonly offer: Duty }) {
  const { t } = useTranslation('table');
  const { title } = useDutyWords(offer);
  const { send } = useTable();
  const { fighterId } = aim;
  return (
    <article aria-label={title}>
      <OfferFold duty={offer} summary={<Faces action={action} aim={aim} />}>
        {aim.more ? (
          <div className="air-2">
            <AimedTargets
              action={action}
              actor={fighterId}
              title={t('marks.one-more')}
              onNote={(targetId) =>
                send({ type: 'take-action', action: action.id, fighterId, targetId })
              }
            />
          </div>
        ) : null}
      </OfferFold>
    </article>
  );
}

/** Who at whom, and how it stands. */
function Faces({ action, aim }: Pick<AimProps, 'action' | 'aim'>) {
  const system = useRuleSystem();
  const words = useWords();
  const { name, targets } = useNames(aim);
  return (
    <>
      <Icon name={dutyIcon(system, action.id, 'neutral')} size={26} />
      <span className="line fills quiet duty-folded-title">
        <b>{name}</b>
        {targets.length === 0 ? null : (
          <>
            {' '}
            <Icon name="next" size={16} /> <b>{list(targets)}</b>
          </>
        )}
      </span>{' '}
      {aim.said === null ? (
        <span className="aim-doubt">{words.of(`action.${action.id}.failed`)}</span>
      ) : (
        <span className="hint">{words.message(aim.said)}</span>
      )}
    </>
  );
}

function useNames({ fighterId, targetIds }: Aim) {
  const [name = '', ...targets] = useBattleShallow(({ battle }) =>
    [fighterId, ...targetIds].map((id) => battle?.fighters[id]?.label ?? ''),
  );
  return { name, targets };
}
