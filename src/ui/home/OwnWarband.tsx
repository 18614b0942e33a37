import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { PATHS } from '#ui/paths.ts';
import { useLinkTo } from './use-link-to.ts';
import './FirstVisit.css';

/** One quiet line to a warband of one's own; a tap puts both ways to it in its place. */
export function OwnWarband() {
  const { t } = useTranslation('home');
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button tone="ghost" block onPress={() => setOpen(true)}>
        <span className="line">
          {t('mine')} <Icon name="next" size={16} />
        </span>
      </Button>
    );
  }
  return (
    <div className="row" ref={focusFirst}>
      <WaysToWarband />
    </div>
  );
}

/** A warband is made here, or comes from a list. */
export function WaysToWarband() {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  return (
    <>
      <LinkButton {...linkTo(PATHS.newWarband)} icon="plus">
        {t('warbands.new')}
      </LinkButton>
      <LinkButton {...linkTo(PATHS.importer)} icon="import">
        {t('warbands.import')}
      </LinkButton>
    </>
  );
}

/** The line that was tapped is gone. */
function focusFirst(row: HTMLElement | null): void {
  row?.querySelector('a')?.focus();
}
