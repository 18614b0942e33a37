import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './MendSheet.css';

/** What a tap has opened below: in sight at once, above what stays at the end of the sheet. */
export function Asked({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Not there outside of a browser.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mend-asked">
      {children}
    </div>
  );
}
