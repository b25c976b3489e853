import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { reading, titles } from '../../../stories/index.ts';
import { ArticleContents } from './ArticleContents.tsx';

const sections = [
  { id: 'section-1', level: 2, title: reading.threePartsHead },
  { id: 'section-4', level: 2, title: reading.sideBySide },
  { id: 'section-6', level: 3, title: titles.whyNotCash },
  { id: 'section-9', level: 2, title: titles.receivablesLong },
] as const;

const meta = {
  title: 'components/content/ArticleContents',
  component: ArticleContents,
  args: { sections, current: null, onSection: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingReadYet: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: reading.sideBySide }));
    await expect(args.onSection).toHaveBeenLastCalledWith('section-4');
  },
};
/** S15: the part that is being read is marked. */
export const InTheMiddle: Story = {
  args: { current: 'section-6' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'location' })).toHaveTextContent(
      titles.whyNotCash,
    );
  },
};
/** An article without headings has no contents. */
export const NoHeadings: Story = {
  args: { sections: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // One alone: two lists of contents are never on a page, and would be landmarks of one name.
  render: (args) => <ArticleContents {...args} {...InTheMiddle.args} />,
};
