import { fileLimits, type MsgKey, type uploadScenes } from '@goldbean/contract';

export type Scene = (typeof uploadScenes)[number];

/** The uploads that a scene accepts, as the feature that uses them states it. */
export interface SceneRule {
  readonly takes: 'pictures' | 'everything';
  /** Pictures become still squares, as portraits are. */
  readonly square?: boolean;
}

/** The type of a file by its first bytes; `ext` and `mime` are empty for plain text and unknown types. */
export interface Signature {
  readonly mime: string;
  readonly ext: string;
  /** A program by its content (MZ, ELF, Mach-O), whatever its name. */
  readonly executable: boolean;
  /** SVG, which may contain scripts. */
  readonly svg: boolean;
  /** An Excel workbook of the old kind (a compound file with a Workbook stream). */
  readonly workbook: boolean;
}

type Kind = 'picture' | 'video' | 'other';
export type Verdict =
  | { readonly ok: true; readonly kind: Kind }
  | { readonly ok: false; readonly msgKey: MsgKey };

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

const refusal = (msgKey: MsgKey): Verdict => ({ ok: false, msgKey });

/**
 * The kind of an upload, or its refusal (V07 to V10, D31 to D33). The content decides the kind; a name can only lead
 * to a refusal.
 * @param takes what its scene accepts
 * @param size bytes; more than a scene allows when the rest was not kept
 */
export function judge(takes: SceneRule['takes'], name: string, size: number, signature: Signature): Verdict {
  const parts = nameParts(name);
  const ending = parts.at(-1) ?? '';
  if (size === 0) return refusal('file.failed');
  if (isExecutable(parts, signature)) return refusal('file.executable');
  if (spreadsheets.has(ending) || spreadsheets.has(signature.ext) || signature.workbook)
    return refusal('file.spreadsheet');
  if (pictures.has(signature.mime))
    return size > fileLimits.imageBytes ? refusal('file.image_too_large') : { ok: true, kind: 'picture' };
  if (takes === 'pictures') return refusal('file.image_format');
  if (otherPictures.has(signature.mime) || signature.svg || pictureNames.has(ending))
    return refusal('file.image_format');
  if (videos.has(signature.mime))
    return size > fileLimits.videoBytes ? refusal('file.video_too_large') : { ok: true, kind: 'video' };
  if (signature.mime.startsWith('video/') || videoNames.has(ending)) return refusal('file.video_format');
  return size > fileLimits.fileBytes ? refusal('file.too_large') : { ok: true, kind: 'other' };
}

const longestName = 120;

/** The sender's own name for a file, fit to be shown: no folders, no control or direction marks. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.toWellFormed().normalize('NFC').replace(/\p{C}/gu, '').trim());
  if (shown.length === 0) return 'file';
  if (shown.length <= longestName) return shown.join('');
  const ending = /\.[^.]{1,10}$/.exec(shown.join(''))?.[0] ?? '';
  return shown.slice(0, longestName - Array.from(ending).length).join('') + ending;
}
