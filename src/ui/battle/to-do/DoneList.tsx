import { memo } from 'react';
import type { DoneItem } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords, withEmphasisedNames } from '#ui/battle/words.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTappedBy } from '#ui/two-phones/use-elsewhere.ts';
import './ToDoNow.css';

/** What was settled in this phase without a card of its own on the screen. */
export function DoneList({ items }: { readonly items: readonly DoneItem[] }) {
  return items.map((item, index) => (
    // One entry may settle several duties; the list only grows at its end.
    <DoneLine key={`${item.entryId} ${index}`} item={item} />
  ));
}

/** One settled duty; a status among them can be corrected. */
export const DoneLine = memo(function DoneLine({ item }: { readonly item: DoneItem }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const text = words.logged({
    code: item.said.code,
    params: withEmphasisedNames(item.said.params),
  });
  const { change, actor } = item;
  const by = useTappedBy()(actor);
  return (
    <Card as="article" tone="done">
      {change?.kind === 'status' ? (
        <button
          type="button"
          className="line full loose done-line"
          onClick={() => table.open({ kind: 'status', fighterId: change.fighterId })}
        >
          <Line text={text} by={by} />
          <Icon name="edit" size={16} label={t('status.overrule')} />
        </button>
      ) : (
        <p className="line full loose done-line">
          <Line text={text} by={by} />
        </p>
      )}
    </Card>
  );
});

function Line({ text, by }: { readonly text: string; readonly by: string | null }) {
  return (
    <>
      <Icon name="check" size={22} />
      <span className="wraps">
        <Emphasised text={text} />
      </span>
      {by === null ? null : <span className="hint">{by}</span>}
    </>
  );
}
