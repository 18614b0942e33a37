import { useTranslation } from '#i18n/use-translation.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattleId, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { ChipSelect } from '#ui/kit/ChipSelect.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';

type ResolverHeaderProps = {
  readonly resolver: Resolver;
  readonly onChoose: (resolver: Resolver) => void;
};

/** The way back to the table, and the choice of resolver. */
export function ResolverHeader({ resolver, onChoose }: ResolverHeaderProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const battleId = useBattleId();
  const { resolvers } = useRuleSystem();
  const name = (id: string) => words.of(`resolver.${id}.name`);
  // A resolver for one fighter is no duel, so it has its own title.
  const solo = resolver.roles.length === 1;
  return (
    <TopBar
      back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
      title={solo ? name(resolver.id) : words.of('resolver-tab')}
      subtitle={resolvers.length === 1 && !solo ? name(resolver.id) : undefined}
      actions={
        resolvers.length === 1 ? undefined : (
          <ChipSelect
            look="bar"
            hideLabel
            label={t('which')}
            value={resolver.id}
            options={resolvers.map(({ id }) => ({ value: id, label: name(id) }))}
            onChange={(id) => {
              const chosen = resolvers.find((one) => one.id === id);
              if (chosen !== undefined) onChoose(chosen);
            }}
          />
        )
      }
      lined
    />
  );
}
