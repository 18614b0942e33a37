// @ts-check
// The results of the bench, and their table.

/**
 * One line of the table: the same measurement for the bare page and the app.
 * @typedef {object} Figure
 * @property {string} what with its unit
 * @property {number} bare
 * @property {number} app
 */

/**
 * @param {readonly number[]} values
 * @returns {number} NaN when there are none
 */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * The quantile: the smallest value that at least this part of all values does not exceed.
 * @param {readonly number[]} values
 * @param {number} part from 0 to 1
 * @returns {number} NaN when there are none
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * The figures as a Markdown table that is also readable as plain text.
 * @param {readonly Figure[]} figures
 * @returns {string}
 */
export function tableOf(figures) {
  const rows = [
    ['', 'bare page', 'app', 'ratio'],
    ...figures.map(({ what, bare, app }) => [what, shown(bare), shown(app), ratio(app, bare)]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(4, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [head = '', ...lines] = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  });
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, `| ${rule.join(' | ')} |`, ...lines].join('\n');
}

/**
 * Formats a value with its significant digits.
 * @param {number} value
 */
function shown(value) {
  if (!Number.isFinite(value)) return '–';
  return Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

/**
 * @param {number} app
 * @param {number} bare
 */
function ratio(app, bare) {
  return bare > 0 && Number.isFinite(app) ? (app / bare).toFixed(2) : '–';
}
