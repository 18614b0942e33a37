import { useState } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { iconAuthors } from '#ui/kit/icon-shapes.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TRY_LINK_PATH } from '#ui/paths.ts';
import './SettingsScreen.css';

/** What this app is and is not, and credits. */
export function AboutSection() {
  const { t } = useTranslation('settings');
  const linkTo = useLinkTo();
  return (
    <section aria-labelledby="settings-about" className="air-4 settings-about">
      <SectionHeading id="settings-about" title={t('about.title')} />
      <div className="stack-wide">
        <div className="stack reading">
          <p>{t('about.unofficial')}</p>
          <p>{t('about.private')}</p>
          <LinkButton icon="phone" {...linkTo(TRY_LINK_PATH)}>
            {t('about.try-link')}
          </LinkButton>
        </div>
        <div className="stack">
          <h3>{t('about.credits')}</h3>
          <p>{t('about.icons', { authors: list(iconAuthors) })}</p>
          <p>{t('about.fonts')}</p>
          <ThirdParty />
        </div>
      </div>
    </section>
  );
}

/** A third-party work in this app, as listed by the build (scripts/third-party.mjs). */
interface Work {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Third-party works with versions and licences, loaded when opened. */
function ThirdParty() {
  const { t } = useTranslation('settings');
  const [works, setWorks] = useState<readonly Work[] | 'missing' | null>(null);
  const load = async () => setWorks(await listOfWorks().catch(() => 'missing' as const));
  const here = works !== null && works !== 'missing';
  return (
    <details onToggle={({ currentTarget: { open } }) => void (open && !here && load())}>
      <summary>{t('about.third-party')}</summary>
      {works === 'missing' ? <p role="alert">{t('about.third-party-missing')}</p> : null}
      {here ? (
        <ul>
          {works.map((work) => (
            <li key={work.name}>
              <Licence work={work} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

/** The licence text verbatim, in its own language, without links. */
function Licence({ work: { name, version, licence, text } }: { readonly work: Work }) {
  const title = [`${name} ${version}`.trim(), licence].join(' · ');
  return (
    <details className="settings-licence">
      <summary>{title}</summary>
      <p lang="en">{text}</p>
    </details>
  );
}

async function listOfWorks(): Promise<readonly Work[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}third-party.json`);
  const works: unknown = await answer.json();
  if (!Array.isArray(works)) throw new TypeError('no list');
  return works.filter(isWork);
}

function isWork(value: unknown): value is Work {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'version', 'licence', 'text'].every((field) => field in value)
  );
}
