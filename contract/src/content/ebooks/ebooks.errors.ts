import { codes, defineErrors } from '../../shared/errors.ts';

export const ebookErrors = defineErrors('ebook', {
  missing: { code: codes.missing, msg: 'This book does not exist' },
  title: { code: codes.invalid, msg: 'A title has 1 to 80 characters' },
  author: { code: codes.invalid, msg: 'Say in 1 to 60 characters who wrote it' },
  about: { code: codes.invalid, msg: 'Say in 1 to 1000 characters what it is about' },
  file: { code: codes.invalid, msg: 'Choose the book, a PDF' },
  broken: { code: codes.invalid, msg: 'This PDF cannot be opened' },
  locked: { code: codes.invalid, msg: 'This PDF asks for a password' },
  too_long: { code: codes.invalid, msg: 'A book has at most 3000 pages' },
  page: { code: codes.invalid, msg: 'The book has no such page' },
  note: { code: codes.invalid, msg: 'A note at a bookmark has at most 200 characters' },
});
