import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** Adds a note to the journal. */
export function NoteSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const [text, setText] = useState('');
  const write = () => {
    table.send({ type: 'write-note', text });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.note')}>
      <div className="stack">
        <TextField
          label={t('note.text')}
          value={text}
          onChange={setText}
          maxLength={500}
          multiline
        />
        <Button tone="ember" size="large" block disabled={text.trim() === ''} onPress={write}>
          {t('note.write')}
        </Button>
      </div>
    </OpenSheet>
  );
}
