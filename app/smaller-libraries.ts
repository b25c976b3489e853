import type { Plugin } from 'vite';

/** The file of zod whose classes name the writer of JSON Schema. */
const zodClasses = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const schemaWriters = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const writerImport = /^import \{ createStandardJSONSchemaMethod, .* from "\.\.\/core\/to-json-schema\.js";$/m;
const noWriters = `const createStandardJSONSchemaMethod = () => () => { throw new Error('left out by app/smaller-libraries.ts'); };
const createToJSONSchemaMethod = createStandardJSONSchemaMethod;`;
/** Its English sentences, which no page says (words come by code), and its care for cycles, which JSON has none of. */
const englishImport = /^import en from "\.\.\/locales\/en\.js";$/m;
const englishSet = /^ *if \(!core\.globalConfig\.localeError\)\n *core\.config\(en\(\)\);$/m;
const cyclesSet =
  /^ *if \(!core\.globalConfig\.memoizer\)\n *core\.config\(\{ memoizer: core\.memoizer\(\) \}\);$/m;
/** Objects whose check is written as text and evaluated: the page's policy refuses that, and reports each try. */
const evaluatedObjects = 'core.$ZodObjectJIT.init(inst, def);';
const plainObjects = 'core.$ZodObject.init(inst, def);';
/** Formats as methods of strings: the contract writes them as functions, `z.email()`, of which those in use are kept. */
const stringFormats =
  /^(export const ZodString = .*\$constructor\("ZodString", \(inst, def\) => \{\n(?: .*\n)*\}), \{\n {4}email\((?:.*\n)*?\}\);$/m;
const zodParts = [writerImport, englishImport, englishSet, cyclesSet, stringFormats];

/** React Router's package offers bundlers its development build alone; the other one is beside it. */
const routerEntry = /[\\/]react-router[\\/]dist[\\/]development[\\/]index\.mjs$/;
const routerParts = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;
/** Its links and forms are not marked as free of side effects, so that pages without them would carry them. */
const markedLinks = /^(var (?:Link|NavLink|Form) = )(React\d*\.forwardRef\()/gm;
const namedLinks = /^(?:Link|NavLink|Form)\.displayName = .*;$/gm;

/** i18next's loader of words from a server, and its formats of numbers and dates inside words: ours come as modules, and none has a format. */
const i18nextFile = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
const wordsLoader = /^class Connector extends EventEmitter \{\n[^]*?^\}$/m;
const noLoader = 'class Connector extends EventEmitter { state = {}; }';
const wordsFormatter = /^class Formatter \{\n[^]*?^\}$/m;
const noFormatter = `class Formatter { format() { throw new Error('left out by app/smaller-libraries.ts'); } }`;

/** What i18next says to developers alone: it prints none of it without its option `debug`. */
const wordsWarnings = /^( *)this\.logger\.(?:log|warn|deprecate)\(.*\);$/gm;

/**
 * Takes out of libraries what no page uses and the bundler cannot see as unused: zod's writer of JSON Schema (the
 * server alone describes calls), its English sentences, its care for cycles, its formats as methods of strings and its evaluated checks, i18next's loader, formats and warnings,
 * React Router's links and forms, and its warnings for developers. A build fails when a library no longer looks as expected. docs/decisions/2026-11-22-the-first-route.md
 */
export function smallerLibraries(): Plugin {
  let hasLinks = false;
  return {
    name: 'smaller-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !routerEntry.test(found.id)) this.error(`${source} looks different now`);
        return found.id.replace(/development(?=[\\/]index\.mjs$)/, 'production');
      },
    },
    transform: {
      filter: { id: [zodClasses, routerParts, i18nextFile] },
      handler(code, id) {
        if (routerParts.test(id)) {
          hasLinks ||= markedLinks.test(code);
          return {
            code: code.replaceAll(markedLinks, '$1/* @__PURE__ */ $2').replaceAll(namedLinks, ''),
            map: null,
          };
        }
        if (i18nextFile.test(id)) {
          const isKnown =
            wordsLoader.test(code) && wordsFormatter.test(code) && code.search(wordsWarnings) >= 0;
          if (!isKnown) this.error('i18next looks different now');
          return {
            code: code
              .replace(wordsLoader, noLoader)
              .replace(wordsFormatter, noFormatter)
              .replaceAll(wordsWarnings, '$1;'),
            map: null,
          };
        }
        const isKnown = zodParts.every((part) => part.test(code)) && code.includes(evaluatedObjects);
        if (!schemaWriters.test(code) || !isKnown) this.error('zod looks different now');
        const without = [schemaWriters, englishImport, englishSet, cyclesSet].reduce(
          (left, part) => left.replace(part, ''),
          code,
        );
        return {
          code: without
            .replace(writerImport, noWriters)
            .replace(stringFormats, '$1);')
            .replace(evaluatedObjects, plainObjects),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !hasLinks) this.error('react-router looks different now');
    },
  };
}
