import { useState } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Life } from '#roster/chronicle.ts';
import { type Scar, scarsOf } from '#roster/scars.ts';
import type { Member } from '#roster/warband.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useEditor } from './editor-context.ts';
import { type Held, TraitDetail, useHeld } from './HeldTraits.tsx';
import { MemberExperience } from './MemberExperience.tsx';
import { FactFace, MemberFact } from './MemberFact.tsx';

type MemberLifeProps = {
  readonly member: Member;
  /** Null until it is read, and where nothing is known. */
  readonly life: Life | null;
};

/** What a member has lived through: his experience, whom he put out of action, and what it has left on him. */
export function MemberLife({ member, life }: MemberLifeProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { system } = useEditor();
  if (system.campaign === null && life === null) return null;
  const facts = [
    ...(system.campaign === null
      ? []
      : [t('builder:row.experience', { points: member.experience })]),
    ...(life === null ? [] : [t('list.battles', { count: life.battles })]),
  ];
  return (
    <Fold heading title={t('member.life')} summary={facts.join(' · ')} open>
      {system.campaign === null ? null : <MemberExperience member={member} />}
      <LifeLines member={member} life={life} />
    </Fold>
  );
}

/** A line for each fact, the deeds first. */
function LifeLines({ member, life }: MemberLifeProps) {
  const { t } = useTranslation('after-battle');
  const { system, words } = useEditor();
  const injuries = useInjuryWords(system, words);
  const advance = useAdvanceWords(system.id);
  const counted = useCounted();
  const held = useHeld(member);
  // What was given up stays, to be taken back.
  const traits = bothOf(held.before, member.traits);
  const scars = system.afterBattle === null ? [] : scarsOf({ traits }, life, system.afterBattle);
  const felled = life?.felled ?? [];
  const learnt = (life?.advances ?? []).filter(({ kind }) => kind !== 'raise');
  if (scars.length + felled.length + learnt.length === 0) return null;
  return (
    <ul>
      {felled.length === 0 ? null : (
        <MemberFact
          lead={<Icon name="close-combat" size={22} />}
          what={t('chronicle.life.felled', { names: list(counted(felled)) })}
          at={null}
        />
      )}
      {learnt.map((one) => (
        <MemberFact
          key={`${one.what} ${one.at}`}
          lead={<Icon name="advance" size={22} />}
          what={advance(one)}
          at={one.at}
        />
      ))}
      {scars.map((scar, at) =>
        scar.kind === 'hurt' ? (
          <MemberFact
            // Several may be alike.
            key={`${at}`}
            lead={<Icon name="wound" size={22} />}
            what={injuries.hurt(scar)}
            at={scar.at}
          />
        ) : (
          <BorneLine
            key={`${scar.trait} ${scar.kind === 'enemy' ? scar.word : ''}`}
            scar={scar}
            held={held}
          />
        ),
      )}
    </ul>
  );
}

/** "Broyeur, Rat × 2": each name once. */
function useCounted(): (names: readonly string[]) => readonly string[] {
  const { t } = useTranslation('builder');
  return (names) =>
    [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : t('row.several', { name, count });
    });
}

/** What he had and has; of a text all words. */
function bothOf(before: Flags, now: Flags): Flags {
  const both = Object.entries(before).map(([trait, had]): readonly [string, Flags[string]] => {
    const has = now[trait];
    const isText = typeof had === 'string' && typeof has === 'string';
    return [trait, isText ? joinedWords([...wordsOf(had), ...wordsOf(has)]) : (has ?? had)];
  });
  return { ...now, ...Object.fromEntries(both) };
}

type BorneLineProps = {
  readonly scar: Exclude<Scar, { kind: 'hurt' }>;
  readonly held: Held;
};

/** Something that he still bears; a tap says what it means, and gives it up or takes it back. */
function BorneLine({ scar, held }: BorneLineProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const [open, setOpen] = useState(false);
  const { trait } = scar;
  const row = system.traits.find(({ id }) => id === trait);
  if (row === undefined) return null;
  const now = held.member.traits[trait];
  const has =
    now !== undefined &&
    (scar.kind === 'lasting' || (typeof now === 'string' && wordsOf(now).includes(scar.word)));
  const word =
    scar.kind === 'lasting'
      ? words.trait(trait)
      : t('traits.valued', {
          trait: words.trait(trait),
          value: words.value(trait, scar.word, warband.catalogueId),
        });
  const toggle = () => {
    if (scar.kind === 'lasting') return held.toggle(row);
    const kept = typeof now === 'string' ? wordsOf(now) : [];
    const all = has ? kept.filter((one) => one !== scar.word) : [...kept, scar.word];
    return held.set(trait, all.length === 0 ? null : joinedWords(all));
  };
  return (
    <li>
      <button
        type="button"
        className="line full member-fact"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FactFace
          lead={<Icon name={scar.kind === 'enemy' ? 'frenzy' : 'wound'} size={22} />}
          what={has ? word : <s>{word}</s>}
          at={scar.at}
        />
      </button>
      {open ? (
        <TraitDetail row={row} held={held}>
          <Button icon={has ? 'close' : 'undo'} onPress={toggle}>
            {t(has ? 'member.remove-label' : 'traits.back', { label: word })}
          </Button>
        </TraitDetail>
      ) : null}
    </li>
  );
}
