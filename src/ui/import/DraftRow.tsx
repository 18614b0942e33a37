import type { Draft, DraftFighter } from '#exchange/import/draft.ts';
import type { Notice, NoticeCode } from '#exchange/import/notice.ts';
import { type PreviewRow, restsFor, restsOf } from '#exchange/import/preview-rows.ts';
import { filledIn } from '#exchange/import/understood-lines.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import type { DraftWords } from './draft-words.ts';
import { MarkSign } from './MarkSign.tsx';

type DraftRowProps = {
  readonly row: PreviewRow;
  readonly draft: Draft;
  readonly words: DraftWords;
  readonly onOpen: (row: PreviewRow) => void;
};

/** A line verbatim, above its result; a tap opens it for mending. */
export function DraftRow({ row, draft, words, onOpen }: DraftRowProps) {
  const { t } = useTranslation('import');
  const { mark, line, source, fighter } = row;
  const face = (
    <>
      <MarkSign mark={mark} spoken />
      <span
        className={
          fighter === null
            ? 'stack shares breaks import-words apart import-words-short'
            : 'stack shares breaks import-words'
        }
      >
        {source === '' ? null : <span className="hint">{source}</span>}{' '}
        {fighter === null ? (
          <>
            <span className="hint">{t(`became.${line?.role ?? 'note'}`)}</span>
            {line === null
              ? null
              : restsOf(line).map(({ from, text }) => (
                  <span key={from} className="hint import-rest">
                    {' '}
                    {t('noted', { text })}
                  </span>
                ))}
          </>
        ) : (
          <Understood fighter={fighter} row={row} draft={draft} words={words} />
        )}
      </span>
      {fighter === null || fighter.count.value < 2 ? null : (
        <span className="import-number">{t('number', { count: fighter.count.value })}</span>
      )}
    </>
  );
  return (
    <li>
      <button
        type="button"
        className={
          mark === 'guessed' ? 'full gap-3 import-line import-line-open' : 'full gap-3 import-line'
        }
        onClick={() => onOpen(row)}
      >
        {face}
        <Icon name="next" size={16} />
      </button>
    </li>
  );
}

type UnderstoodProps = {
  readonly fighter: DraftFighter;
  readonly row: PreviewRow;
  readonly draft: Draft;
  readonly words: DraftWords;
};

/** The fighter's name, and below it everything that was read. */
function Understood({ fighter, row, draft, words }: UnderstoodProps) {
  const { t } = useTranslation('import');
  const say = useSay();
  const { xp, stats } = filledIn(fighter);
  const type = words.roster.profile(fighter.profileId.value) ?? fighter.type.value;
  const name = words.roster.member({ name: fighter.name.value });
  const has = [
    ...fighter.gear.map((thing) => words.thing(thing)),
    ...[...fighter.skills, ...fighter.injuries, ...fighter.rules].map((one) => words.trait(one)),
    ...(fighter.xp.origin === 'file' && fighter.xp.value > 0
      ? [t('xp', { count: fighter.xp.value })]
      : []),
  ];
  const rests = restsFor(draft, fighter).filter(({ line }) => line === fighter.line);
  const details = [
    ...(has.length === 0 ? [] : [has.join(' · ')]),
    ...(xp > 0 ? [t('completed.xp', { count: xp })] : []),
    ...(stats ? [t('completed.stats')] : []),
    ...rests.map(({ text }) => t('noted', { text })),
    ...row.notices
      .filter((notice) => isShownNowhereElse(notice, fighter, rests.length > 0))
      .map(({ code, about }) => say({ code: `import:notice.${code}`, params: { about } })),
    ...(fighter.unsure.length === 0
      ? []
      : [t('check', { what: fighter.unsure.map((one) => t(`doubt.${one}`)).join(', ') })]),
  ];
  return (
    <>
      <span className="import-understood">
        <strong>{name}</strong> {type === name ? null : <span className="quiet">{type}</span>}
      </span>
      {[...new Set(details)].map((detail) => (
        <span key={detail} className="hint">
          {' '}
          {detail}
        </span>
      ))}
    </>
  );
}

/** Notices about words that the player is asked about anyway. */
export const SHOWN_BY_WORDS: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'AmbiguousItem',
  'AmbiguousType',
  'AmbiguousWarband',
  'GuessedItem',
  'GuessedType',
  'NumberUnclear',
  'UnknownItem',
  'UnknownType',
]);

function isShownNowhereElse(
  { code, about }: Notice,
  { name, unsure }: DraftFighter,
  hasRests: boolean,
): boolean {
  // About others on the same line; and the type is asked anyway.
  if (code === 'NoStats' && (about !== name.value || unsure.includes('type'))) return false;
  return !SHOWN_BY_WORDS.has(code) && !(hasRests && code === 'LineNotUnderstood');
}
