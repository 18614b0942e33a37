import { useEffect, useState } from 'react';
import './PicturePreview.css';

type PicturePreviewProps = {
  /** Null where the browser can't draw one. */
  readonly picture: Promise<Blob | null>;
  /** Every word that stands in it. */
  readonly label: string;
  readonly shape?: 'portrait' | 'square' | undefined;
};

/** A picture as it will be handed on. */
export function PicturePreview({ picture, label, shape = 'portrait' }: PicturePreviewProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let made: string | null = null;
    const show = async () => {
      const blob = await picture;
      if (blob === null || left) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    void show();
    return () => {
      left = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [picture]);
  // Its place is there before it has been drawn.
  return (
    <p className={`k-picture k-picture-${shape}`}>
      {address === null ? null : <img src={address} alt={label} />}
    </p>
  );
}
