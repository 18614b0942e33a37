import { Fragment } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Resolver, ResolverRole, ResolverSheet, Subject } from '#rules/contract/resolver.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import './RoleCards.css';

type RoleCardsProps = {
  readonly resolver: Resolver;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly summaries: ResolverSheet['summaries'];
  readonly onChoose: (role: string) => void;
  readonly onSwap: () => void;
};

/** Who takes part, side by side; a tap replaces one. */
export function RoleCards({ resolver, subjects, summaries, onChoose, onSwap }: RoleCardsProps) {
  const { t } = useTranslation('resolver');
  const { signs } = useRuleSystem();
  return (
    <section className="cluster roles" aria-label={t('roles')}>
      {resolver.roles.map((role, index) => (
        <Fragment key={role.id}>
          {index === 1 && resolver.roles.length === 2 ? (
            <button
              type="button"
              className="stack middle roles-swap"
              aria-label={t('swap')}
              onClick={onSwap}
            >
              <Icon name={signOf(signs.resolvers, resolver.id) ?? 'duel'} size={32} />
              <Icon name="swap" size={16} />
            </button>
          ) : null}
          <RoleCard
            resolver={resolver}
            role={role}
            subject={subjects[role.id] ?? null}
            summary={summaries[role.id] ?? []}
            first={index === 0}
            onPress={() => onChoose(role.id)}
          />
        </Fragment>
      ))}
    </section>
  );
}

type RoleCardProps = {
  readonly resolver: Resolver;
  readonly role: ResolverRole;
  readonly subject: Subject | null;
  readonly summary: ResolverSheet['summaries'][string];
  /** The acting role, which is framed. */
  readonly first: boolean;
  readonly onPress: () => void;
};

function RoleCard({ resolver, role, subject, summary, first, onPress }: RoleCardProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = useSubjectName(subject);
  const stats = useStats(role, subject);
  return (
    <button
      type="button"
      className={classNames('stack box role', first && 'role-first')}
      onClick={onPress}
    >
      <span className="hint">{words.of(`resolver.${resolver.id}.role.${role.id}`)}</span>{' '}
      <span className="display role-name">{name ?? t('role.empty')}</span>{' '}
      <span className="hint">
        {[...stats, ...summary.map(words.message)].map((stat, index) => (
          // The list never changes its length, so the index is a safe key.
          <Fragment key={index}>
            {index === 0 ? '' : ' · '}
            <span className={index < stats.length ? 'unbroken' : undefined}>{stat}</span>
          </Fragment>
        ))}
      </span>
      <span className="visually-hidden">{t('role.change')}</span>
    </button>
  );
}

/** The name of a subject; null for none. */
export function useSubjectName(subject: Subject | null): string | null {
  return useBattle(({ battle }) => {
    if (subject === null) return null;
    return subject.kind === 'free'
      ? subject.label
      : (battle?.fighters[subject.fighterId]?.label ?? null);
  });
}

/** "CC 4", "F 3": the characteristics that matter in the role, with the current wounds. */
function useStats(role: ResolverRole, subject: Subject | null): readonly string[] {
  const { t } = useTranslation('table');
  const words = useWords();
  const { woundsCharacteristic } = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (subject === null) return [];
  const fighter = subject.kind === 'fighter' ? battle?.fighters[subject.fighterId] : undefined;
  const profile = subject.kind === 'free' ? subject.profile : fighter?.profile;
  return role.characteristics.map((id) =>
    t('test.value', {
      characteristic: words.of(`characteristic.${id}.short`),
      value: (id === woundsCharacteristic ? fighter?.wounds : undefined) ?? profile?.[id] ?? '–',
    }),
  );
}
