import { useTranslation } from '#i18n/use-translation.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';

type SampleOfferProps = {
  readonly systemId: string;
  readonly onAdded: () => void;
};

/** Sample warbands, offered while the player has none in this game. */
export function SampleOffer({ systemId, onAdded }: SampleOfferProps) {
  const { t } = useTranslation('roster');
  const { systems } = useStores();
  const none = useWarbands(
    ({ warbands }) => !warbands?.some((warband) => warband.systemId === systemId),
  );
  const addSamples = useWarbands((state) => state.addSamples);
  if (!none || !systems.hasSamples(systemId)) return null;
  const add = async () => {
    await addSamples(systemId);
    onAdded();
  };
  return (
    <section className="stack" aria-label={t('samples.title')}>
      <p>{t('samples.hint')}</p>
      <Button block size="large" icon="plus" onPress={() => void add()}>
        {t('samples.add')}
      </Button>
    </section>
  );
}
