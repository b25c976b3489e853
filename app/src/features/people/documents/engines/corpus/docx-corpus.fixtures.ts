import { containerCases } from './container-cases.fixtures.ts';
import { contentCases } from './content-cases.fixtures.ts';
import type { DocumentCase } from './document-case.fixtures.ts';
import { libreofficeCases } from './libreoffice-habits.fixtures.ts';
import { pageCases } from './page-cases.fixtures.ts';
import { wordCases } from './word-habits.fixtures.ts';
import { wpsCases } from './wps-habits.fixtures.ts';

/** Text documents by the habits of the programs that write them. */
export const documentCases: readonly DocumentCase[] = [
  ...containerCases,
  ...contentCases,
  ...pageCases,
  ...wordCases,
  ...wpsCases,
  ...libreofficeCases,
];
