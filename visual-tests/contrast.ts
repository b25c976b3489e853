import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** A text with too little contrast to its background. */
export interface ContrastFault {
  readonly rule: string;
  /** The element, with the contrast it has and the one it needs. */
  readonly where: string;
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs only the contrast rule of axe; the component tests run the rules that do not depend on colours. */
export async function findContrastFaults(page: Page): Promise<ContrastFault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe });
  const violations = await page.evaluate(async () => {
    const { axe: loaded } = window as unknown as {
      axe: { run(root: Element, options: object): Promise<AxeResults> };
    };
    const results = await loaded.run(document.body, { runOnly: ['color-contrast'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => ({
        rule: id,
        where: `${html.slice(0, 120)} ${any.map(({ message }) => message).join(' ')}`,
      })),
    );
  });
  return violations;
}
