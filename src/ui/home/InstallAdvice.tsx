import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useSettings } from '#store/hooks.ts';
import { isTabOnIos } from '#ui/ios.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import './HomeScreen.css';

/** Advises installing before the first battle on iOS, where the installed app does not share a tab's data. */
export function InstallAdvice() {
  const { t } = useTranslation('home');
  const [isIosTab] = useState(isTabOnIos);
  const noBattles = useBattles(({ summaries }) => summaries?.length === 0);
  const advised = useSettings((state) => state.installAdvised);
  const change = useSettings((state) => state.change);
  if (!isIosTab || !noBattles || advised) return null;
  return (
    <section className="home-notice" aria-label={t('install.title')}>
      <Card tone="fleeing">
        <CardHeader level={2} icon="phone" title={t('install.title')} />
        <CardText>{t('install.how')}</CardText>
        <CardText>{t('install.why')}</CardText>
        <CardActions>
          <Button onPress={() => change('installAdvised', true)}>{t('install.seen')}</Button>
        </CardActions>
      </Card>
    </section>
  );
}
