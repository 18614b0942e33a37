import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './MendSheet.css';

/** Content that a tap has opened below, scrolled into view above the sheet's fixed end. */
export function Asked({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Missing outside a browser.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mend-asked">
      {children}
    </div>
  );
}
