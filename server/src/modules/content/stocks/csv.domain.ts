/**
 * The rows of a CSV as RFC 4180 has it: fields with commas, quotes or line ends stand in quotes. Empty lines are none.
 * @throws Error when a quote does not end
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const at = field.lastIndex;
    const found = field.exec(source);
    if (!found) throw new Error(`line ${rows.length + 1} cannot be read from character ${at} on`);
    row.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
    if (found[3] === ',') continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
