import { type ReactNode, useId, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverBar, ResolverPart } from '#rules/contract/resolver.ts';
import { compare, type Fraction, fraction, fractionText, toNumber } from '#rules/dice/fraction.ts';
import { kitTone, toneIcon } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import './Bars.css';
import '#ui/kit/tones.css';

/** The possible outcomes with their chances, one bar for each question; one tap gives all of them exactly. */
export function Bars({ bars }: { readonly bars: readonly ResolverBar[] }) {
  const { t } = useTranslation('resolver');
  const [exact, setExact] = useState(false);
  const toggle = (
    <button
      type="button"
      className="hint bar-exact"
      aria-expanded={exact}
      onClick={() => setExact(!exact)}
    >
      {t('bars.exact')}
    </button>
  );
  return bars.map((bar, index) => (
    // Bars of several fighters may share an id, so the index is part of the key.
    <Bar
      key={`${index} ${bar.id}`}
      bar={bar}
      exact={exact}
      trailing={index === 0 ? toggle : undefined}
    />
  ));
}

type BarProps = {
  readonly bar: ResolverBar;
  /** As a table of fractions. */
  readonly exact: boolean;
  readonly trailing: ReactNode;
};

function Bar({ bar, exact, trailing }: BarProps) {
  const words = useWords();
  const id = useId();
  const title = words.of(`resolver.bar.${bar.id}`, bar.params);
  const parts = bar.parts.filter(({ chance }) => chance.num > 0n);
  return (
    <section className="bar-section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} trailing={trailing} />
      <div className="bar" aria-hidden="true">
        {parts.map((part) => (
          <Segment key={part.id} part={part} />
        ))}
      </div>
      {exact ? (
        <FractionTable parts={parts} label={title} />
      ) : (
        <Legend parts={parts} label={title} />
      )}
    </section>
  );
}

/** Its width is its chance. The legend repeats what may not fit into it. */
function Segment({ part }: { readonly part: ResolverPart }) {
  const words = useWords();
  const tone = kitTone(part.tone);
  return (
    <span className={`bar-part k-tone-${tone}`} style={{ flexGrow: toNumber(part.chance) }}>
      <span className="cluster middle unbroken bar-part-inner">
        <Icon name={iconOf(part)} size={20} />
        <span className="bar-word">{words.of(`resolver.outcome.${part.id}`)}</span>
        <span className="bar-percent">{percent(part.chance)}</span>
      </span>
    </span>
  );
}

type PartsProps = { readonly parts: readonly ResolverPart[]; readonly label: string };

function Legend({ parts, label }: PartsProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <ul className="cluster apart bar-legend" aria-label={label}>
      {parts.map((part) => (
        <li
          key={part.id}
          className={`k-tone-${kitTone(part.tone)}`}
          data-on-bar={compare(part.chance, HALF) >= 0}
        >
          <Icon name={iconOf(part)} size={18} />
          <span>
            {t('bars.part', {
              outcome: words.of(`resolver.outcome.${part.id}`),
              chance: percent(part.chance),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Segments at least this wide show everything in the bar itself, unless type is very large. */
const HALF = fraction(1, 2);

/** "31957/157464", with a line break opportunity. */
function FractionText({ chance }: { readonly chance: Fraction }) {
  const [numerator, denominator] = fractionText(chance).split('/');
  return denominator === undefined ? (
    numerator
  ) : (
    <>
      {numerator}/<wbr />
      {denominator}
    </>
  );
}

/** The outcomes as exact fractions. */
function FractionTable({ parts, label }: PartsProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <table className="bar-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('bars.outcome')}</th>
          <th scope="col">{t('bars.fraction')}</th>
          <th scope="col">{t('bars.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id} className={`k-tone-${kitTone(part.tone)}`}>
            <th scope="row">
              <Icon name={iconOf(part)} size={18} />
              <span>{words.of(`resolver.outcome.${part.id}`)}</span>
            </th>
            <td>
              <FractionText chance={part.chance} />
            </td>
            <td>{percent(part.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Distinguishes segments without colour. */
function iconOf({ sign, tone }: ResolverPart): IconName {
  return sign ?? toneIcon(tone, 'tick');
}
