import { useState } from 'react';
import { fileSize, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Measured, PhoneFacts } from '#sync/link-trial.ts';
import { shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import type { Trial } from './use-trial.ts';
import './TrialResult.css';

type TrialResultProps = { readonly trial: Trial; readonly onAgain: () => void };

/** The results of a link trial, as a table and as text to share. */
export function TrialResult({ trial, onAgain }: TrialResultProps) {
  const { t } = useTranslation('pass-battle');
  const said = useShareWords();
  const rows = useRows(trial);
  const [news, setNews] = useState('');
  if (trial.measured === null) {
    return <output className="quiet">{t('try.measuring')}</output>;
  }
  const text = rows.map(([name, value]) => `${name} : ${value}`).join('\n');
  const share = async () => setNews(said(await shareText(t('try.title'), text)));
  return (
    <section aria-labelledby="trial-result" className="stack">
      <SectionHeading id="trial-result" title={t('try.result')} />
      <table className="trial-result">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button block size="large" icon="share" onPress={() => void share()}>
        {t('try.share')}
      </Button>
      <output className="if-any">{news}</output>
      <Button block onPress={onAgain}>
        {t('try.again')}
      </Button>
    </section>
  );
}

/** Rows of names and values. */
function useRows({ here, there, measured }: Trial): readonly (readonly [string, string])[] {
  const { t } = useTranslation('pass-battle');
  if (measured === null) return [];
  const { opened, roundTrip, largest, mended } = measured;
  return [
    [t('try.here'), phone(here)],
    [t('try.there'), phone(there)],
    [t('try.opened'), seconds(opened)],
    [t('try.round-trip'), times(roundTrip)],
    [t('try.largest'), largest === 0 ? t('try.none') : fileSize(largest)],
    [t('try.mended'), mended === null ? t('try.not-mended') : seconds(mended)],
  ];

  function phone(facts: PhoneFacts | null): string {
    if (facts === null) return t('try.unknown');
    const { browser, addresses } = facts;
    return t('try.phone', { browser, addresses: t(`try.addresses.${addresses}`) });
  }

  function seconds(time: number): string {
    return t('try.seconds', { value: number(Math.ceil(time / 100) / 10) });
  }

  function times(spread: Measured['roundTrip']): string {
    if (spread === null) return t('try.none');
    const [half, most] = [spread.half, spread.most].map((time) => number(Math.ceil(time)));
    return t('try.times', { half, most });
  }
}
