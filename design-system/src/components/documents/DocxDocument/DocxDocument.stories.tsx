import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { DocumentHit } from '../document.ts';
import { docxContent, still } from '../documents.fixtures.ts';
import { DocxDocument, type DocxDocumentProps } from './DocxDocument.tsx';

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

/** One paragraph of several windows, whose last word is looked for. */
function longParagraph() {
  const content = docxContent();
  const paragraph = document.createElement('p');
  const text = `${'cash flow '.repeat(900)}harvest ${'and more '.repeat(300)}`;
  paragraph.textContent = text;
  content.pages[1]?.replaceChildren(paragraph);
  return { content, at: text.indexOf('harvest') };
}

/** A document in which its reader looks for a word. */
function Searched({ at, ...props }: DocxDocumentProps & { readonly at: number }) {
  const [found, setFound] = useState<DocumentHit | null>(null);
  return (
    <>
      <div style={{ height: 480 }}>
        <DocxDocument {...props} hits={found ? [found] : []} hit={found} />
      </div>
      <button type="button" onClick={() => setFound({ page: 2, at, length: 'harvest'.length })}>
        find
      </button>
    </>
  );
}

/** A hit stands in the middle of the window, wherever in its paragraph it is. */
export const FoundInALongParagraph: Story = {
  name: 'S26: a hit in a long paragraph stands in the middle',
  loaders: [() => longParagraph()],
  render: (args, { loaded }) => <Searched {...args} {...(loaded as ReturnType<typeof longParagraph>)} />,
  play: async ({ canvasElement }) => {
    const desk = canvasElement.querySelector('section') as HTMLElement;
    await waitFor(() => expect(desk.scrollHeight).toBeGreaterThan(4 * desk.clientHeight));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'find' }));
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
    await waitFor(() => {
      const [range] = CSS.highlights.get('document-hit') ?? [];
      const box = (range as Range).getBoundingClientRect();
      const frame = desk.getBoundingClientRect();
      const fromMiddle = (box.top + box.bottom) / 2 - (frame.top + desk.clientHeight / 2);
      return expect(Math.abs(fromMiddle)).toBeLessThan(box.height);
    });
  },
};

/** S26: marks stand in the shadow tree too. */
export const Found: Story = {
  // The page and the find both scroll to their place; which comes last depends on when the pages are laid out.
  tags: ['moving'],
  args: { place: { page: 2 }, hits: [hit], hit },
  play: async () => {
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
  },
};
