import { fileLimits } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import { judge, shownName, type SceneRule, type Signature } from './files.domain.ts';

const plain: Signature = { mime: '', ext: '', executable: false, svg: false, workbook: false };
const of = (mime: string, ext = ''): Signature => ({ ...plain, mime, ext });

const verdict = (name: string, signature = plain, size = 10, takes: SceneRule['takes'] = 'everything') => {
  const judged = judge(takes, name, size, signature);
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

describe('sizes (V09, D33): the limit passes, one byte more does not', () => {
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

describe('the shown name', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\a\\report.pdf', 'report.pdf'],
    ['a\u202Egpj.pdf', 'agpj.pdf'],
    ['a\0b\nc.txt', 'abc.txt'],
    ['', 'file'],
    ['\uD800.txt', '\uFFFD.txt'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('%j becomes %j', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });
});
