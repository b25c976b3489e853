import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A difference or fault to be looked at. */
export type LookFinding =
  | { kind: 'changed'; name: string; pixels: number; expected: Buffer; actual: Buffer; diff: Buffer }
  | { kind: 'new'; name: string; actual: Buffer }
  | { kind: 'unknown'; name: string; actual: Buffer }
  | { kind: 'stale'; name: string }
  | { kind: 'same'; name: string; other: string }
  | { kind: 'broken'; name: string; reason: string }
  | { kind: 'fault'; name: string; rule: string; where: string };

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** One line for the terminal. */
export function describeFinding(finding: LookFinding): string {
  switch (finding.kind) {
    case 'changed':
      return `changed  ${finding.name}: ${finding.pixels} pixels`;
    case 'new':
      return `new      ${finding.name}: not accepted yet`;
    case 'unknown':
      return `changed  ${finding.name}: no late commit of accepted.tsv shows what it was accepted of`;
    case 'stale':
      return `stale    ${finding.name}: accepted, without a story`;
    case 'same':
      return `same     ${finding.name}: shows what ${finding.other} shows; show its state, or tag it same-picture and say why`;
    case 'broken':
      return `broken   ${finding.name}: ${finding.reason}`;
    case 'fault':
      return `fault    ${finding.name}: ${finding.rule}, ${finding.where}`;
  }
}

/** Writes a page with expected, actual and difference side by side. @returns its file */
export async function writeReport(folder: string, findings: readonly LookFinding[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const [index, finding] of findings.entries()) {
    const cells: string[] = [];
    const picture = async (label: string, data: Buffer): Promise<void> => {
      const file = `${index}-${label}.png`;
      await writeFile(join(folder, file), data);
      cells.push(
        `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`,
      );
    };
    if (finding.kind === 'changed') {
      await picture('expected', finding.expected);
      await picture('actual', finding.actual);
      await picture('difference', finding.diff);
    } else if (finding.kind === 'new' || finding.kind === 'unknown') {
      await picture('actual', finding.actual);
    }
    rows.push(`<section><h2>${escape(describeFinding(finding))}</h2><div>${cells.join('')}</div></section>`);
  }
  const style =
    'body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;overflow:auto}figure{margin:0}img{max-width:600px;border:1px solid #ccc}';
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Visual tests</title><style>${style}</style><h1>${findings.length} to look at</h1>${rows.join('')}`,
  );
  return file;
}
