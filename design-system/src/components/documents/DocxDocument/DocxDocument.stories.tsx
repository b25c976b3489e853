import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { docxContent, still } from '../documents.fixtures.ts';
import { DocxDocument } from './DocxDocument.tsx';

const meta = {
  title: 'components/documents/DocxDocument',
  component: DocxDocument,
  args: { ...still, content: { pages: [], styles: '', wrapperClass: '' }, onFit: fn(), onPage: fn() },
  // The elements of the pages are in one place at a time: each story makes its own.
  loaders: [() => ({ content: docxContent() })],
  render: (args, { loaded }) => (
    <div style={{ height: 480 }}>
      <DocxDocument {...args} {...(loaded as { content: ReturnType<typeof docxContent> })} />
    </div>
  ),
} satisfies Meta<typeof DocxDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

const pagesIn = (canvasElement: HTMLElement): readonly HTMLElement[] =>
  [...canvasElement.querySelectorAll('div')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.querySelectorAll('section')] : [],
  );

/** Its styles hold in it and nowhere else. */
export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    const [first] = pagesIn(canvasElement);
    await expect(pagesIn(canvasElement)).toHaveLength(3);
    await expect(getComputedStyle(first?.firstElementChild ?? canvasElement).color).toBe('rgb(0, 128, 128)');
  },
};

export const SecondPage: Story = {
  args: { zoom: 1.25, place: { page: 2 } },
  play: async ({ canvasElement }) => {
    const desk = canvasElement.querySelector('section') as HTMLElement;
    const top = () =>
      (pagesIn(canvasElement)[1] as HTMLElement).getBoundingClientRect().top -
      desk.getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs(top())).toBeLessThan(4));
  },
};

const hit = { page: 2, at: 0, length: 7 };

/** S26: marks stand in the shadow tree too. */
export const Found: Story = {
  // The page and the find both scroll to their place; which comes last depends on when the pages are laid out.
  tags: ['moving'],
  args: { place: { page: 2 }, hits: [hit], hit },
  play: async () => {
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
  },
};
