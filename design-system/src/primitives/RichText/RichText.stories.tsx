import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, heard, reading, study } from '../../stories/index.ts';
import { LinkNavigation } from '../Link/link-navigation.ts';
import { answer, article, hostile } from './RichText.fixtures.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

const meta = {
  title: 'primitives/RichText',
  component: RichText,
  args: { source: { kind: 'html', html: article }, tableLabel: controls.table },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<RichTextProps>;

const navigate = fn();

export const Article: Story = {
  render: (args) => (
    <LinkNavigation value={navigate}>
      <RichText {...args} />
    </LinkNavigation>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3, name: reading.dividendHead })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: reading.threeDates })).toBeVisible();
    await expect(canvas.getByRole('group', { name: controls.table })).toHaveAttribute('tabindex', '0');
    const outside = canvas.getByRole('link', { name: reading.exchangePage });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.click(canvas.getByRole('link', { name: reading.theCourse }));
    await expect(navigate).toHaveBeenCalledWith('/hljw/courseCenter/courseHome');
  },
};

export const Markdown: Story = {
  args: { source: { kind: 'markdown', markdown: answer }, size: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: '2026' })).toBeVisible();
    await expect(canvas.getByText(heard(`☑ ${reading.compareYear}`))).toBeVisible();
  },
};

/** What a member typed: HTML is text, and no picture is loaded. */
export const Typed: Story = {
  args: {
    source: {
      kind: 'typed',
      markdown:
        `${reading.tonight}\n\n- **${study.dividends}**\n- [${reading.theCourse}](/hljw/courseCenter/courseHome)\n\n` +
        '<b onclick="alert(1)">bold?</b> <script>alert(1)</script> ![seen](https://example.com/pixel.png)\n\n' +
        '<img src="https://example.com/pixel.png">',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/<b onclick="alert\(1\)">bold\?<\/b>/)).toBeVisible();
    await expect(canvas.getByText('<img src="https://example.com/pixel.png">')).toBeVisible();
    await expect(canvasElement.querySelector('img, b, script')).toBeNull();
  },
};

/** An answer that is still arriving: its table and its code are not closed yet. */
export const HalfWritten: Story = {
  args: { source: { kind: 'markdown', markdown: answer.slice(0, 330) } },
};

export const Hostile: Story = {
  args: { source: { kind: 'html', html: hostile } },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Words that stay');
    for (const name of ['onclick', 'style', 'id', 'class']) await expect(words).not.toHaveAttribute(name);
    await expect(
      canvasElement.querySelector('script, iframe, form, input, svg, [onerror], [href^="javascript"]'),
    ).toBeNull();
    await expect(within(canvasElement).getByText('another host')).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  },
};

export const WideTable: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: { source: { kind: 'html', html: article.slice(article.lastIndexOf('<h3>')) } },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="article">
        <RichText source={{ kind: 'html', html: article }} tableLabel={controls.table} />
      </StoryRow>
      <StoryRow label="assistant">
        <RichText
          source={{ kind: 'markdown', markdown: answer }}
          tableLabel={controls.numbers}
          size="compact"
        />
      </StoryRow>
      <StoryRow label="hostile">
        <RichText source={{ kind: 'html', html: hostile }} tableLabel={controls.table} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <RichText
          source={{ kind: 'markdown', markdown: answer.slice(answer.indexOf(reading.ratioIs)) }}
          tableLabel={controls.table}
          size="compact"
        />
      </StoryRow>
    </StoryGrid>
  ),
};
