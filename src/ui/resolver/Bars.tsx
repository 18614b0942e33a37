import { useId, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverBar, ResolverPart } from '#rules/contract/resolver.ts';
import { compare, type Fraction, fraction, fractionText, toNumber } from '#rules/dice/fraction.ts';
import { kitTone, toneIcon } from '#ui/battle/looks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import './Bars.css';

/** What can come of it and how likely it is, exactly. */
export function Bars({ bars }: { readonly bars: readonly ResolverBar[] }) {
  // The same question may be asked of each of them: only its place tells one bar from the other.
  return bars.map((bar, index) => <Bar key={`${index} ${bar.id}`} bar={bar} />);
}

function Bar({ bar }: { readonly bar: ResolverBar }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const id = useId();
  const [exact, setExact] = useState(false);
  const title = words.of(`resolver.bar.${bar.id}`, bar.params);
  const parts = bar.parts.filter(({ chance }) => chance.num > 0n);
  return (
    <section className="bar-section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        trailing={
          <button
            type="button"
            className="bar-exact"
            aria-expanded={exact}
            onClick={() => setExact(!exact)}
          >
            {t('bars.exact')}
          </button>
        }
      />
      <div className="bar" aria-hidden="true">
        {parts.map((part) => (
          <Segment key={part.id} part={part} />
        ))}
      </div>
      {exact ? <Exact parts={parts} label={title} /> : <Legend parts={parts} label={title} />}
    </section>
  );
}

/** As wide as it is likely; what does not fit in stands in the legend all the same. */
function Segment({ part }: { readonly part: ResolverPart }) {
  const words = useWords();
  const tone = kitTone(part.tone);
  return (
    <span className={`bar-part k-tone-${tone}`} style={{ flexGrow: toNumber(part.chance) }}>
      <span className="bar-part-inner">
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
    <ul className="bar-legend" aria-label={label}>
      {parts.map((part) => (
        <li
          key={part.id}
          className={`k-tone-${kitTone(part.tone)}`}
          data-told={compare(part.chance, HALF) >= 0}
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

/** What is at least as wide as this tells all in the bar itself, unless type is very large. */
const HALF = fraction(1, 2);

/** "31957/157464", in two pieces where there is no room for one. */
function Exactly({ chance }: { readonly chance: Fraction }) {
  const [above, below] = fractionText(chance).split('/');
  return below === undefined ? (
    above
  ) : (
    <>
      {above}/<wbr />
      {below}
    </>
  );
}

/** The same as fractions. */
function Exact({ parts, label }: PartsProps) {
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
              <Exactly chance={part.chance} />
            </td>
            <td>{percent(part.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shapes tell the parts apart where colours don't. */
function iconOf({ sign, tone }: ResolverPart): IconName {
  return sign ?? toneIcon(tone, 'tick');
}
