import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import './HomeScreen.css';

type UpdateNoticeProps = {
  /** A battle is, or may be, in progress: the update waits until it is over. */
  readonly busy: boolean;
};

/** Announces an update, and installs it only when no battle is in progress. */
export function UpdateNotice({ busy }: UpdateNoticeProps) {
  const { t } = useTranslation('home');
  const update = useDevice((state) => state.update);
  const applyUpdate = useDevice((state) => state.applyUpdate);
  if (update === 'none') return null;
  const replaced = update === 'replaced';
  return (
    <output className="home-notice">
      <Card tone="fleeing">
        <CardLine
          icon="info"
          action={
            busy ? undefined : (
              <Button onPress={applyUpdate}>
                {replaced ? t('update.restart') : t('update.take')}
              </Button>
            )
          }
        >
          {sentence(replaced)}
        </CardLine>
      </Card>
    </output>
  );

  function sentence(elsewhere: boolean): string {
    if (elsewhere) return busy ? t('update.replaced-after-battle') : t('update.replaced');
    return busy ? t('update.after-battle') : t('update.ready');
  }
}
