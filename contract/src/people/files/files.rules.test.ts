import { describe, expect, test } from 'vitest';
import { fileErrors } from './files.errors.ts';
import { fileLimits } from './files.limits.ts';
import { judgeBeforeUpload, judgeUpload, type Signature, type UploadTakes } from './files.rules.ts';

const plain: Signature = { mime: '', ext: '', executable: false, svg: false, workbook: false };
const of = (mime: string, ext = ''): Signature => ({ ...plain, mime, ext });

const verdict = (name: string, signature = plain, size = 10, takes: UploadTakes = 'everything') => {
  const judged = judgeUpload(takes, { name, size }, signature);
  return judged.ok ? judged.kind : judged.msgKey;
};

describe('programs (V07)', () => {
  test.each([
    'a.exe',
    'a.EXE',
    'photo.exe.jpg',
    'photo.jpg.exe ',
    'photo.exe.',
    'photo.e\u200Bxe.exe',
    'photo.ｅｘｅ',
    'photo\u202Egpj.exe',
    'setup.msi',
    'run.bat',
    'x.scr',
    'x.com',
    'x.apk',
  ])('%s is refused by name', (name) => {
    expect(verdict(name)).toBe('file.executable');
  });

  test.each(['report.pdf', 'www.example.com.txt', 'exe', 'my exe notes.txt'])('%s is none', (name) => {
    expect(verdict(name)).toBe('other');
  });

  test('are refused by signature whatever their name', () => {
    expect(verdict('holiday.jpg', { ...plain, executable: true })).toBe('file.executable');
    expect(verdict('holiday', of('application/x-elf', 'elf'))).toBe('file.executable');
  });
});

describe('spreadsheets (V08, D31)', () => {
  test.each(['a.xls', 'a.xlsx', 'a.csv', 'a.et', 'a.ods', 'A.XLSX'])('%s is refused by name', (name) => {
    expect(verdict(name)).toBe('file.spreadsheet');
  });

  test('are refused by content whatever their name', () => {
    const sheet = of('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx');
    expect(verdict('notes.zip', sheet)).toBe('file.spreadsheet');
    expect(verdict('notes.doc', { ...of('application/x-cfb', 'cfb'), workbook: true })).toBe(
      'file.spreadsheet',
    );
  });
});

test('D31: materials may be spreadsheets, and no programs', () => {
  const sheet = of('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx');
  expect(verdict('a.xlsx', sheet, 10, 'materials')).toBe('other');
  expect(verdict('a.xlsx', sheet, fileLimits.fileBytes + 1, 'materials')).toBe('file.too_large');
  expect(verdict('a.xlsx.exe', sheet, 10, 'materials')).toBe('file.executable');
});

describe('sizes (V09, K07, D33): the limit passes, one byte more does not', () => {
  test.each([
    ['picture', of('image/png'), fileLimits.imageBytes, 'file.image_too_large'],
    ['video', of('video/mp4'), fileLimits.videoBytes, 'file.video_too_large'],
    ['other', of('application/pdf'), fileLimits.fileBytes, 'file.too_large'],
  ])('%s', (kind, signature, most, refusal) => {
    expect(verdict('a', signature, most)).toBe(kind);
    expect(verdict('a', signature, most + 1)).toBe(refusal);
  });

  test('nothing at all is refused', () => {
    expect(verdict('a.txt', plain, 0)).toBe('file.failed');
  });
});

test.each([
  ['M06', verdict('a.exe'), 'Do not upload exe files!'],
  ['M07', verdict('a', of('application/pdf'), fileLimits.fileBytes + 1), 'Upload file too large!'],
  ['M07', verdict('a', of('video/mp4'), fileLimits.videoBytes + 1), 'upload video too large!'],
  ['M03', verdict('a', of('image/png'), fileLimits.imageBytes + 1), 'upload too large'],
  ['M08', verdict('a.mov', of('video/quicktime')), 'Only mp4, avi, flv format can be uploaded!'],
] as const)('%s: %s says "%s"', (_, key, words) => {
  expect(fileErrors[key as keyof typeof fileErrors].msg).toBe(words);
});

describe('videos (V10)', () => {
  test.each(['video/mp4', 'video/vnd.avi', 'video/x-flv'])('%s passes', (mime) => {
    expect(verdict('a', of(mime))).toBe('video');
  });

  test.each([
    ['a.mov', of('video/quicktime')],
    ['a.mkv', of('video/matroska')],
    ['a.mp4', of('video/webm')],
    ['a.mp4', plain],
  ])('%s of another format is refused', (name, signature) => {
    expect(verdict(name, signature)).toBe('file.video_format');
  });
});

describe('pictures', () => {
  test.each([
    ['a.svg', { ...plain, svg: true }],
    ['a.txt', { ...plain, svg: true }],
    ['a.jpg', plain],
    ['a.heic', of('image/heic')],
    ['a.png', of('application/pdf')],
  ])('%s that is no picture of ours is refused', (name, signature) => {
    expect(verdict(name, signature)).toBe('file.image_format');
  });

  test('are all that a portrait or a cover can be', () => {
    expect(verdict('a.pdf', of('application/pdf'), 10, 'pictures')).toBe('file.image_format');
    expect(verdict('a.mp4', of('video/mp4'), 10, 'pictures')).toBe('file.image_format');
    expect(verdict('a.png', of('image/png'), 10, 'pictures')).toBe('picture');
  });
});

