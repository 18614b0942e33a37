import { type ReactNode, useEffect, useState } from 'react';
import './PicturePreview.css';

type PicturePreviewProps = {
  /** Null if the browser cannot draw one. */
  readonly picture: Promise<Blob | null>;
  /** All text in the picture. */
  readonly label: string;
  readonly shape?: 'portrait' | 'square' | undefined;
  /** What is on the sheet until the picture is there. */
  readonly until?: ReactNode;
};

/** Preview of a picture to share. */
export function PicturePreview({ picture, label, shape = 'portrait', until }: PicturePreviewProps) {
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
  // Reserves the space before the picture is drawn.
  return (
    <p className={`middle k-picture k-picture-${shape}`}>
      {address === null ? until : <img src={address} alt={label} />}
    </p>
  );
}
