import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInputs } from './inputs.ts';
import { checkOut } from './storybook-build.ts';

/*
 * node visual-tests/changed-stories.ts <commit>: the files of stories that are made of something else than at that commit, one
 * a line, relative to the root. What is not committed counts.
 */

const root = join(import.meta.dirname, '..');
/** In which stories speak as component tests. */
const languages = ['zh_CN', 'en'] as const;

const [commit = 'HEAD'] = process.argv.slice(2);
const checkout = checkOut(root, commit);
try {
  const before = createInputs(checkout.folder);
  const now = createInputs(root);
  const stories = globSync('{app/src,design-system/src,.storybook}/**/*.stories.tsx', { cwd: root });
  const changed = stories.filter(
    (story) =>
      !existsSync(join(checkout.folder, story)) ||
      languages.some(
        (language) => now.digestOfStory(language, story) !== before.digestOfStory(language, story),
      ),
  );
  process.stdout.write(changed.map((story) => `${story}\n`).join(''));
} finally {
  checkout.remove();
}