describe('D79: a recording of the browser', () => {
  test.each(['video/webm', 'audio/webm'])('as %s passes up to its limit', (mime) => {
    expect(verdict('voice.webm', of(mime), fileLimits.voiceBytes)).toBe('voice');
    expect(verdict('voice.webm', of(mime), fileLimits.voiceBytes + 1)).toBe('file.too_large');
  });
});

describe('S09: a recording of a screen', () => {
  test.each(['video/webm', 'video/mp4'])('as %s passes up to its limit', (mime) => {
    expect(verdict('a', of(mime), fileLimits.recordingBytes, 'recordings')).toBe('recording');
    expect(verdict('a', of(mime), fileLimits.recordingBytes + 1, 'recordings')).toBe(
      'file.recording_too_large',
    );
  });

  test.each([
    ['a.png', of('image/png'), 'file.recording_format'],
    ['a.mov', of('video/quicktime'), 'file.recording_format'],
    ['a.webm', plain, 'file.recording_format'],
    ['a.svg', { ...plain, svg: true }, 'file.recording_format'],
    ['a.exe', of('video/webm'), 'file.executable'],
    ['a.webm.exe', of('video/mp4'), 'file.executable'],
  ])('%s of another kind is refused', (name, signature, refusal) => {
    expect(verdict(name, signature, 10, 'recordings')).toBe(refusal);
  });

  test.each([
    ['screen.webm', 'video/webm', 'recording'],
    ['screen.MP4', '', 'recording'],
    ['screen.mov', 'video/quicktime', 'file.recording_format'],
    ['screen.png', 'image/png', 'file.recording_format'],
  ])('%s is judged before it is sent', (name, type, expected) => {
    const judged = judgeBeforeUpload('recordings', { name, size: 10, type }, new Uint8Array(4));
    expect(judged.ok ? judged.kind : judged.msgKey).toBe(expected);
  });
});

describe('S04: a scene of videos', () => {
  test.each([
    ['a.mp4', of('video/mp4'), 'video'],
    ['a.flv', of('video/x-flv'), 'video'],
    ['a.mov', of('video/quicktime'), 'file.video_format'],
    ['a.png', of('image/png'), 'file.video_format'],
    ['a.pdf', of('application/pdf'), 'file.video_format'],
    ['a.mp4.exe', of('video/mp4'), 'file.executable'],
  ])('%s', (name, signature, expected) => {
    expect(verdict(name, signature, 10, 'videos')).toBe(expected);
  });

  test('V09: is as large as any video may be', () => {
    expect(verdict('a.mp4', of('video/mp4'), fileLimits.videoBytes, 'videos')).toBe('video');
    expect(verdict('a.mp4', of('video/mp4'), fileLimits.videoBytes + 1, 'videos')).toBe(
      'file.video_too_large',
    );
  });
});

describe('S07: a scene of books', () => {
  test.each([
    ['a.pdf', of('application/pdf'), 'other'],
    ['a.epub', of('application/epub+zip', 'epub'), 'file.book_format'],
    ['a.pdf', of('application/zip', 'zip'), 'file.book_format'],
    ['a.pdf', plain, 'file.book_format'],
    ['a.png', of('image/png'), 'file.book_format'],
    ['a.pdf.exe', of('application/pdf'), 'file.executable'],
  ])('%s', (name, signature, expected) => {
    expect(verdict(name, signature, 10, 'books')).toBe(expected);
  });

  test('is as large as the viewer opens', () => {
    expect(verdict('a.pdf', of('application/pdf'), fileLimits.documentBytes, 'books')).toBe('other');
    expect(verdict('a.pdf', of('application/pdf'), fileLimits.documentBytes + 1, 'books')).toBe(
      'file.too_large',
    );
  });
});

describe('V07 to V10: what a browser refuses before it sends', () => {
  const before = (name: string, size = 10, first = '', type = '') => {
    const judged = judgeBeforeUpload('everything', { name, size, type }, new TextEncoder().encode(first));
    return judged.ok ? judged.kind : judged.msgKey;
  };
  test.each([
    ['V07: a program by name', before('setup.exe'), 'file.executable'],
    ['V07: a program by a double ending', before('photo.exe.jpg'), 'file.executable'],
    ['V07: a renamed program', before('photo.jpg', 10, 'MZ..'), 'file.executable'],
    ['V08: a spreadsheet', before('marks.xlsx'), 'file.spreadsheet'],
    ['V09: a picture at the limit', before('a.png', fileLimits.imageBytes), 'picture'],
    ['V09: a picture above it', before('a.png', fileLimits.imageBytes + 1), 'file.image_too_large'],
    ['V09: a video at the limit', before('a.mp4', fileLimits.videoBytes), 'video'],
    ['V09: a video above it', before('a.mp4', fileLimits.videoBytes + 1), 'file.video_too_large'],
    ['V09: a file at the limit', before('a.pdf', fileLimits.fileBytes), 'other'],
    ['V09: a file above it', before('a.pdf', fileLimits.fileBytes + 1), 'file.too_large'],
    ['V10: a video whose type no browser knows', before('a.flv'), 'video'],
    ['V10: another video', before('a.mov', 10, '', 'video/quicktime'), 'file.video_format'],
    ['a drawing that can carry scripts', before('a.svg', 10, '', 'image/svg+xml'), 'file.image_format'],
    ['nothing at all', before('a.txt', 0), 'file.failed'],
  ])('%s', (_what, judged, expected) => expect(judged).toBe(expected));
});
