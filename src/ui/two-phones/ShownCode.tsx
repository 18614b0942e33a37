import { useMemo } from 'react';
import { CodePicture, drawCode } from '#ui/hand-over/QrCode.tsx';
import '#ui/hand-over/HandOver.css';
import '#ui/pass-battle/PassBattle.css';
import './ShownCode.css';

type ShownCodeProps = { readonly code: string; readonly label: string };

/** This phone's code, for the camera of the other one. */
export function ShownCode({ code, label }: ShownCodeProps) {
  const drawn = useMemo(() => drawCode(code), [code]);
  return (
    <div className="grid gap-3 code-round shown-code">
      <CodePicture drawn={drawn} label={label} />
    </div>
  );
}
