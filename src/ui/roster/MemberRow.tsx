import { memo, useId } from 'react';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import type { BattleLine } from '#roster/after-battle/history.ts';
import { experienceTrack } from '#roster/experience.ts';
import { folded } from '#roster/folded.ts';
import type { Member } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { carriedBy, inBrief, uncapitalised } from './arms.ts';
import { MemberPicture } from './MemberPicture.tsx';
import { useMemberNews } from './member-news.ts';
import type { ShowSheet } from './over.ts';
import { useRosterWords } from './words.ts';
import './MemberRow.css';

type MemberRowProps = {
  readonly member: Member;
  readonly system: RuleSystem;
  /** Type of the warband. */
  readonly catalogueId: string;
  /** The warband's last battle; null while there is none. */
  readonly last: BattleLine | null;
  readonly onShow: ShowSheet;
};

/** A member at a glance, first what stands on the table; a tap opens it, another one its open advance. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, system, catalogueId, last, onShow } = props;
  const { t } = useTranslation(['builder', 'roster']);
  const words = useRosterWords(system.id);
  const language = useLanguage();
  const nameId = useId();
  const news = useMemberNews(system)(member, last);
  const kind = words.ownKind(member);
  const name = words.member(member);
  // Without a profile, and where it is the same word, there is nothing else to say first.
  const [first, second] =
    kind === '' || folded(kind) === folded(name) ? [name, null] : [kind, name];
  const { labels, experience } = member;
  const open = advanceCount(member, system)?.open ?? 0;
  const advances = t('row.advances', { count: open });
  const learns =
    system.campaign !== null && (experience > 0 || experienceTrack(member, system) !== null);
  const carried = carriedBy(member.traits, system);
  const named = (traits: readonly string[]) =>
    traits
      .map((trait) => words.carried(trait, valueOf(member, trait), catalogueId))
      .map((word) => uncapitalised(word, language));
  const weapons = inBrief(named(carried.weapons), (open > 0 ? 34 : 42) - first.length);
  // What is new takes its place.
  const showsWorn = news.length === 0 && carried.others.length > 0;
  const facts = [
    ...(labels.length === 1 ? [] : [t('row.times', { count: labels.length })]),
    ...(learns && open > 0 ? [t('row.experience', { points: experience })] : []),
  ];
  return (
    <li className="line member-row focus-around">
      <button
        type="button"
        className="line fills ringless loose member-row-open"
        onClick={() => onShow({ member: member.id })}
      >
        <MemberPicture member={member} system={system} />
        <span className="fills member-row-words">
          <span className="member-row-kind">
            <b id={second === null ? nameId : undefined}>{first}</b> {weapons.shown.join(', ')}
            {weapons.left === 0 ? '' : `\u00a0+${weapons.left}`}
          </span>{' '}
          <span className="quiet member-row-second">
            {second === null ? null : (
              <span id={nameId} className="display member-row-name">
                {second}
              </span>
            )}{' '}
            {facts.length === 0 ? null : <span>{facts.join(APART)}</span>}{' '}
            {!showsWorn ? null : (
              <span className="member-row-worn">
                {facts.length === 0 ? '' : APART.trimStart()}
                {named(carried.others).join(', ')}
              </span>
            )}
            {news.map(({ icon, tone, word }) => (
              <span key={word} className={`member-row-news k-tone-${tone}`}>
                {icon === null ? null : <Icon name={icon} size={16} />}
                {word}
              </span>
            ))}
          </span>
        </span>{' '}
        {learns && open === 0 ? (
          <span className="quiet centred member-row-points">
            <b>{experience}</b> {t('row.points')}
          </span>
        ) : null}
      </button>
      {open === 0 ? null : (
        <Button
          tone="brass"
          label={`${open} ${advances}`}
          describedBy={nameId}
          onPress={() => onShow({ advance: member.id })}
        >
          <span className="line member-row-open-advances">
            <Icon name="advance" size={18} />
            {open}
          </span>{' '}
          <span className="member-row-advances">{advances}</span>
        </Button>
      )}
    </li>
  );
});

/** Between two facts; a line never ends with it. */
const APART = ' ·\u00a0';

function valueOf({ traits }: Member, trait: string): FlagValue {
  return traits[trait] ?? true;
}
