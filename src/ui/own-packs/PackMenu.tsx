import { useState } from 'react';
import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnPacks } from '#store/hooks/own-packs.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Later } from '#ui/kit/Later.tsx';
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
  const { form, system, words, called, users } = usePack();
  const [copying, setCopying] = useState(false);
  const [sharing, setSharing] = useState(false);
  const played = useOwnPacks(system.id).find(({ id }) => id === form.id)?.read;
  if (copying) return <NewPack systemId={system.id} from={form.id} onClose={onClose} />;
  if (sharing && played?.ok === true)
    return <Later load={SHARING} props={{ pack: played.pack, name: called.pack, onClose }} />;
  return (
    <Sheet open onClose={onClose} title={t('menu')} closeLabel={t('close')}>
      <div className="stack-wide">
        {played?.ok === true ? (
          <Button block icon="export" onPress={() => setSharing(true)}>
            {t('share.open')}
          </Button>
        ) : null}
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

/** With words that only those need who hand something on. */
const SHARING = async () => {
  const [{ HandOverPack }] = await Promise.all([
    import('./HandOverPack.tsx'),
    loadScreenWords('hand-over'),
    loadScreenWords('pass-battle'),
  ]);
  return HandOverPack;
};
