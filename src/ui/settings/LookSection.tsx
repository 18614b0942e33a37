import { useState } from 'react';
import { detectLanguage } from '#i18n/detect.ts';
import { languageName, percent } from '#i18n/format.ts';
import { changeLanguage, LANGUAGES } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fraction } from '#rules/dice/fraction.ts';
import { OPTIONS, useSettings } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import './SettingsScreen.css';

const THEME_ICONS = { auto: 'phone', dark: 'moon', light: 'sun' } as const;

/** Language, theme, text size, hand; all take effect at once. */
export function LookSection() {
  const { t } = useTranslation('settings');
  const theme = useSettings((state) => state.theme);
  const textSize = useSettings((state) => state.textSize);
  const hand = useSettings((state) => state.hand);
  const change = useSettings((state) => state.change);
  return (
    <section className="air-4" aria-labelledby="settings-look">
      <SectionHeading id="settings-look" title={t('look.title')} />
      <Card>
        <div className="stack-wide">
          <LanguageChoice />
          <SegmentedControl
            label={t('look.theme')}
            value={theme}
            options={OPTIONS.theme.map((value) => ({
              value,
              icon: THEME_ICONS[value],
              label: t(`look.themes.${value}`),
            }))}
            onChange={(value) => change('theme', value)}
          />
          <SegmentedControl
            label={t('look.text-size')}
            value={textSize}
            options={OPTIONS.textSize.map((value) => ({
              value,
              label: percent(fraction(value, 100)),
            }))}
            onChange={(value) => change('textSize', value)}
          />
          <SegmentedControl
            label={t('look.hand')}
            value={hand}
            options={OPTIONS.hand.map((value) => ({ value, label: t(`look.hands.${value}`) }))}
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
      <p role="alert" className="hint air-1 settings-note">
        {missing ? t('ui:language.unavailable') : null}
      </p>
    </div>
  );
}
