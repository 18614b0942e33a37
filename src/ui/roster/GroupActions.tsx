import { useState } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  type Departure,
  maySplit,
  mergeable,
  mergeGroups,
  nextName,
  promote,
  promotedRole,
  splitGroup,
} from '#roster/groups.ts';
import { LIMITS } from '#roster/limits.ts';
import { validate } from '#roster/validate.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { useFindingWords } from './finding-words.ts';
import { MergeLossList } from './MergeLossList.tsx';
import './GroupActions.css';

type GroupActionsProps = {
  readonly member: Member;
  /** Offers to undo the step. */
  readonly onDone: (done: Done) => void;
};

type What = 'split' | 'merge' | 'promote';

/** Splitting, merging and promoting a group, as far as each is possible. */
export function GroupActions({ member, onDone }: GroupActionsProps) {
  const { t } = useTranslation('builder');
  const { warband, system } = useEditor();
  const [open, setOpen] = useState<What | null>(null);
  const possible: Readonly<Record<What, boolean>> = {
    split: maySplit(member, system),
    merge: mergeable(warband, system, member.id).length > 0,
    promote: promotedRole(member, system) !== null,
  };
  const offered = WHAT.filter((what) => possible[what]);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="group">
      <SectionHeading id="group" level={3} title={t('group.title')} />
      <div className="row">
        {offered.map((what) => (
          <Button
            key={what}
            pressed={open === what}
            onPress={() => setOpen(open === what ? null : what)}
          >
            {t(`group.${what}`)}
          </Button>
        ))}
      </div>
      {open === 'split' && possible.split ? <Split member={member} onDone={onDone} /> : null}
      {open === 'merge' && possible.merge ? <Merge member={member} onDone={onDone} /> : null}
      {open === 'promote' && possible.promote ? <Promote member={member} onDone={onDone} /> : null}
    </section>
  );
}

const WHAT = ['split', 'merge', 'promote'] as const satisfies readonly What[];

/** Asks how many split off, and under which name. */
function Split({ member, onDone }: GroupActionsProps) {
  const { t } = useTranslation('builder');
  const { warband, system, change, words } = useEditor();
  const { freshId } = useStores();
  const [wanted, setWanted] = useState(1);
  const [name, setName] = useState('');
  const max = member.labels.length - 1;
  const count = Math.min(wanted, max);
  const split = (id: Departure['id']) =>
    splitGroup(warband, system, member.id, { count, name, id });
  const now = () => {
    const id = `m-${freshId()}` as const;
    const after = split(id);
    const gone = after.members.find((one) => one.id === id) ?? member;
    change(() => after);
    onDone({
      step: { before: warband, after },
      text: t('group.split-done', { name: words.member(gone) }),
    });
  };
  return (
    <div className="stack box group-panel">
      <Stepper
        label={t('group.how-many')}
        value={count}
        min={1}
        max={max}
        decreaseLabel={t('group.one-less')}
        increaseLabel={t('group.one-more')}
        onChange={setWanted}
      />
      <p className="quiet">{t('group.leaving', { labels: list(member.labels.slice(-count)) })}</p>
      <TextField
        label={t('group.new-name')}
        placeholder={nextName(warband, member.name)}
        value={name}
        maxLength={LIMITS.name}
        onChange={setName}
      />
      <NewFindings after={split('m-new')} />
      <Button block tone="ember" size="large" onPress={now}>
        {t('group.split-now')}
      </Button>
    </div>
  );
}

/** Asks which group to merge with, and shows what that changes. */
function Merge({ member, onDone }: GroupActionsProps) {
  const { t } = useTranslation('builder');
  const { warband, system, change, words } = useEditor();
  const others = mergeable(warband, system, member.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  if (other === undefined) return null;
  const after = mergeGroups(warband, system, member.id, other.id);
  const now = () => {
    change(() => after);
    onDone({
      step: { before: warband, after },
      text: t('group.merge-done', { name: words.member(member) }),
    });
  };
  return (
    <div className="stack box group-panel">
      <Select
        label={t('group.merge-with')}
        value={other.id}
        options={others.map((one) => ({
          value: one.id,
          label: t('group.candidate', { name: words.member(one), count: one.labels.length }),
        }))}
        onChange={setChosen}
      />
      <MergeLossList member={member} other={other} />
      <NewFindings after={after} />
      <Button block tone="ember" size="large" onPress={now}>
        {t('group.merge-now')}
      </Button>
    </div>
  );
}

/** Asks which model is promoted. */
function Promote({ member, onDone }: GroupActionsProps) {
  const { t } = useTranslation('builder');
  const { warband, system, change, words } = useEditor();
  const { freshId } = useStores();
  const [chosen, setChosen] = useState('0');
  const role = promotedRole(member, system);
  const index = Math.min(Number(chosen), member.labels.length - 1);
  if (role === null) return null;
  const promoted = (id: Departure['id']) => promote(warband, system, member.id, { index, id });
  const now = () => {
    const after = promoted(`m-${freshId()}`);
    change(() => after);
    onDone({
      step: { before: warband, after },
      text: t('group.promote-done', { name: member.labels[index] ?? member.name }),
    });
  };
  return (
    <div className="stack box group-panel">
      <Select
        label={t('group.who')}
        hint={t('group.promote-hint', { experience: member.experience })}
        value={String(index)}
        options={member.labels.map((label, at) => ({ value: String(at), label }))}
        onChange={setChosen}
      />
      <NewFindings after={promoted('m-new')} />
      <Button block tone="ember" size="large" onPress={now}>
        {t('group.promote-now', { role: words.role(role, 1) })}
      </Button>
    </div>
  );
}

/** What would become unusual about the warband; nothing is prevented. */
function NewFindings({ after }: { readonly after: Warband }) {
  const { warband, system } = useEditor();
  const said = useFindingWords();
  const known = new Set(validate(warband, system).map(said));
  const fresh = [...new Set(validate(after, system).map(said))].filter((text) => !known.has(text));
  return fresh.map((text) => (
    <p key={text} className="group-finding">
      {text}
    </p>
  ));
}
