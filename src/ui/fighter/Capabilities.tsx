import { useTranslation } from '#i18n/use-translation.ts';
import type { Capability } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import './FighterScreen.css';

/** What a fighter can do in this phase, and what not and why; folded, the same for the rest of the turn. */
export function Capabilities({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null) return null;
  const capabilities = system.capabilities(battle, id);
  if (capabilities.length === 0) return null;
  const now = capabilities.filter((one) => one.now);
  const otherwise = capabilities.filter((one) => !one.now);
  return (
    <section aria-labelledby="abilities">
      <SectionHeading
        id="abilities"
        title={t('abilities')}
        trailing={
          system.phases.length === 1 ? undefined : words.of(`phase.${battle.position.phase}.name`)
        }
      />
      {now.length === 0 ? (
        <EmptyLine>{t('abilities-none')}</EmptyLine>
      ) : (
        <CapabilityList capabilities={now} words={words} />
      )}
      {otherwise.length === 0 ? null : (
        <Fold title={t('abilities-otherwise')}>
          <CapabilityList capabilities={otherwise} words={words} />
        </Fold>
      )}
    </section>
  );
}

type CapabilityListProps = {
  readonly capabilities: readonly Capability[];
  readonly words: Words;
};

function CapabilityList({ capabilities, words }: CapabilityListProps) {
  return (
    <ul className="grid f-abilities">
      {capabilities.map((capability) => (
        <CapabilityItem key={capability.id} capability={capability} words={words} />
      ))}
    </ul>
  );
}

function CapabilityItem({
  capability,
  words,
}: {
  readonly capability: Capability;
  readonly words: Words;
}) {
  const { t } = useTranslation('battle');
  const { id, answer, reach, reason } = capability;
  const showsAnswer =
    answer === 'little' || (reason === null && answer !== 'yes' && answer !== 'no');
  const how = [
    ...(showsAnswer ? [t(`answer.${answer}`)] : []),
    ...(reach === null ? [] : [words.message(reach)]),
  ];
  const details = [
    ...(how.length === 0 ? [] : [how.join(', ')]),
    ...(reason === null ? [] : [words.message(reason)]),
  ];
  const name = words.of(`capability.${id}`);
  return (
    <li className={`stack f-ability f-ability-${answer === 'no' ? 'no' : 'yes'}`}>
      <span className="line f-ability-name">
        <Icon name={answer === 'no' ? 'close' : 'tick'} size={14} label={t(`answer.${answer}`)} />
        {answer === 'no' ? <s>{name}</s> : <span>{name}</span>}
      </span>
      {details.length === 0 ? null : <span className="hint">{details.join(' · ')}</span>}
    </li>
  );
}
