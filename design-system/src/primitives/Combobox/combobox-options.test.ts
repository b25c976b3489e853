import { describe, expect, it } from 'vitest';
import { filterOptions } from './combobox-options.ts';

const options = [
  { value: '1', label: 'Nguyễn Thị Hồng' },
  { value: '2', label: 'Đông Á Bank' },
  { value: '3', label: 'ณัฐพล ศรีสุวรรณ' },
  { value: '4', label: '腾讯控股', description: '0700.HK' },
];
const found = (text: string) => filterOptions(options, text).map(({ value }) => value);

describe('filterOptions', () => {
  it('finds without case and without Vietnamese marks', () => {
    expect(found('nguyen')).toEqual(['1']);
    expect(found('DONG A')).toEqual(['2']);
    expect(found('Nguyễn')).toEqual(['1']);
    expect(found('hong nguyen')).toEqual(['1']);
  });

  it('keeps the marks of Thai, which are letters', () => {
    expect(found('ณัฐ')).toEqual(['3']);
    expect(found('ณฐ')).toEqual([]);
  });

  it('finds the second line, and everything by nothing', () => {
    expect(found('0700')).toEqual(['4']);
    expect(found('  ')).toHaveLength(4);
  });
});
