import type { ComponentDocs } from '../../design-system/src/foundations/component-docs.ts';
import type { ComponentFacts } from './component-facts.ts';

/** What the page of a component is made of: what was written for designers, if it was, and what the source says. */
export interface PageSources {
  readonly docs: ComponentDocs | undefined;
  readonly facts: ComponentFacts;
}

const allDocs = import.meta.glob<ComponentDocs>('../../design-system/src/**/*.docs.ts', { import: 'docs' });
const allFacts = import.meta.glob<ComponentFacts>(
  ['../../design-system/src/{primitives,components,screens}/**/*.stories.tsx'],
  { query: '?facts', import: 'default' },
);

const noFacts: ComponentFacts = { unions: [], words: [], tokens: [], parts: [] };
const asked = new Map<string, Promise<PageSources>>();

/**
 * The sources of a page; the same promise for the same file.
 * @param storyFile path from the root of the house, `./design-system/src/...`, as Storybook names it
 */
export function sourcesOf(storyFile: string): Promise<PageSources> {
  const known = asked.get(storyFile) ?? load(storyFile.replace(/^\.\//, '../../'));
  asked.set(storyFile, known);
  return known;
}

async function load(storyFile: string): Promise<PageSources> {
  const [docs, facts] = await Promise.all([
    allDocs[storyFile.replace(/\.stories\.tsx$/, '.docs.ts')]?.(),
    allFacts[storyFile]?.(),
  ]);
  return { docs, facts: facts ?? noFacts };
}
