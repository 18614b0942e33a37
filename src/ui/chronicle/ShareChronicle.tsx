import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { chronicleText, pictureWords, useChronicleFacts } from './chronicle-facts.ts';
import { chroniclePicture } from './chronicle-picture.ts';
import { ShareSheet } from './ShareSheet.tsx';

type ShareChronicleProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly onClose: () => void;
};

/** Shares the chronicle as a picture or as text; mounted while open. */
export function ShareChronicle({ warband, system, onClose }: ShareChronicleProps) {
  const { t } = useTranslation('after-battle');
  const facts = useChronicleFacts(warband, system);
  return (
    <ShareSheet
      title={t('chronicle.share')}
      name={facts.name}
      picture={(measure) => chroniclePicture(facts, measure)}
      words={t('chronicle.preview', { words: pictureWords(facts) })}
      hint={t('chronicle.picture-hint')}
      text={chronicleText(facts)}
      onClose={onClose}
    />
  );
}
