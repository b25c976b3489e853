/** A row of a CSV. */
export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** Its fields without blanks around them. */
  readonly fields: readonly string[];
}

/**
 * The rows of a CSV as RFC 4180 has it: fields with commas, quotes or line ends stand in quotes. Empty lines are none.
 * @throws Error that names the line whose quotes are wrong
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let line = 1;
  let lineAfter = 1;
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  // After a comma one more field follows, even at the very end.
  while (field.lastIndex < source.length || fields.length > 0) {
    const found = field.exec(source);
    if (!found) throw new Error(`line ${lineAfter}: a quote stands where none may, or does not end`);
    fields.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
    lineAfter += found[0].split('\n').length - 1;
    if (found[3] === ',') continue;
    if (fields.some((value) => value !== '')) rows.push({ line, fields });
    fields = [];
    line = lineAfter;
  }
  return rows;
}
