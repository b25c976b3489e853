import { readFileSync } from 'node:fs';
import { loadWords } from '@goldbean/locales';
import type { Plugin } from 'vite';
import { componentFacts } from './component-facts.ts';
import type { ReadSource } from './imports.ts';
import { wordKeysOf } from './word-keys.ts';

/** Of a story file: `Button.stories.tsx?facts` is what the source of Button says about it. */
const asked = '?facts';
const prefix = '\0facts:';

/** Text of a file; undefined where there is none. */
export const readSource: ReadSource = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Lets the docs page import the facts of a component, one at a time, as the page is opened. */
export const factsPlugin = (): Plugin => ({
  name: 'goldbean-component-facts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(asked)) return null;
    const story = await this.resolve(source.slice(0, -asked.length), importer, { skipSelf: true });
    return story && `${prefix}${story.id.replace(/\.stories\.tsx$/, '')}`;
  },
  async load(id) {
    if (!id.startsWith(prefix)) return null;
    const file = `${id.slice(prefix.length)}.tsx`;
    const keys = wordKeysOf(await loadWords('en'));
    const read: ReadSource = (path) => {
      const text = readSource(path);
      if (text !== undefined) this.addWatchFile(path);
      return text;
    };
    return `export default ${JSON.stringify(componentFacts(file, read, keys))};`;
  },
});
