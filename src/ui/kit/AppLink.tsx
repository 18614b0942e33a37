import type { MouseEvent, ReactNode } from 'react';

/** Where a control leads: a real link, so that it can be opened, copied and reached by keyboard. */
export type LinkTarget = {
  readonly href: string;
  /** Navigates without reloading the page. Without it the browser follows the link. */
  readonly onNavigate?: ((href: string) => void) | undefined;
};

type AppLinkProps = LinkTarget & {
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
};

/** A link that leaves middle clicks and modifier keys to the browser. */
export function AppLink({ href, onNavigate, className, label, current, children }: AppLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={current === true ? 'page' : undefined}
      onClick={onNavigate && following(href, onNavigate)}
    >
      {children}
    </a>
  );
}

function following(href: string, navigate: (href: string) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified;
}
