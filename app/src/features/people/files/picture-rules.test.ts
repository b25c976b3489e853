import { fileLimits } from '@goldbean/contract/people';
import { expect, it } from 'vitest';
import { pictureRefusal } from './picture-rules.ts';

it.each([
  ['a picture of exactly 10 MiB', { type: 'image/png', size: fileLimits.imageBytes }, null],
  ['one byte more', { type: 'image/png', size: fileLimits.imageBytes + 1 }, 'file.image_too_large'],
  ['a document', { type: 'application/pdf', size: 5 }, 'file.image_format'],
  ['a file of no kind', { type: '', size: 5 }, 'file.image_format'],
  ['a drawing that can carry scripts', { type: 'image/svg+xml', size: 5 }, 'file.image_format'],
])('V20, K07: %s', (_name, file, expected) => expect(pictureRefusal(file)).toBe(expected));
