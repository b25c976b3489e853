import type { fileErrors } from './files.errors.ts';
import { fileLimits } from './files.limits.ts';

/*
 * What may be uploaded (V07 to V10, D31 to D33). The server asks it of the content, the app of what a browser knows
 * before anything is sent, so that both refuse by the same words.
 */

/**
 * What a scene accepts; `materials` is everything and spreadsheets, which a chat refuses (D31); `recordings` are those of a
 * screen alone (S09), `videos` those of V10 alone; `books` PDFs alone, as large as the viewer of documents opens (S07).
 */
export type UploadTakes = 'pictures' | 'recordings' | 'videos' | 'books' | 'everything' | 'materials';

/** The type of a file; `ext` and `mime` are empty for plain text and unknown types. */
export interface Signature {
  readonly mime: string;
  readonly ext: string;
  /** A program by its content (MZ, ELF, Mach-O), whatever its name. */
  readonly executable: boolean;
  /** SVG, which may contain scripts. */
  readonly svg: boolean;
  /** An Excel workbook by its content, where `mime` does not say so. */
  readonly workbook: boolean;
}

/** `voice` and `recording`: recordings of the browser (D79, S09), which the server still has to read. */
export type UploadKind = 'picture' | 'video' | 'voice' | 'recording' | 'other';
export type UploadVerdict =
  | { readonly ok: true; readonly kind: UploadKind }
  | { readonly ok: false; readonly msgKey: keyof typeof fileErrors };

/** Starts of programs: Windows and DOS, Linux, macOS in its four spellings, Java and macOS for two machines. */
const programs = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

/** Whether a file is a program by its content. @param first its first bytes, 4 are enough */
export function isProgram(first: Uint8Array): boolean {
  const start = Array.from(first.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return programs.some((program) => start.startsWith(program));
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Refused as the last part of a name (V07). */
const executables = words(
  'exe com scr pif msi msp bat cmd dll cpl hta vbs vbe jse wsf wsh ps1 lnk jar apk app dmg elf sh reg',
);
/** Refused anywhere between dots: `photo.exe.jpg` shows as a picture where endings are hidden. */
const hiddenExecutables = words('exe scr pif msi bat cmd vbs ps1 hta');
const executableTypes = words(
  'application/x-msdownload application/x-elf application/x-mach-binary application/java-vm ' +
    'application/java-archive application/vnd.android.package-archive application/x-ms-shortcut',
);

/** V08, D31. */
const spreadsheets = words('xls xlsx xlsm xlsb xlt xltx xltm csv et ett ods ots fods numbers');

/** Picture types that are decoded and re-encoded (R18). */
const pictures = words('image/jpeg image/png image/apng image/gif image/webp');
const otherPictures = words(
  'image/tiff image/bmp image/heic image/heif image/heic-sequence image/heif-sequence image/avif image/jxl ' +
    'image/x-icon image/icns image/jp2',
);
const pictureNames = words('jpg jpeg jpe jfif png apng gif webp svg svgz tif tiff bmp heic heif avif ico');

/** V10. */
const videos = words('video/mp4 video/vnd.avi video/x-msvideo video/x-flv');
const videoNames = words(
  'mp4 avi flv mov mkv webm wmv m4v mpg mpeg 3gp 3g2 ts mts rm rmvb ogv f4v asf vob divx',
);

/** S09: what browsers write of a screen, and what a member chooses. */
const screens = words('video/webm video/mp4');

/** Recordings of a browser: the container is the same with and without pictures. */
const recordings = words('video/webm audio/webm');

/** Parts of a name between dots, without characters that some systems ignore or hide. */
function nameParts(name: string): string[] {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zs}]/gu, ' ')
    .replace(/[\s.]+$/, '')
    .toLowerCase();
  return plain
    .split('.')
    .slice(1)
    .map((part) => part.trim());
}

function isExecutable(parts: readonly string[], signature: Signature): boolean {
  return (
    signature.executable ||
    executableTypes.has(signature.mime) ||
    executables.has(parts.at(-1) ?? '') ||
    parts.some((part) => hiddenExecutables.has(part))
  );
}

const refusal = (msgKey: keyof typeof fileErrors): UploadVerdict => ({ ok: false, msgKey });

/**
 * The kind of an upload, or its refusal. The content decides the kind; a name can only lead to a refusal.
 * @param takes what its scene accepts
 * @param size bytes; more than a scene allows when the rest was not kept
 */
export function judgeUpload(
  takes: UploadTakes,
  { name, size }: { readonly name: string; readonly size: number },
  signature: Signature,
): UploadVerdict {
  const parts = nameParts(name);
  const ending = parts.at(-1) ?? '';
  if (size === 0) return refusal('file.failed');
  if (isExecutable(parts, signature)) return refusal('file.executable');
  const isSpreadsheet = spreadsheets.has(ending) || spreadsheets.has(signature.ext) || signature.workbook;
  if (isSpreadsheet && takes !== 'materials') return refusal('file.spreadsheet');
  if (takes === 'recordings') {
    if (!screens.has(signature.mime)) return refusal('file.recording_format');
    return size > fileLimits.recordingBytes
      ? refusal('file.recording_too_large')
      : { ok: true, kind: 'recording' };
  }
  if (takes === 'books') {
    if (signature.mime !== 'application/pdf') return refusal('file.book_format');
    return size > fileLimits.documentBytes ? refusal('file.too_large') : { ok: true, kind: 'other' };
  }
  if (takes === 'videos' && !videos.has(signature.mime)) return refusal('file.video_format');
  if (pictures.has(signature.mime))
    return size > fileLimits.imageBytes ? refusal('file.image_too_large') : { ok: true, kind: 'picture' };
  if (takes === 'pictures') return refusal('file.image_format');
  if (otherPictures.has(signature.mime) || signature.svg || pictureNames.has(ending))
    return refusal('file.image_format');
  if (videos.has(signature.mime))
    return size > fileLimits.videoBytes ? refusal('file.video_too_large') : { ok: true, kind: 'video' };
  if (recordings.has(signature.mime) && ending === 'webm')
    return size > fileLimits.voiceBytes ? refusal('file.too_large') : { ok: true, kind: 'voice' };
  if (signature.mime.startsWith('video/') || videoNames.has(ending)) return refusal('file.video_format');
  return size > fileLimits.fileBytes ? refusal('file.too_large') : { ok: true, kind: 'other' };
}

/** Types of endings, since browsers do not know them all (flv) or ask the operating system. */
const typesOfEndings: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  pdf: 'application/pdf',
};

/**
 * What a browser can say of a file before it is sent: its name, the start of its content, and the type it guessed.
 * The server may still refuse what is not what its name says.
 */
export function judgeBeforeUpload(
  takes: UploadTakes,
  file: { readonly name: string; readonly size: number; readonly type: string },
  first: Uint8Array,
): UploadVerdict {
  const mime = typesOfEndings[nameParts(file.name).at(-1) ?? ''] ?? file.type;
  return judgeUpload(takes, file, {
    mime,
    ext: '',
    executable: isProgram(first),
    svg: false,
    workbook: false,
  });
}
