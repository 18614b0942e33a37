import { useTranslation } from '#i18n/use-translation.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { CodeRound } from '#ui/pass-battle/CodeRound.tsx';
import { isTooLong, QrCode } from './QrCode.tsx';
import type { HandedOver } from './use-handed-over.ts';

type CodeSectionProps = {
  readonly handed: HandedOver;
  readonly name: string;
  /** What another phone makes of the code. */
  readonly hint: string;
  readonly tooLarge: string;
};

/** A code for another phone’s camera, or a film of codes for what is too long for one. */
export function CodeSection({ handed, name, hint, tooLarge }: CodeSectionProps) {
  const { t } = useTranslation('hand-over');
  const { link, codes } = handed;
  const filmed = link !== null && isTooLong(link) ? codes : null;
  return (
    <section aria-labelledby="code">
      <SectionHeading id="code" title={t('code.title')} />
      {filmed === null ? (
        <QrCode text={link} label={t('code.picture', { name })} tooLarge={tooLarge} />
      ) : (
        <CodeRound codes={filmed} />
      )}
      <p className="quiet air-3">{filmed === null ? hint : t('code.film')}</p>
    </section>
  );
}
