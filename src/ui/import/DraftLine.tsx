import type { DraftFighter } from '#exchange/import/draft.ts';
import { filledIn, type UnderstoodLine } from '#exchange/import/understood.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { MarkSign } from './MarkSign.tsx';
import type { Given } from './read-given.ts';
import type { Mends } from './use-mends.ts';

type DraftLineProps = {
  readonly line: UnderstoodLine;
  readonly given: Given;
  readonly mends: Mends;
};

/** A line as it stands in the list, above what was understood; a guess with its other answers. */
export function DraftLine({ line, given, mends }: DraftLineProps) {
  const { t } = useTranslation('import');
  const { fighter: at, mark } = line;
  const fighter = at === null ? undefined : mends.draft.fighters[at];
  const choices = at === null ? [] : mends.choicesOf(at);
  const written = line.line === null ? undefined : given.lines?.[line.line - 1];
  const source = written ?? (fighter === undefined ? '' : inWords(fighter));
  return (
    <li className={choices.length > 0 ? 'import-line import-line-open' : 'import-line'}>
      <MarkSign mark={mark} spoken />
      <span className="import-words">
        <span className="import-source">{source.trim() || line.notices[0]?.about}</span>
        {fighter === undefined ? (
          <strong className="import-understood">{t('kept')}</strong>
        ) : (
          <Understood fighter={fighter} line={line} systemId={given.kit.system.id} />
        )}
      </span>
      {fighter === undefined || fighter.count.value < 2 ? null : (
        <span className="import-number">{t('number', { count: fighter.count.value })}</span>
      )}
      {fighter === undefined || at === null || choices.length === 0 ? null : (
        <Choices
          fighter={fighter}
          choices={choices}
          systemId={given.kit.system.id}
          onChoose={(profileId) => mends.choose(at, profileId)}
        />
      )}
    </li>
  );
}

type UnderstoodProps = {
  readonly fighter: DraftFighter;
  readonly line: UnderstoodLine;
  readonly systemId: string;
};

function Understood({ fighter, line, systemId }: UnderstoodProps) {
  const { t } = useTranslation('import');
  const say = useSay();
  const words = useRosterWords(systemId);
  const { xp, stats } = filledIn(fighter);
  const type = words.profile(fighter.profileId.value) ?? fighter.type.value;
  const name = words.member({ name: fighter.name.value });
  const details = [
    ...(xp > 0 ? [t('completed.xp', { count: xp })] : []),
    ...(stats ? [t('completed.stats')] : []),
    ...line.notices.map(({ code, about }) =>
      say({ code: `import:notice.${code}`, params: { about } }),
    ),
  ];
  return (
    <>
      <span className="import-understood">
        <strong>{name}</strong> {type === name ? null : <span>{type}</span>}
      </span>
      {details.map((detail) => (
        <span key={detail} className="import-detail">
          {detail}
        </span>
      ))}
    </>
  );
}

type ChoicesProps = {
  readonly fighter: DraftFighter;
  readonly choices: readonly string[];
  readonly systemId: string;
  readonly onChoose: (profileId: string) => void;
};

/** Who he may be, and that he stays as he is written. */
function Choices({ fighter, choices, systemId, onChoose }: ChoicesProps) {
  const { t } = useTranslation('import');
  const words = useRosterWords(systemId);
  const { profileId } = fighter;
  const undecided = fighter.choices.length > 0;
  return (
    <fieldset
      className="import-choices"
      aria-label={t('choose', { name: words.member({ name: fighter.name.value }) })}
    >
      {choices.map((id) => (
        <Button
          key={id}
          block
          tone={profileId.value === id ? 'outline' : 'neutral'}
          icon={profileId.value === id ? 'tick' : undefined}
          pressed={profileId.value === id}
          onPress={() => onChoose(id)}
        >
          {words.profile(id) ?? id}
        </Button>
      ))}
      <Button
        block
        icon="list"
        tone={profileId.value === '' && !undecided ? 'outline' : 'neutral'}
        pressed={profileId.value === '' && !undecided}
        onPress={() => onChoose('')}
      >
        {t('as-text')}
      </Button>
    </fieldset>
  );
}

/** A fighter in his file's own words, where its lines are not for reading. */
function inWords({ type, gear }: DraftFighter): string {
  const things = gear.map(({ text, count }) => (count > 1 ? `${count} ${text}` : text));
  return [type.value, ...things].filter((word) => word !== '').join(', ');
}
