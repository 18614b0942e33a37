import type { ReactNode } from 'react';
import { number } from '#i18n/format.ts';
import type { Deed } from '#roster/chronicle.ts';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { useDeedWords } from './deed-words.ts';
import './Chronicle.css';

type DeedRowProps = {
  readonly deed: Deed;
  /** Whose it is, among the deeds of several warbands. */
  readonly whose?: ReactNode;
};

/** A deed of arms, its number first. */
export function DeedRow({ deed, whose }: DeedRowProps) {
  const words = useDeedWords();
  return (
    <li className="line chronicle-deed">
      <b>{number(deed.count)}</b>
      <RowWords title={deed.name} subtitle={words(deed, whose !== undefined)} />
      {whose}
    </li>
  );
}
