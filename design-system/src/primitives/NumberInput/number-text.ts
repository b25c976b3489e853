/** Which numbers may stand in an input. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Distance of two allowed numbers, counted from `min`, else from 0. */
  step: number;
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** A number as a language writes it, grouped: 1,234,567 or 1.234.567. @param languageTag BCP 47 */
export function numberText(value: number, languageTag: string, step: number): string {
  const digits = decimalsOf(step);
  return new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** The zeros of Western, Thai and full-width digits. */
const zeros = [0x30, 0xe50, 0xff10];

/** Digits of any script that our members type, as Western ones. */
const westernDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((at) => code >= at && code <= at + 9);
    return zero === undefined ? digit : String(code - zero);
  });

/** What somebody typed, as a number; nothing when it is none. Group separators may stand anywhere. */
export function parseNumber(typed: string, languageTag: string): number | null {
  const parts = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn' }).formatToParts(-12_345.6);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const bare = westernDigits(typed)
    .normalize('NFKC')
    .replaceAll(/[\s'’]/g, '')
    .replaceAll(markOf('group'), '')
    .replace(markOf('decimal'), '.')
    .replace('−', '-');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null;
}

/** Whether it lies in the range and on a step. */
export function isAllowed(value: number, range: NumberRange): boolean {
  return value === nearestAllowed(value, range);
}

/** The nearest number of the range that lies on a step. */
export function nearestAllowed(value: number, { min, max, step }: NumberRange): number {
  const from = min ?? 0;
  const round = (number: number) => Number(number.toFixed(Math.max(decimalsOf(step), decimalsOf(from))));
  const onStep = round(from + Math.round((value - from) / step) * step);
  if (min !== undefined && onStep < min) return min;
  if (max !== undefined && onStep > max) return round(from + Math.floor((max - from) / step) * step);
  return onStep;
}
