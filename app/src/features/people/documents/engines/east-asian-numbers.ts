/** Digits, and what stands after tens, hundreds, thousands and after groups of four digits. */
interface Numerals {
  readonly digits: string;
  readonly steps: readonly string[];
  readonly groups: readonly string[];
}

const groups = ['', '万', '亿', '万亿'];
const traditionalGroups = ['', '萬', '億', '萬億'];
const steps = ['', '十', '百', '千'];

const simplified: Readonly<Record<string, Numerals>> = {
  1: { digits: '〇一二三四五六七八九', steps, groups },
  2: { digits: '零壹贰叁肆伍陆柒捌玖', steps: ['', '拾', '佰', '仟'], groups },
  3: { digits: '０１２３４５６７８９', steps, groups },
};
const traditional: Readonly<Record<string, Numerals>> = {
  1: { digits: '〇一二三四五六七八九', steps, groups: traditionalGroups },
  2: { digits: '零壹貳參肆伍陸柒捌玖', steps: ['', '拾', '佰', '仟'], groups: traditionalGroups },
  3: { digits: '０１２３４５６７８９', steps, groups: traditionalGroups },
};

const spell = (digits: string, { digits: signs }: Numerals): string =>
  Array.from(digits, (digit) => signs[Number(digit)] ?? digit).join('');

/** Up to four digits, with one zero for those left out between two others. */
function group(digits: string, numerals: Numerals): string {
  let text = '';
  let isZero = false;
  for (const [at, digit] of Array.from(digits).entries()) {
    if (digit === '0') isZero = text !== '';
    else {
      text +=
        (isZero ? numerals.digits[0] : '') +
        spell(digit, numerals) +
        (numerals.steps[digits.length - 1 - at] ?? '');
      isZero = false;
    }
  }
  return text;
}

function count(digits: string, numerals: Numerals): string {
  const plain = digits.replace(/^0+/, '');
  if (plain === '') return numerals.digits[0] ?? '';
  // Beyond the largest group numbers are spelled.
  if (plain.length > 16) return spell(plain, numerals);
  let text = '';
  for (let end = plain.length % 4 || 4; end <= plain.length; end += 4) {
    const part = plain.slice(Math.max(0, end - 4), end);
    const read = group(part, numerals);
    const isShort = part.startsWith('0') && text !== '' && read !== '';
    text +=
      (isShort ? numerals.digits[0] : '') +
      read +
      (read && (numerals.groups[(plain.length - end) / 4] ?? ''));
  }
  return text;
}

/**
 * Writes the digits of a formatted number or date as Chinese numerals.
 * @param kind of the code `[DBNum1]`: 1 everyday, 2 as on cheques, 3 wide digits
 */
export function inChineseNumerals(
  text: string,
  kind: string,
  isTraditional: boolean,
  isDate: boolean,
): string {
  const numerals = (isTraditional ? traditional : simplified)[kind];
  if (!numerals) return text;
  return text.replaceAll(/(\.?)(\d+)/g, (_, point: string, digits: string) => {
    if (point !== '' || (isDate && digits.length === 4)) return point + spell(digits, numerals);
    const counted = count(digits, numerals);
    // Days and hours from ten on begin with ten, and numbers with one ten.
    const ten = `${numerals.digits[1]}${numerals.steps[1]}`;
    return isDate && kind === '1' && counted.startsWith(ten) ? counted.slice(1) : counted;
  });
}

const firstThaiDigit = 0x0e50;

/** Writes digits as Thai ones. */
export const inThaiDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(firstThaiDigit + Number(digit)));
