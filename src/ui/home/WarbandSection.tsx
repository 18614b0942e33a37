import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { useLinkTo } from './use-link-to.ts';

/** More are one tap away, under their own tab. */
const SHOWN = 4;

/** The warbands changed last, and the ways to more. */
export function WarbandSection() {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const all = useWarbands((state) => state.warbands);
  const warbands = all?.filter(isInUse) ?? null;
  return (
    <section className="home-section" aria-labelledby="home-warbands">
      <SectionHeading
        id="home-warbands"
        title={t('warbands.heading')}
        trailing={warbands === null || warbands.length === 0 ? undefined : warbands.length}
      />
      {warbands?.length === 0 ? <EmptyLine>{t('warbands.none')}</EmptyLine> : null}
      <ul className="stack">
        {warbands?.slice(0, SHOWN).map((warband) => (
          <li key={warband.id}>
            <WarbandRow warband={warband} />
          </li>
        ))}
      </ul>
      <div className="row home-warband-actions">
        {warbands !== null && warbands.length > SHOWN ? (
          <LinkButton {...linkTo(PATHS.warbands)}>{t('warbands.all')}</LinkButton>
        ) : null}
        <LinkButton {...linkTo(PATHS.newWarband)} icon="plus">
          {t('warbands.new')}
        </LinkButton>
        <LinkButton {...linkTo(PATHS.importer)} icon="import">
          {t('warbands.import')}
        </LinkButton>
        <RestoreButton>{t('warbands.restore')}</RestoreButton>
      </div>
    </section>
  );
}

function WarbandRow({ warband }: { readonly warband: Warband }) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const own = useOwnWords(warband.systemId);
  const fighters = warband.members.reduce((sum, { labels }) => sum + labels.length, 0);
  const system = useStores().systems.listed(warband.systemId);
  const rating = system === null ? null : warbandRating(warband, system);
  const facts = [
    own('roster:list.fighters', { count: fighters }),
    ...(rating === null ? [] : [t('warbands.rating', { rating })]),
    ...(warband.battles > 0 ? [t('warbands.battles', { count: warband.battles })] : []),
  ];
  return (
    <ListLink
      {...linkTo(warbandPath(warband.id))}
      lead={<EmblemDisc emblem={warband.emblem} />}
      title={warband.name === '' ? t('warbands.unnamed') : warband.name}
      subtitle={facts.join(' · ')}
    />
  );
}
