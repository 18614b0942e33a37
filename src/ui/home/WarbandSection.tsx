import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import { isInPlay } from '#roster/example.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { useWarbands } from '#store/hooks.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { PATHS } from '#ui/paths.ts';
import { WaysToWarband } from './OwnWarband.tsx';
import { useLinkTo } from './use-link-to.ts';
import { WarbandRows } from './WarbandRows.tsx';

/** The tab of the warbands lists all. */
const SHOWN = 4;

/** The warbands changed last, and links to all, to a new one and to the importer. */
export function WarbandSection() {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const all = useWarbands((state) => state.warbands);
  const warbands = all?.filter((one) => isInUse(one) && !isTheirs(one)) ?? null;
  const own = warbands?.filter(isInPlay).length ?? 0;
  return (
    <section className="air-4" aria-labelledby="home-warbands">
      <SectionHeading
        id="home-warbands"
        title={t('warbands.heading')}
        trailing={own === 0 ? undefined : own}
      />
      {warbands?.length === 0 ? <EmptyLine>{t('warbands.none')}</EmptyLine> : null}
      <WarbandRows warbands={warbands?.slice(0, SHOWN) ?? []} />
      <div className="row air-3">
        {warbands !== null && warbands.length > SHOWN ? (
          <LinkButton {...linkTo(PATHS.warbands)}>{t('warbands.all')}</LinkButton>
        ) : null}
        <WaysToWarband />
      </div>
    </section>
  );
}
