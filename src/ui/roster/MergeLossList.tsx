import { useTranslation } from '#i18n/use-translation.ts';
import { type Differing, mergeLoss } from '#roster/groups.ts';
import type { Member } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import { useEditor } from './editor-context.ts';
import './GroupActions.css';

type MergeLossListProps = {
  readonly member: Member;
  /** The group that would take on the data of `member`. */
  readonly other: Member;
};

/** What a group would lose and gain by merging. */
export function MergeLossList({ member, other }: MergeLossListProps) {
  const { t } = useTranslation('builder');
  const { words } = useEditor();
  const lines = useLines(member, other);
  if (lines.length === 0) return <p className="quiet">{t('group.merge-same')}</p>;
  return (
    <div>
      <p className="quiet">{t('group.merge-loss', { name: words.member(other) })}</p>
      <ul className="group-losses">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function useLines(member: Member, other: Member): readonly string[] {
  const { t } = useTranslation('builder');
  const { warband, words } = useEditor();
  const { experience, traits, characteristics, title, missesNext } = mergeLoss(member, other);
  const carried = (id: string, value: FlagValue) => words.carried(id, value, warband.catalogueId);
  const trait = ({ id, kept, lost }: Differing<FlagValue>) => {
    if (lost === null) return t('group.more', { what: carried(id, kept ?? true) });
    if (kept === null) return t('group.less', { what: carried(id, lost) });
    return t('group.other', { lost: carried(id, lost), kept: carried(id, kept) });
  };
  const word = (text: string) => (text === '' ? t('group.title-none') : text);
  return [
    ...(experience === null ? [] : [t('group.experience', experience)]),
    ...traits.map(trait),
    ...characteristics.map(({ id, kept, lost }) =>
      t('group.characteristic', {
        name: words.characteristic(id),
        kept: kept ?? 0,
        lost: lost ?? 0,
      }),
    ),
    ...(title === null
      ? []
      : [t('group.title-word', { kept: word(title.kept), lost: word(title.lost) })]),
    ...(missesNext === null ? [] : [t(missesNext.kept ? 'group.missing' : 'group.not-missing')]),
  ];
}
