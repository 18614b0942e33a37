import { memo } from 'react';
import { useBare } from './store.ts';

/** A header that counts every tap, and a row for each fighter. */
export function Page() {
  const count = useBare(({ rows }) => rows.length);
  return (
    <>
      <Header />
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <Fighter key={index} index={index} />
        ))}
      </ul>
    </>
  );
}

function Header() {
  const hurt = useBare(({ rows }) => rows.filter(({ wounds }) => wounds > 0).length);
  const taps = useBare((state) => state.taps);
  const state = useBare(({ saved }) => (saved === taps ? 'saved' : 'saving'));
  return (
    <header>
      <h1>Table</h1>
      <p>
        {hurt} hurt, {taps} taps, <output data-save={state}>{state}</output>
      </p>
    </header>
  );
}

const Fighter = memo(function Fighter({ index }: { readonly index: number }) {
  const row = useBare(({ rows }) => rows[index]);
  const tap = useBare((state) => state.tap);
  if (row === undefined) return null;
  const name = `Fighter ${index + 1}`;
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{row.wounds === 0 ? 'standing' : `${row.wounds} wounds lost`}</small>
      </div>
      <button
        type="button"
        aria-pressed={row.near}
        aria-label={`${name}: near the leader`}
        onClick={() => tap({ kind: 'near', row: index })}
      >
        12”
      </button>
      <button
        type="button"
        aria-label={`${name}: a wound`}
        onClick={() => tap({ kind: 'wound', row: index })}
      >
        −1
      </button>
    </li>
  );
});
