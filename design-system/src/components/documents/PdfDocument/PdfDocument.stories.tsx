import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fileNames, heard } from '../../../stories/index.ts';
import { drawLines, paper, still, textOfPage } from '../documents.fixtures.ts';
import { PdfDocument } from './PdfDocument.tsx';

const word = fileNames.cash.toLowerCase();
const hitsOn = (page: number) =>
  Array.from(textOfPage(page).matchAll(new RegExp(word, 'g')), ({ index }) => ({
    page,
    at: index,
    length: word.length,
  }));
const hits = [1, 2].flatMap(hitsOn);

const meta = {
  title: 'components/documents/PdfDocument',
  component: PdfDocument,
  args: { ...still, pages: paper, draw: drawLines, onFit: fn(), onPage: fn() },
  render: (args) => (
    <div style={{ height: 480 }}>
      <PdfDocument {...args} />
    </div>
  ),
} satisfies Meta<typeof PdfDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages near what is seen are drawn, with words that can be selected; the others wait. */
export const Fit: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(heard(`1.1 ${fileNames.opinion}`));
    await expect(
      within(canvasElement).queryByText(heard(`4.1 ${fileNames.opinion}`)),
    ).not.toBeInTheDocument();
  },
};

/** The third page was asked for, larger than the window. */
export const Enlarged: Story = {
  args: { zoom: 1.5, place: { page: 3 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(heard(`3.1 ${fileNames.opinion}`));
    const third = canvasElement.querySelector('[data-page="3"]') as HTMLElement;
    const desk = third.closest('section') as HTMLElement;
    await waitFor(() =>
      expect(Math.abs(third.getBoundingClientRect().top - desk.getBoundingClientRect().top)).toBeLessThan(4),
    );
  },
};

/** Every hit is marked, the one that is looked at apart. */
export const Found: Story = {
  args: { zoom: 0.5, hits, hit: hits[2] ?? null },
  play: async () => {
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
    await waitFor(() => expect(CSS.highlights.get('document-hits')?.size).toBe(hits.length - 1));
  },
};

/** One page that cannot be read leaves the others readable, and says so. */
export const Damaged: Story = {
  args: { pages: paper.map((size, at) => (at === 0 ? { ...size, isDamaged: true } : size)), zoom: 0.5 },
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector('[data-page="1"]') as HTMLElement;
    await expect(first).toHaveTextContent(/./);
    await expect(first.querySelector('canvas')).toBeNull();
    await within(canvasElement).findByText(heard(`2.1 ${fileNames.opinion}`));
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ height: 480, width: 320 }}>
      <PdfDocument {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'All states',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateRows: '360px 360px' }}>
      <PdfDocument {...args} />
      <PdfDocument {...args} zoom={0.5} place={{ page: 2 }} />
    </div>
  ),
};
