import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Which documents explain a family of codes, and how its rows are found there. */
interface CodeFamily {
  /** A whole code, such as a letter of the specification's rows and two digits. */
  readonly code: RegExp;
  /** Paths from the root. */
  readonly explainedIn: readonly string[];
}

/** Stands for the files of the contract that define calls. */
const contractCalls = 'contract/src/**/*.calls.ts';

/** The kinds of codes that code, tests and documents cite. Their letters and lengths differ, so a code has one kind. */
const families: readonly CodeFamily[] = [
  { code: /^[STEVPMKXNQ]\d{2}$/, explainedIn: ['docs/spec-rows.md'] },
  { code: /^D\d{2}$/, explainedIn: ['docs/rules.md'] },
  { code: /^[CG]\d{3}$/, explainedIn: [contractCalls, 'docs/spec-rows.md'] },
  { code: /^R\d{1,2}$/, explainedIn: ['docs/reliability.md'] },
  { code: /^G\d{1,2}$/, explainedIn: ['bench/README.md'] },
  { code: /^[FW]\d$/, explainedIn: ['docs/spec-rows.md'] },
  { code: /^domain 3\.\d{1,2}$/, explainedIn: ['docs/domain.md'] },
];

/**
 * A code as people cite it. Not one in a string by itself, such as a cell or an order number; not one in an address or a
 * colour; not one that coordinates follow, as in the path of a drawing.
 */
const cited =
  /(?<![\w#.$/\\&{}%+-])(?:[STEDVPMKXNQ]\d{2}|[CG]\d{3}|[RG]\d{1,2}|[FW]\d)\b(?!['"`]|[ ,]?-?\.?\d|\.\w)|\b[Dd]omain 3\.\d{1,2}\b/g;

/** A row of a table or a heading that begins with a code. */
const row = /^(?:\| |#{2,4} )([A-Z]\d{1,3}|3\.\d{1,2})\b/gm;

/** The identity of a call in the contract. */
const call = /^\s+id: '([CG]\d{3})',$/gm;

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** Every text file that git knows or would add, without lockfiles, drawings and lists of digests. */
export function textFiles(root: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /(\.(ts|tsx|js|cjs|sql|md|mdx|json|html|css|ya?ml|sh)|flaky\.tsv)$/.test(path))
    .filter((path) => !path.endsWith('package-lock.json') && existsSync(join(root, path)));
}

/** The codes that a text cites, each as often as it does. */
export function citationsIn(text: string): string[] {
  return [...text.matchAll(cited)].map(([code]) =>
    code.toLowerCase().startsWith('domain') ? code.toLowerCase() : code,
  );
}

/** The codes that a document explains: those with a row or a heading of their own. */
export function rowsIn(text: string): string[] {
  return [...text.matchAll(row)].map(([, code = '']) => (code.startsWith('3.') ? `domain ${code}` : code));
}

/** The calls that a source of the contract defines. */
export function callsIn(source: string): string[] {
  return [...source.matchAll(call)].map(([, id = '']) => id);
}

/**
 * What is cited and explained nowhere.
 * @returns lines `path: code`
 */
export function unknownCitations(root: string, files: readonly string[] = textFiles(root)): string[] {
  const known = families.map(({ code, explainedIn }) => {
    const codes = explainedIn.flatMap((path) =>
      path === contractCalls
        ? textFiles(root)
            .filter((file) => file.startsWith('contract/src/') && file.endsWith('.calls.ts'))
            .flatMap((file) => callsIn(read(root, file)))
        : rowsIn(read(root, path)),
    );
    return { code, codes: new Set(codes) };
  });
  const isKnown = (citation: string): boolean =>
    known.some(({ code, codes }) => code.test(citation) && codes.has(citation));
  return files.flatMap((path) =>
    [...new Set(citationsIn(read(root, path)))]
      .filter((citation) => !isKnown(citation))
      .map((citation) => `${path}: ${citation}`),
  );
}

/** How GitHub names the place of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/**
 * Relative links of documents that lead to no file, or to no heading of it.
 * @returns lines `path: link`
 */
export function deadLinks(root: string, files: readonly string[] = textFiles(root)): string[] {
  return files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const text = read(root, path).replace(/^ *```[\s\S]*?^ *```$/gm, '');
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      return links
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [target = '', anchor] = link.split('#');
          const file = target === '' ? path : join(dirname(path), target);
          if (!existsSync(join(root, file))) return true;
          return anchor !== undefined && !anchorsIn(read(root, file)).includes(anchor);
        })
        .map((link) => `${path}: ${link}`);
    });
}
