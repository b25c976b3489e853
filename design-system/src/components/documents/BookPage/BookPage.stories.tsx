/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fileNames, heard } from '../../../stories/index.ts';
import { drawLines, paper, textOfPage } from '../documents.fixtures.ts';
import { BookPage } from './BookPage.tsx';

const [size = { width: 560, height: 792 }] = paper;
const word = fileNames.cash.toLowerCase();
const hits = Array.from(textOfPage(2).matchAll(new RegExp(word, 'g')), ({ index }) => ({
  page: 2,
  at: index,
  length: word.length,
}));

const meta = {
  title: 'components/documents/BookPage',
  component: BookPage,
  args: { page: 2, size, draw: drawLines, enlarged: 1, hits: [] },
  render: (args) => (
    <section
      tabIndex={0}
      aria-label={fileNames.lessonTwelve}
      style={{ inlineSize: 420, blockSize: 480, overflow: 'auto' }}
    >
      <BookPage {...args} />
    </section>
  ),
} satisfies Meta<typeof BookPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fit: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(heard(`2.1 ${fileNames.opinion}`));
    const page = within(canvasElement).getByRole('group');
    await expect(page.clientWidth).toBeLessThanOrEqual(420);
  },
};
export const Enlarged: Story = {
  args: { enlarged: 1.4 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('group').clientWidth).toBeGreaterThan(500));
  },
};
export const Found: Story = {
  args: { hits },
  play: async () => {
    await waitFor(() => expect(CSS.highlights.get('document-hits')?.size).toBe(hits.length));
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {[0.75, 1, 1.4].map((enlarged) => (
        <section
          key={enlarged}
          tabIndex={0}
          aria-label={`${fileNames.lessonTwelve} ${enlarged}`}
          style={{ inlineSize: 300, blockSize: 420, overflow: 'auto' }}
        >
          <BookPage {...args} enlarged={enlarged} />
        </section>
      ))}
    </div>
  ),
};
