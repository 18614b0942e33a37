import { useState } from 'react';
import { detectLanguage } from '#i18n/detect.ts';
import { languageName, percent } from '#i18n/format.ts';
import { changeLanguage, LANGUAGES } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fraction } from '#rules/dice/fraction.ts';
import { useSettings } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

const THEMES = [
  { value: 'auto', icon: 'phone' },
  { value: 'dark', icon: 'moon' },
  { value: 'light', icon: 'sun' },
] as const;

const HANDS = ['left', 'right'] as const;

const TEXT_SIZES = [100, 125, 150, 200] as const;

/** Language, theme, text size, hand; all take effect at once. */
export function LookSection() {
  const { t } = useTranslation('settings');
  const theme = useSettings((state) => state.theme);
  const textSize = useSettings((state) => state.textSize);
  const hand = useSettings((state) => state.hand);
  const change = useSettings((state) => state.change);
  return (
    <section className="settings-section" aria-labelledby="settings-look">
      <SectionHeading id="settings-look" title={t('look.title')} />
      <Card>
        <div className="stack-wide">
          <LanguageChoice />
          <SegmentedControl
            label={t('look.theme')}
            value={theme}
            options={THEMES.map((option) => ({
              ...option,
              label: t(`look.themes.${option.value}`),
            }))}
            onChange={(value) => change('theme', value)}
          />
          <SegmentedControl
            label={t('look.text-size')}
            value={`${textSize}`}
            options={TEXT_SIZES.map((size) => ({
              value: `${size}` as const,
              label: percent(fraction(size, 100)),
            }))}
            onChange={(value) => {
              const size = TEXT_SIZES.find((candidate) => `${candidate}` === value);
              if (size !== undefined) change('textSize', size);
            }}
          />
          <SegmentedControl
            label={t('look.hand')}
            value={hand}
            options={HANDS.map((value) => ({ value, label: t(`look.hands.${value}`) }))}
            onChange={(value) => change('hand', value)}
          />
        </div>
      </Card>
    </section>
  );
}

/** The value for "same as the phone"; not a language code. */
const PHONE = '';

function LanguageChoice() {
  const { t } = useTranslation(['settings', 'ui']);
  const language = useSettings((state) => state.language);
  const change = useSettings((state) => state.change);
  const [missing, setMissing] = useState(false);

  const choose = async (value: string) => {
    const chosen = value === PHONE ? null : value;
    const loaded = await changeLanguage(detectLanguage(chosen, navigator.languages, LANGUAGES));
    setMissing(!loaded);
    if (loaded) change('language', chosen);
  };

  return (
    <div>
      <SegmentedControl
        label={t('settings:look.language')}
        value={language ?? PHONE}
        options={[
          { value: PHONE, label: t('ui:language.auto') },
          ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={(value) => void choose(value)}
      />
      <p role="alert" className="settings-note">
        {missing ? t('ui:language.unavailable') : null}
      </p>
    </div>
  );
}
