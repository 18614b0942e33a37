import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isGear } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import { rolledFor } from '#roster/rolled.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { statesOf } from './states.ts';
import './Print.css';

type SheetRowProps = {
  readonly member: Member;
  readonly catalogueId: string;
  readonly system: RuleSystem;
  readonly blank: boolean;
};

/** A fighter or group on paper: name, profile, equipment, and boxes to tick. */
export function SheetRow({ member, catalogueId, system, blank }: SheetRowProps) {
  const { t } = useTranslation(['print', 'roster']);
  const words = useRosterWords(system.id);
  const { labels } = member;
  const name = words.member(member);
  const kind = words.kindBeside(member);
  const alone = labels.length === 1;
  return (
    <li className="grid sheet-row">
      <p className="cluster level sheet-who">
        {blank ? (
          <span className="centred sheet-rule" />
        ) : (
          <>
            {member.leader ? <Icon name="leader" size={16} label={t('leader')} /> : null}
            <strong
              className={classNames('display sheet-member', name.length > 22 && 'sheet-long')}
            >
              {name}
            </strong>{' '}
            {alone ? null : <span className="sheet-count">× {number(labels.length)}</span>}{' '}
            {kind === undefined ? null : <span className="sheet-kind">{kind}</span>}
          </>
        )}
      </p>
      <dl className="sheet-numbers">
        {system.characteristics.map(({ id }) => (
          <div key={id}>
            <dt>
              <abbr title={words.characteristic(id)}>{words.short(id)}</abbr>
            </dt>
            <dd>
              {blank ? '' : (rolledFor(system, member, id) ?? number(member.profile[id] ?? 0))}
            </dd>
          </div>
        ))}
      </dl>
      {system.campaign === null ? null : (
        <div className="cluster line sheet-learnt">
          <span>{t('experience')}</span>{' '}
          <b className="centred sheet-points">{blank ? '' : number(member.experience)}</b>
          <Boxes count={LEARNT} />
        </div>
      )}
      <Things member={member} catalogueId={catalogueId} system={system} blank={blank} />
      <Miniatures member={member} system={system} />
    </li>
  );
}

/** Experience boxes, enough for a few evenings. */
const LEARNT = 20;

/** Characters; longer lists are set in smaller type. */
const LONG_LIST = 110;

function Things({ member, catalogueId, system, blank }: SheetRowProps) {
  const { t } = useTranslation('print');
  const words = useRosterWords(system.id);
  // Listed on the line below.
  if (blank) return <p className="sheet-things" />;
  // Traits of the profile go without saying.
  const usual = findProfile(system, member.profileId)?.traits ?? {};
  const things = system.traits.flatMap((row) => {
    const value = member.traits[row.id];
    if (value === undefined) return [];
    const gear = isGear(row, system);
    if (!gear && usual[row.id] === value) return [];
    return [{ gear, text: words.carried(row.id, value, catalogueId) }];
  });
  const listed = (gear: boolean) =>
    things.flatMap((one) => (one.gear === gear ? one.text : [])).join(', ');
  const rules = [
    ...(listed(false) === '' ? [] : [listed(false)]),
    ...(member.missesNext ? [t('misses-next')] : []),
  ].join(', ');
  const gear = listed(true);
  return (
    <p
      className={classNames('sheet-things', gear.length + rules.length > LONG_LIST && 'sheet-long')}
    >
      {gear}
      {gear !== '' && rules !== '' ? ' · ' : ''}
      {rules === '' ? null : <i>{rules}</i>}
    </p>
  );
}

type MiniaturesProps = { readonly member: Member; readonly system: RuleSystem };

/** For each model a box per status, and one per wound if it has several. */
function Miniatures({ member, system }: MiniaturesProps) {
  const { labels, profile } = member;
  const wounds = profile[system.woundsCharacteristic] ?? 1;
  const states = statesOf(system);
  return (
    <ul className={classNames('cluster sheet-minis', labels.length > 1 && 'sheet-several')}>
      {labels.map((label, at) => (
        <li key={label || at}>
          {labels.length === 1 ? null : <span className="sheet-label">{label}</span>}
          <span className="sheet-boxes" aria-hidden="true">
            {wounds < 2
              ? null
              : Array.from({ length: Math.min(wounds, MAX_WOUNDS) }, (_, wound) => (
                  <Box key={`wound ${wound}`} icon="wound" />
                ))}
            {states.map(({ id, icon }) => (
              <Box key={id} icon={icon} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MAX_WOUNDS = 10;

function Boxes({ count }: { readonly count: number }) {
  return (
    <span className="sheet-boxes sheet-small" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Box key={at} />
      ))}
    </span>
  );
}

type BoxProps = {
  readonly icon?: IconName | undefined;
  /** Emphasised, as the casualty that triggers the rout test. */
  readonly marked?: boolean | undefined;
};

/** A box to tick with a pencil. */
export function Box({ icon, marked = false }: BoxProps) {
  return (
    <span className={classNames('middle sheet-box', marked && 'sheet-marked')}>
      {icon === undefined ? null : <Icon name={icon} size={14} />}
    </span>
  );
}
