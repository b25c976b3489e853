import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { reading, wordsOf } from '../../../stories/index.ts';
import { picture } from '../content.fixtures.ts';
import { cashDocument, cashPictures } from '../DocumentBody/DocumentBody.fixtures.ts';
import { DocumentEditor } from './DocumentEditor.tsx';

const t = () => wordsOf('article');
const meta = {
  title: 'components/content/DocumentEditor',
  component: DocumentEditor,
  args: {
    label: t()('editor.text'),
    initial: [],
    pictures: {},
    onChange: fn(),
    onPicture: fn(async () => ({ id: 'new', url: picture() })),
    isLink: (href: string) => href.startsWith('https://'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S50: words become blocks; a press makes a heading of the line one is in. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('Cash');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ kind: 'paragraph', runs: [{ text: 'Cash' }] }]),
    );
    await userEvent.click(canvas.getByRole('button', { name: t()('editor.heading') }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        { kind: 'heading', level: 2, runs: [{ text: 'Cash' }] },
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: t()('editor.undo') }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ kind: 'paragraph', runs: [{ text: 'Cash' }] }]),
    );
  },
};
/** What was kept is written on, with every kind of block. */
export const Kept: Story = {
  args: { initial: cashDocument, pictures: cashPictures },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('textbox'));
    await expect(page.getByRole('heading', { name: reading.sideBySide })).toBeVisible();
    await expect(page.getByRole('img', { name: reading.cashAlt })).toBeVisible();
  },
};
/** An address that leads nowhere is refused where it is typed. */
export const WrongLink: Story = {
  args: Kept.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('editor.link') }));
    const field = canvas.getByRole('textbox', { name: t()('editor.address') });
    await userEvent.type(field, 'javascript:alert(1){Enter}');
    await expect(field).toHaveAccessibleDescription(t()('editor.wrongAddress'));
  },
};
/** A picture that was chosen stands in the document once it has arrived. */
export const Picture: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    const input = canvasElement.querySelector('input[type=file]');
    if (input === null) throw new Error('no file can be chosen');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], 'chart.png', { type: 'image/png' }));
    await canvas.findByRole('img', { name: 'chart' });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ kind: 'picture', file_id: 'new', alt: 'chart' }]),
    );
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DocumentEditor {...args} />
      <DocumentEditor {...args} {...Kept.args} />
    </div>
  ),
};
