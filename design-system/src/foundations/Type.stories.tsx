import { languageNames, languages, languageTags } from '@goldbean/locales';
import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from './StoryGrid.tsx';

const meta = { title: 'foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { size, line, weight } = tokens.font;
const lineOf = {
  caption: line.ui,
  ui: line.ui,
  reading: line.reading,
  title: line.tight,
  heading: line.tight,
  display: line.tight,
};
const sizes = ['display', 'heading', 'title', 'reading', 'ui', 'caption'] as const;

export const Sizes: Story = {
  render: () => (
    <StoryGrid>
      {sizes.map((name) => (
        <StoryRow key={name} label={name}>
          <p style={{ fontSize: size[name], lineHeight: lineOf[name] }}>
            Reading a balance sheet, line by line
          </p>
        </StoryRow>
      ))}
      <StoryRow label="money">
        <p style={{ fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold }}>
          1,111.00
          <br />
          8,888.00
        </p>
      </StoryRow>
    </StoryGrid>
  ),
};

const samples = {
  zh_CN: '财富课堂：今晚八点直播，读懂一张资产负债表。骨直角',
  zh_HK: '財富課堂：今晚八點直播，讀懂一張資產負債表。骨直角',
  en: 'Tonight at eight we read a balance sheet.',
  ms: 'Malam ini pukul lapan kita membaca kunci kira-kira.',
  th: 'คืนนี้สองทุ่ม เราจะอ่านงบดุลด้วยกัน ที่นี่ ปู่ ผู้ใหญ่ น้ำ',
  vi: 'Tối nay tám giờ, chúng ta đọc bảng cân đối kế toán. Ẳ Ễ Ộ Ữ',
} as const;

/** Each language in its own face, with the marks and characters that go wrong first. */
export const Scripts: Story = {
  render: () => (
    <StoryGrid>
      {languages.map((language) => (
        <StoryRow key={language} label={languageNames[language]}>
          <p lang={languageTags[language]} style={{ fontSize: size.title, lineHeight: line.tight }}>
            {samples[language]}
          </p>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
