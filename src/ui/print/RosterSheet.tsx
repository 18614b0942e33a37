import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { withFoundingRest } from '#roster/after-battle/purse.ts';
import { goldCost } from '#roster/cost.ts';
import { muster } from '#roster/muster.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import { tradeOf } from '#roster/stash.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { fightersIn } from '#ui/roster/size.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { previewRouts } from '#ui/setup/preview.ts';
import { pageRoom } from './page-room.ts';
import { Box, SheetRow } from './SheetRow.tsx';
import { statesOf } from './states.ts';
import './Print.css';

type RosterSheetProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  /** Empty rows instead of members. */
  readonly blank: boolean;
};

/** The printed roster: black on white in every theme, one page for fifteen fighters. */
export function RosterSheet({ warband, system, blank }: RosterSheetProps) {
  const { t } = useTranslation('print');
  const words = useRosterWords(system.id);
  const members = blank ? nobody(system) : warband.members;
  const sections = system.roles
    .map(({ id }) => ({ id, members: members.filter(({ role }) => role === id) }))
    .filter((section) => section.members.length > 0);
  const { room, notes } = pageRoom(members, sections.length);
  const name = blank ? t('kind.blank') : words.warband(warband);
  // An empty sheet has no name for a top heading.
  const Role = blank ? 'h2' : 'h3';
  return (
    <article className="sheet" data-room={room} aria-label={t('sheet', { name })}>
      {blank ? null : (
        <p className="sheet-again" aria-hidden="true">
          {name}
        </p>
      )}
      <SheetHead warband={warband} system={system} blank={blank} />
      {sections.map((section) => (
        <section key={section.id} className="sheet-section">
          <Role className="sheet-role">{words.role(section.id, 2)}</Role>
          <ul>
            {section.members.map((member) => (
              <SheetRow
                key={member.id}
                member={member}
                catalogueId={warband.catalogueId}
                system={system}
                blank={blank}
              />
            ))}
          </ul>
        </section>
      ))}
      {notes === 0 ? null : (
        <section className="sheet-section sheet-notes">
          <Role className="sheet-role">{t('notes')}</Role>
          {Array.from({ length: notes }, (_, at) => (
            <p key={at} className="sheet-line" aria-hidden="true" />
          ))}
          <p className="sheet-line sheet-more" aria-hidden="true" />
          <p className="sheet-line sheet-more" aria-hidden="true" />
        </section>
      )}
      <Legend system={system} />
    </article>
  );
}

/** Fifteen empty members, with as many heroes as the limited roles usually allow. */
function nobody(system: RuleSystem): readonly Member[] {
  const few = system.roles.find(({ limited }) => limited)?.id ?? ordinaryRole(system);
  return Array.from({ length: 15 }, (_, at) => ({
    id: `m-blank-${at}` as const,
    name: '',
    profileId: '',
    title: '',
    role: at < 6 ? few : ordinaryRole(system),
    leader: false,
    profile: {},
    traits: {},
    experience: 0,
    labels: [''],
    missesNext: false,
  }));
}

function SheetHead({ warband, system, blank }: RosterSheetProps) {
  const { t } = useTranslation('print');
  const words = useRosterWords(system.id);
  const purse = blank ? undefined : withFoundingRest(warband, system).purse;
  return (
    <header className="grid sheet-head">
      <div className="line sheet-title">
        {blank ? (
          <span className="sheet-emblem-box" />
        ) : (
          <Icon name={emblemIcon(warband.emblem)} size={44} />
        )}
        <div className="fills">
          {blank ? (
            <p className="sheet-name sheet-unnamed" />
          ) : (
            <h2 className="sheet-name">{words.warband(warband)}</h2>
          )}
          <p className="cluster sheet-type">
            {blank ? (
              <>
                <Fill label={t('type')} />
                {system.campaign === null ? null : <Fill label={t('rating')} />}
              </>
            ) : (
              <Facts warband={warband} system={system} />
            )}
          </p>
        </div>
      </div>
      <div className="cluster sheet-fill">
        {(system.afterBattle?.income ?? []).map((id) => (
          <Fill
            key={id}
            label={t(id === tradeOf(system) ? 'gold' : 'stones')}
            said={purse === undefined ? '' : number(purse[id] ?? 0)}
          />
        ))}
        <Fill
          label={t('battles')}
          said={blank || warband.battles === 0 ? '' : number(warband.battles)}
        />
      </div>
      <Losses warband={warband} system={system} blank={blank} />
    </header>
  );
}

type FillProps = { readonly label: string; readonly said?: string };

/** A label with a line to write on. */
function Fill({ label, said = '' }: FillProps) {
  return (
    <>
      <span className="sheet-fill-in">
        {label} <span className="centred sheet-rule">{said}</span>
      </span>{' '}
    </>
  );
}

function Facts({ warband, system }: Omit<RosterSheetProps, 'blank'>) {
  const { t } = useTranslation(['print', 'roster']);
  const words = useRosterWords(system.id);
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const gold = goldCost(warband, system);
  return [
    ...(system.catalogue.length === 0 ? [] : [words.type(warband.catalogueId)]),
    own('ui:fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('roster:warband.rating', { rating: number(rating) })]),
    ...(gold === null ? [] : [t('roster:warband.cost', { gold: number(gold) })]),
  ].join(' · ');
}

/** A box for each casualty, the one that triggers the rout test marked; only in a game with rout tests. */
function Losses({ warband, system, blank }: RosterSheetProps) {
  const { t } = useTranslation('print');
  if (system.rout === null) return null;
  const report = blank ? null : routOf(warband, system);
  const count = report?.participants ?? 15;
  return (
    <p className="cluster line sheet-losses">
      <span className="sheet-losses-word">{t('losses')}</span>
      <span className="sheet-boxes" aria-hidden="true">
        {Array.from({ length: Math.min(Math.ceil(count), 40) }, (_, at) => (
          <Box key={at} marked={report !== null && at + 1 === Math.ceil(report.needed)} />
        ))}
      </span>
      {report === null ? (
        <Fill label={t('threshold-blank')} />
      ) : (
        <span>{t('threshold', { needed: number(report.needed) })}</span>
      )}
    </p>
  );
}

function routOf(warband: Warband, system: RuleSystem) {
  let next = 0;
  const { fighters, leaderId } = muster(warband, system, () => {
    next += 1;
    return `f-${next}`;
  });
  const side = {
    id: 's-1',
    name: '',
    emblem: '',
    light: false,
    leadership: null,
    warbandId: null,
    leaderId,
    team: null,
    traits: warband.traits,
    packs: [],
    fighters,
  } as const;
  const usual = Object.fromEntries(system.houseRules.map((row) => [row.id, row.default]));
  return previewRouts([side], system, usual).get('s-1') ?? null;
}

/** Explains the icons in the boxes. */
function Legend({ system }: { readonly system: RuleSystem }) {
  const { t } = useTranslation(['print', 'home']);
  const say = useSay();
  return (
    <footer className="cluster apart sheet-legend">
      <ul>
        {statesOf(system).map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} size={14} />{' '}
            {say({ code: `${system.id}:status.${id}.word`, params: {} })}
          </li>
        ))}
      </ul>
      <span>{t('home:title')}</span>
    </footer>
  );
}
