import { useRef } from 'react';
import type { DraftFighter } from '#exchange/import/draft.ts';
import { continuedFighter, type PreviewRow } from '#exchange/import/preview-rows.ts';
import { isDoubtful } from '#exchange/import/understood-lines.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Chip } from '#ui/kit/Chip.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import type { DraftWords } from './draft-words.ts';
import { LineRoles } from './LineRoles.tsx';
import { MarkSign } from './MarkSign.tsx';
import { MendFields } from './MendFields.tsx';
import { Paper } from './Paper.tsx';
import type { Given } from './read-given.ts';
import type { Mends } from './use-mends.ts';
import './MendSheet.css';

type MendSheetProps = {
  readonly row: PreviewRow;
  readonly given: Given;
  readonly mends: Mends;
  readonly words: DraftWords;
  /** Rows that the player has passed without changes: they are skipped when going on. */
  readonly passed: ReadonlySet<string>;
  /** Goes on to the next row; null after the last. */
  readonly onOnward: (from: PreviewRow, to: PreviewRow | null) => void;
  readonly onClose: () => void;
};

/** One line of the list, verbatim and as read; every answer is one tap, and undone by one. */
export function MendSheet({ row, given, mends, words, passed, onOnward, onClose }: MendSheetProps) {
  const { t } = useTranslation('import');
  const { rows, doubtful, draft, give } = mends;
  const { line, fighter } = row;
  const isOpen = fighter !== null && isDoubtful(fighter);
  const behind = rows.indexOf(row);
  const others = doubtful.filter((one) => one !== row && !passed.has(one.id));
  const next = others.find((one) => rows.indexOf(one) > behind) ?? others[0];
  const top = useRef<HTMLDivElement>(null);
  const onward = () => {
    // Going on confirms the fighter as shown, unless the type is still missing.
    const confirmed = isOpen
      ? fighter.unsure.filter((one) => one !== 'type' || isTyped(fighter))
      : [];
    if (fighter !== null && confirmed.length > 0)
      give({ do: 'confirm', fighter: fighter.key, of: confirmed });
    const sheet = top.current?.closest('dialog');
    if (sheet !== undefined && sheet !== null) sheet.scrollTop = 0;
    onOnward(row, next ?? null);
  };
  const of = draft.lines.at(-1)?.no ?? 0;
  const whose = fighter ?? (line === null ? null : continuedFighter(draft, line));
  const asksWho = fighter?.unsure.includes('who') === true;
  return (
    <Sheet
      open
      onClose={onClose}
      lead={<MarkSign mark={row.mark} />}
      title={fighter === null ? t(`is.${line?.role ?? 'note'}`) : t(`marked.${row.mark}`)}
      subtitle={
        line === null || given.text === null ? undefined : t('sheet.line', { no: line.no, of })
      }
      closeLabel={t('sheet.close')}
    >
      <div className="stack-wide" ref={top}>
        <div aria-live="polite">
          {line === null ? null : <Paper line={line} fighter={fighter} />}
        </div>
        <Said row={row} mends={mends} />
        {asksWho ? <LineRoles row={row} mends={mends} ofText={given.text !== null} /> : null}
        {whose === null ? null : (
          <MendFields key={whose.key} fighter={whose} given={given} mends={mends} words={words} />
        )}
        {asksWho ? null : <LineRoles row={row} mends={mends} ofText={given.text !== null} />}
      </div>
      <div className="mend-onward">
        <PrimaryBar
          title={others.length === 0 ? t('sheet.done') : t('next', { count: others.length })}
          subtitle={next === undefined ? undefined : wordsOf(next, ONE_LINE)}
          onPress={onward}
        />
      </div>
    </Sheet>
  );
}

function isTyped({ profileId }: DraftFighter): boolean {
  return profileId.value !== '';
}

/** The fighter's doubts, a button to confirm them, and the undo. */
function Said({ row, mends }: { readonly row: PreviewRow; readonly mends: Mends }) {
  const { t } = useTranslation('import');
  const { fighter } = row;
  const { last, alike, give, undo } = mends;
  const isOpen = fighter !== null && isDoubtful(fighter);
  if (!isOpen && last === null) return null;
  return (
    <div className="stack" aria-live="polite">
      {isOpen ? (
        <div className="cluster line quiet apart mend-doubt">
          <span>
            {t('sheet.check', { what: fighter.unsure.map((one) => t(`doubt.${one}`)).join(', ') })}
          </span>
          <Chip
            pressed={false}
            icon="tick"
            onPress={() => give({ do: 'confirm', fighter: fighter.key, of: fighter.unsure })}
          >
            {t('sheet.right')}
          </Chip>
        </div>
      ) : null}
      {last === null ? null : (
        <div className="row">
          {alike.length === 0 ? null : (
            <Button tone="outline" icon="copy" onPress={() => give(...alike)}>
              {t('sheet.alike', { count: alike.length })}
            </Button>
          )}
          <Button icon="undo" onPress={undo}>
            {t('undo', { what: t(`step.${last.do}`) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A row's own words, for the button that leads to it, of at most so many characters. */
export function wordsOf({ source, fighter }: PreviewRow, max = 60): string {
  const text = source === '' ? (fighter?.name.value ?? '') : source;
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text;
}

/** Characters of one line of the sheet's last button, on a narrow phone. */
const ONE_LINE = 28;
