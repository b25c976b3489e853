import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { news } from './NewsItem.fixtures.ts';
import { NewsItem } from './NewsItem.tsx';

const meta = {
  title: 'components/content/NewsItem',
  component: NewsItem,
  args: { news: news.plain },
  decorators: [
    (Story) => (
      <section style={{ maxInlineSize: 690 }} aria-labelledby="news-day">
        {/* A list has the day above it; a flash alone needs the outline too. */}
        <h3 id="news-day">21 Nov</h3>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof NewsItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['pictured'] };
export const Important: Story = {
  args: { news: news.important },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/hljw/search?q=600000');
  },
};
export const New: Story = { tags: ['pictured'], args: { news: news.fresh } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <>
      {Object.values(news).map((one) => (
        <NewsItem key={one.id} news={one} />
      ))}
    </>
  ),
};
