export { glossaryTerms } from './glossary-terms.ts';
