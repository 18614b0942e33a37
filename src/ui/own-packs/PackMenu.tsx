import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { NewPack } from './NewPack.tsx';
import { usePack } from './pack-context.ts';

type PackMenuProps = {
  /** null: warbands or battles are of it. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
};

/** What is rarely done with a pack: another one like it, and its removal. */
export function PackMenu({ onRemove, onClose }: PackMenuProps) {
  const { t } = useTranslation('own-packs');
  const { form, system, words, users } = usePack();
  const [copying, setCopying] = useState(false);
  if (copying) return <NewPack systemId={system.id} from={form.id} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t('menu')} closeLabel={t('close')}>
      <div className="stack-wide">
        <Button block icon="copy" onPress={() => setCopying(true)}>
          {t('copy')}
        </Button>
        {onRemove === null ? (
          <p className="quiet">
            {t('remove-used', { warbands: users.map((one) => words.warband(one)).join(', ') })}
          </p>
        ) : (
          <Button block icon="trash" onPress={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
