import type { ReactNode } from 'react';
import './SectionHeading.css';

export type SectionHeadingProps = {
  readonly title: ReactNode;
  /** Accessible name, where the title is shortened. */
  readonly label?: string | undefined;
  /** On the right: a count, a word. */
  readonly trailing?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  /** For aria-labelledby of the section below. */
  readonly id?: string | undefined;
};

/** The heading of a section. */
export function SectionHeading({ title, label, trailing, level = 2, id }: SectionHeadingProps) {
  const Heading = headings[level];
  return (
    <div className="cluster apart level k-section-heading">
      <Heading className="k-section-title" id={id} aria-label={label}>
        {title}
      </Heading>
      {trailing === undefined ? null : <span className="hint at-end">{trailing}</span>}
    </div>
  );
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
